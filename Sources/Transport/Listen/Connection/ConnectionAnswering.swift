import CSystem

extension Connection {
    /// Lays out the answer to the request in flight and sends what the socket takes.
    func answer(_ response: Response) {
        guard phase != .closed else { return }
        let head = exchange?.request.head
        let isOld = head?.minorVersion == 0
        let keeps = head.map { !$0.asksToClose && ($0.minorVersion == 1 || $0.asksToKeep) } ?? false
        if !keeps || response.closes || site.isClosing || requests >= limits.requestsPerConnection { closesAfterAnswer = true }
        let layout = ResponseLayout(
            date: loop.clock.date(),
            requestID: exchange?.request.requestID ?? site.identifiers.next(),
            closes: closesAfterAnswer,
            saysKeepAlive: isOld,
            omitsContent: head?.method == "HEAD"
        )
        loop.outgoing.removeAll(keepingCapacity: loop.outgoing.capacity <= 1 << 20)
        layout.append(response, to: &loop.outgoing)
        record(response, layout)
        exchange = nil
        transmit()
    }

    /// Answers what the transport refuses by itself, which ends the connection.
    func refuse(_ refusal: Refusal) {
        guard phase != .closed, phase != .lingering, phase != .flushing else { return }
        let identifier = exchange?.request.requestID ?? site.identifiers.next()
        let path = exchange?.request.head.path ?? ""
        if exchange == nil {
            let request = IncomingRequest(head: RequestHead(), requestID: identifier, client: client)
            exchange = Exchange(request: request, startedAt: loop.now, census: site.census)
        }
        var response = site.application.response(to: refusal, requestID: identifier, path: path)
        response.closes = true
        answer(response)
        settle()
    }

    func sendContinue() {
        let sent = ResponseLayout.continueLine.withUnsafeBytes { wire.send($0) }
        // The socket is empty here, as the former answer has been flushed; a peer with no room for one line is given up.
        if case .octets(let count) = sent, count == ResponseLayout.continueLine.count { return }
        leave()
    }

    private func transmit() {
        var sent = 0
        while sent < loop.outgoing.count {
            let transfer = loop.outgoing.withUnsafeBytes { wire.send(UnsafeRawBufferPointer(rebasing: $0[sent...])) }
            switch transfer {
            case .octets(let count): sent += count
            case .wouldBlock:
                output = Array(loop.outgoing[sent...])
                outputSent = 0
                phase = .flushing
                return
            case .ended, .failed:
                leave()
                return
            }
        }
        flushed()
    }

    /// The socket has room again.
    func flush() {
        guard phase == .flushing else { return }
        while outputSent < output.count {
            let transfer = output.withUnsafeBytes { wire.send(UnsafeRawBufferPointer(rebasing: $0[outputSent...])) }
            switch transfer {
            case .octets(let count): outputSent += count
            case .wouldBlock:
                settle()
                return
            case .ended, .failed:
                leave()
                return
            }
        }
        output = []
        flushed()
        resume()
    }

    private func flushed() {
        if closesAfterAnswer {
            linger()
        } else {
            phase = .head
        }
    }

    private func record(_ response: Response, _ layout: ResponseLayout) {
        guard let exchange else { return }
        let sent = layout.omitsContent || response.hasNoContent ? 0 : response.content.count
        record(exchange, route: response.route, status: response.status, sent: sent)
    }

    func record(_ exchange: Exchange, route: String, status: Int, sent: Int) {
        let request = exchange.request
        site.application.finished(
            AccessRecord(
                requestID: request.requestID,
                method: request.head.method,
                route: route,
                status: status,
                duration: assay_monotonic_nanoseconds() &- exchange.startedAt,
                sent: sent,
                received: exchange.received,
                client: client
            )
        )
    }
}

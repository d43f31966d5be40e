extension Connection {
    /// Takes octets that have just arrived; `fresh` is valid until this returns.
    func consume(_ fresh: UnsafeRawBufferPointer) {
        if input.isEmpty {
            let used = advance(fresh)
            if used < fresh.count { input.append(contentsOf: fresh[used...]) }
        } else {
            input.append(contentsOf: fresh)
            readBuffered()
        }
        settle()
    }

    /// Goes on with what is buffered, after an answer.
    func resume() {
        if phase == .head, !input.isEmpty { readBuffered() }
        settle()
    }

    private func readBuffered() {
        var taken: [UInt8] = []
        swap(&taken, &input)
        let used = taken.withUnsafeBytes { advance($0) }
        if used >= taken.count { return }
        if used > 0 { taken.removeFirst(used) }
        input = taken
    }

    /// Reads as many requests as the phase allows and answers how many octets were used.
    private func advance(_ octets: UnsafeRawBufferPointer) -> Int {
        var used = 0
        while used < octets.count {
            let rest = UnsafeRawBufferPointer(rebasing: octets[used...])
            switch phase {
            case .head:
                let count = readHead(rest)
                if count == 0 { return used }
                used += count
            case .content: used += readContent(rest)
            case .busy, .flushing, .handshake: return used
            case .lingering, .closed: return octets.count
            }
        }
        return used
    }

    private func readHead(_ octets: UnsafeRawBufferPointer) -> Int {
        switch scanner.scan(octets, limits: limits) {
        case .partial:
            if headDeadline == .max { headDeadline = loop.now &+ limits.headTime }
            return 0
        case .refused(let refusal):
            refuse(refusal)
            return octets.count
        case .complete(let range):
            scanner = HeadScanner()
            headDeadline = .max
            do throws(Refusal) {
                begin(try RequestHead(parsing: UnsafeRawBufferPointer(rebasing: octets[range])))
            } catch {
                refuse(error)
                return octets.count
            }
            return range.upperBound
        }
    }

    private func begin(_ head: RequestHead) {
        requests += 1
        let identifier = RequestIdentifiers.accepted(head.field("x-request-id")) ?? site.identifiers.next()
        let request = IncomingRequest(head: head, requestID: identifier, client: client)
        exchange = Exchange(request: request, startedAt: loop.now, census: site.census)
        if head.expectationFailed {
            let response = site.application.response(to: .unsupportedExpectation, requestID: identifier, path: head.path)
            answerWithoutContent(response, head)
            return
        }
        switch site.application.admit(request) {
        case .answer(let response): answerWithoutContent(response, head)
        case .read:
            if case .length(let length) = head.framing, length > limits.content {
                refuse(.contentTooLarge)
            } else {
                startContent(head)
            }
        }
    }

    /// Content nobody wants is read away when it is short and on its way already; else the connection ends with the answer.
    private func answerWithoutContent(_ response: Response, _ head: RequestHead) {
        switch head.framing {
        case .none, .length(0): answer(response)
        case .length(let length) where length <= limits.discardedContent && !head.expectsContinue && !head.expectationFailed:
            exchange?.prepared = response
            startContent(head)
        case .length, .chunked:
            closesAfterAnswer = true
            answer(response)
        }
    }

    private func startContent(_ head: RequestHead) {
        guard let exchange else { return }
        switch head.framing {
        case .none, .length(0):
            contentComplete(exchange)
            return
        case .length(let length): exchange.request.content.reserveCapacity(min(length, 64 * 1024))
        case .chunked: break
        }
        phase = .content
        exchange.contentStartedAt = loop.now
        loop.setDeadline(loop.now &+ min(limits.rateWindow, limits.contentTime), of: token)
        if head.expectsContinue, !exchange.discardsContent { sendContinue() }
    }

    private func readContent(_ octets: UnsafeRawBufferPointer) -> Int {
        guard let exchange else { return octets.count }
        switch exchange.request.head.framing {
        case .none:
            contentComplete(exchange)
            return 0
        case .length(let length):
            let count = min(length - exchange.received, octets.count)
            if !exchange.discardsContent { exchange.request.content.append(contentsOf: octets[0..<count]) }
            exchange.received += count
            if !exchange.accountForContent(limits) {
                refuse(.tooMuchContent)
                return octets.count
            }
            if exchange.received == length { contentComplete(exchange) }
            return count
        case .chunked:
            do throws(Refusal) {
                let count = try exchange.chunked.read(octets, into: &exchange.request.content, limits: limits)
                exchange.received += count
                if !exchange.accountForContent(limits) { throw .tooMuchContent }
                if exchange.chunked.isFinished { contentComplete(exchange) }
                return count
            } catch {
                refuse(error)
                return octets.count
            }
        }
    }

    private func contentComplete(_ exchange: Exchange) {
        if let prepared = exchange.prepared {
            answer(prepared)
            return
        }
        let left = Guarded(false)
        exchange.left = left
        phase = .busy
        let ticket = Ticket(loop: loop, token: token, number: requests, left: left)
        let request = exchange.request
        exchange.request.content = []
        if let response = site.application.respond(to: request, ticket: ticket) { answer(response) }
    }

    /// Content must come at its rate from its first moment on, and whole within its time.
    func judgeContentTime() {
        guard let exchange else { return }
        let elapsed = loop.now &- exchange.contentStartedAt
        let due = elapsed / 1_000_000 * UInt64(limits.contentRate) / 1000
        if elapsed >= limits.contentTime || UInt64(exchange.received) < due {
            refuse(.contentTimeout)
        } else {
            let end = exchange.contentStartedAt &+ limits.contentTime
            loop.setDeadline(min(loop.now &+ limits.rateWindow, end), of: token)
        }
    }
}

import CSystem
import Dispatch

/// A serial queue that serves the descriptors of one epoll set.
///
/// Dispatch watches the set, not the descriptors: one firing drains the set with `epoll_wait` that never waits, which costs half of a
/// source a connection. Everything of a handler happens on `queue`; only `deliver` and `perform` may be called from elsewhere.
///
/// `@unchecked Sendable`: all mutable state belongs to `queue`, the inbox has a lock of its own.
package final class EventLoop: @unchecked Sendable {
    package let queue: DispatchQueue
    /// Monotonic nanoseconds, read once a pass.
    package private(set) var now: UInt64
    /// Where every handler reads to; valid until it returns.
    let scratch: UnsafeMutableRawBufferPointer
    /// Where answers are laid out before they are sent, so that an idle connection owns no buffer.
    var outgoing: [UInt8] = []
    var clock = DateClock()

    private let epoll: Int32
    private let events: UnsafeMutablePointer<assay_event>
    private var slots = SlotTable()
    private var heap = DeadlineHeap()
    private var armed = UInt64.max
    private let inbox = Inbox()
    private var source: (any DispatchSourceRead)?
    private var timer: (any DispatchSourceTimer)?

    private static let eventsAPass: Int32 = 256
    /// After so many passes the queue may serve its timer and its tasks; what is still ready fires the source again.
    private static let passesAFiring = 64

    package init(name: String) throws(TransportError) {
        let set = assay_epoll_create()
        if set < 0 { throw .system(call: "epoll_create1", code: -set) }
        epoll = set
        queue = DispatchQueue(label: name)
        now = assay_monotonic_nanoseconds()
        scratch = .allocate(byteCount: 64 * 1024, alignment: 16)
        events = .allocate(capacity: Int(EventLoop.eventsAPass))
        let source = DispatchSource.makeReadSource(fileDescriptor: set, queue: queue)
        source.setEventHandler { [weak self] in self?.fire() }
        source.setCancelHandler { _ = assay_close(set) }
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.setEventHandler { [weak self] in self?.timerFired() }
        self.source = source
        self.timer = timer
        source.activate()
        timer.activate()
    }

    deinit {
        source?.cancel()
        timer?.cancel()
        scratch.deallocate()
        events.deallocate()
    }

    // MARK: From any thread

    /// Hands a result to the owner of a token, or to nobody when it has gone.
    package func deliver(_ result: any Sendable, to token: LoopToken) {
        post(.result(token, result))
    }

    /// Runs something on the loop, soon.
    package func perform(_ task: @escaping @Sendable () -> Void) {
        post(.task(task))
    }

    private func post(_ parcel: Parcel) {
        if inbox.put(parcel) {
            queue.async { [self] in
                now = assay_monotonic_nanoseconds()
                emptyInbox()
                rearmTimer()
            }
        }
    }

    // MARK: On the loop

    /// Watches a descriptor for its handler, which stays retained until `unregister`.
    package func register(_ descriptor: Int32, interest: Readiness, handler: any EventHandler) throws(TransportError) -> LoopToken {
        guard descriptor >= 0 else { throw .system(call: "epoll_ctl", code: 9) }
        slots.makeRoom(for: descriptor)
        let token = LoopToken(descriptor: descriptor, generation: slots[descriptor].generation)
        let result = assay_epoll_add(epoll, descriptor, interest.rawValue, token.packed)
        if result < 0 { throw .system(call: "epoll_ctl", code: -result) }
        slots[descriptor].handler = handler
        slots[descriptor].interest = interest
        return token
    }

    /// Gives a handler that has no descriptor a token for deadlines and results; it stays retained until `unregister`.
    package func register(_ handler: any EventHandler) -> LoopToken {
        let place = slots.freePlace()
        slots[place].handler = handler
        return LoopToken(descriptor: place, generation: slots[place].generation)
    }

    package func setInterest(_ interest: Readiness, of token: LoopToken) {
        guard isCurrent(token), token.descriptor >= 0 else { return }
        if slots[token.descriptor].interest == interest { return }
        slots[token.descriptor].interest = interest
        _ = assay_epoll_modify(epoll, token.descriptor, interest.rawValue, token.packed)
    }

    /// Forgets a descriptor. The caller closes it after this; parcels and readiness under the old token reach nobody.
    package func unregister(_ token: LoopToken) {
        guard isCurrent(token) else { return }
        if token.descriptor >= 0 { _ = assay_epoll_remove(epoll, token.descriptor) }
        slots.vacate(token)
    }

    /// Sets the one moment (monotonic nanoseconds) at which a handler is called, replacing the former; `nil` for never.
    package func setDeadline(_ moment: UInt64?, of token: LoopToken) {
        guard isCurrent(token) else { return }
        let moment = moment ?? .max
        slots[token.descriptor].deadline = moment
        if moment < slots[token.descriptor].scheduled {
            slots[token.descriptor].scheduled = moment
            heap.push(DeadlineHeap.Entry(moment: moment, token: token))
        }
    }

    /// Every handler that is registered now.
    package var handlers: [any EventHandler] { slots.handlers }

    private func isCurrent(_ token: LoopToken) -> Bool { slots.isCurrent(token) }

    private func handler(of token: LoopToken) -> (any EventHandler)? {
        isCurrent(token) ? slots[token.descriptor].handler : nil
    }

    private func fire() {
        for _ in 0..<EventLoop.passesAFiring {
            let count = assay_epoll_wait(epoll, events, EventLoop.eventsAPass)
            if count <= 0 { break }
            now = assay_monotonic_nanoseconds()
            for index in 0..<Int(count) {
                let event = events[index]
                handler(of: LoopToken(packed: event.data))?.ready(Readiness(rawValue: event.events))
            }
            emptyInbox()
            passDeadlines()
        }
        rearmTimer()
    }

    private func emptyInbox() {
        for parcel in inbox.takeAll() {
            switch parcel {
            case .result(let token, let result): handler(of: token)?.receive(result)
            case .task(let task): task()
            }
        }
    }

    private func timerFired() {
        armed = .max
        now = assay_monotonic_nanoseconds()
        passDeadlines()
        rearmTimer()
    }

    private func passDeadlines() {
        while let first = heap.first, first.moment <= now {
            _ = heap.popFirst()
            guard let handler = handler(of: first.token) else { continue }
            let descriptor = first.token.descriptor
            if slots[descriptor].scheduled != first.moment { continue }
            slots[descriptor].scheduled = .max
            let deadline = slots[descriptor].deadline
            if deadline <= now {
                slots[descriptor].deadline = .max
                handler.deadlinePassed()
            } else if deadline < .max {
                slots[descriptor].scheduled = deadline
                heap.push(DeadlineHeap.Entry(moment: deadline, token: first.token))
            }
        }
    }

    private func rearmTimer() {
        guard let first = heap.first, first.moment < armed else { return }
        armed = first.moment
        timer?.schedule(deadline: DispatchTime(uptimeNanoseconds: first.moment), leeway: .milliseconds(1))
    }
}

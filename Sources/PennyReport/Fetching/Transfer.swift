import CFetch
import Glibc

/// One request and its result.
final class Transfer {
    struct End {
        var end: penny_fetch_end
        var status: Int
        var contentType: String?
        var validators: Validators
        var retryAfter: String?
        var redirect: String?
        var reason: String
    }

    private let settings: FetchSettings
    private let isHostAllowed: Bool
    private(set) var body: [UInt8] = []

    init(_ settings: FetchSettings, isHostAllowed: Bool) {
        self.settings = settings
        self.isHostAllowed = isHostAllowed
    }

    func run(_ address: String, _ known: Validators, milliseconds: Int) -> End {
        var answer = penny_fetch_answer()
        let etag = known.etag ?? ""
        let lastModified = known.lastModified ?? ""
        address.withCString { address in
            settings.userAgent.withCString { agent in
                etag.withCString { etag in
                    lastModified.withCString { lastModified in
                        var request = penny_fetch_request()
                        request.url = address
                        request.agent = agent
                        request.etag = known.etag == nil ? nil : etag
                        request.last_modified = known.lastModified == nil ? nil : lastModified
                        request.connect_milliseconds = settings.connectMilliseconds
                        request.total_milliseconds = milliseconds
                        request.byte_limit = settings.byteLimit
                        setCallbacks(&request)
                        penny_fetch(&request, &answer)
                    }
                }
            }
        }
        defer { penny_fetch_free(answer.redirect) }
        return End(answer)
    }

    // MARK: - Callbacks

    private func setCallbacks(_ request: inout penny_fetch_request) {
        request.context = Unmanaged.passUnretained(self).toOpaque()
        request.may_connect = { context, address in
            guard let address, Transfer.at(context)?.mayConnect(to: address) == true else {
                return 0
            }
            return 1
        }
        request.take = { context, bytes, count in
            let part = UnsafeBufferPointer(start: bytes, count: count)
            Transfer.at(context)?.body.append(contentsOf: part)
        }
    }

    private static func at(_ context: UnsafeMutableRawPointer?) -> Transfer? {
        context.map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
    }

    private func mayConnect(to address: UnsafePointer<sockaddr>) -> Bool {
        let bytes = SocketAddress.bytes(of: address)
        return isHostAllowed || AddressRules.isPublic(bytes) || settings.allows(address: bytes)
    }
}

extension Transfer.End {
    init(_ answer: penny_fetch_answer) {
        end = answer.end
        status = answer.status
        contentType = Self.text(answer.content_type)
        validators = Validators(
            etag: Self.text(answer.etag), lastModified: Self.text(answer.last_modified))
        retryAfter = Self.text(answer.retry_after)
        redirect = answer.redirect.map { String(cString: $0) }
        reason = Self.text(answer.reason) ?? ""
    }

    /// The text in a fixed-size field; nil if it is empty.
    private static func text(_ field: some Any) -> String? {
        let text = withUnsafeBytes(of: field) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        return text.isEmpty ? nil : text
    }
}

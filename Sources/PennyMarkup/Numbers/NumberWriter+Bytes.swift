import PennyEngine

/// Values where markup stands.
extension NumberWriter {
    /// A value, with what means something in markup escaped.
    @inline(never)
    func append(_ quantity: Quantity, to out: inout Bytes) {
        let start = out.bytes.count
        out.withBytes { append(quantity, to: &$0) }
        out.escape(from: start)
    }
}

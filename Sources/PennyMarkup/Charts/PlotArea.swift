/// The area of a drawing that lines can use, in tenths of the drawing's unit.
struct PlotArea {
    let left: Int64
    let right: Int64
    let top: Int64
    let bottom: Int64
}

/// Where the lines of a drawing can be, in tenths of the drawing's unit.
struct PlotArea {
    let left: Int64
    let right: Int64
    let top: Int64
    let bottom: Int64
}

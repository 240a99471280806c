import { rules } from "./ways.mjs";

export const largeBreaks = [
  { name: "a figure of a fixed size", says: /number is torn.*\(text of twice the size, 390/, style: rules(".main dd { font-size: 4rem !important; white-space: normal !important; overflow-wrap: anywhere }") },
  { name: "a figure of a fixed size on a large font", says: /number is torn.*\(a font of 32 px, 390/, style: rules(".main dd { font-size: 4rem !important; white-space: normal !important; overflow-wrap: anywhere }") },
  { name: "a heading of one line", says: /scrolls sideways \(text of twice/, style: rules("h1 { white-space: nowrap }") },
  { name: "a heading that is cut", says: /text is cut \(a font of 32 px/, style: rules("h1 { height: 2rem; overflow: hidden }") },
  { name: "a field below another", says: /lies on another \(390/, style: rules(".field { margin-bottom: -2rem !important }") },
  { name: "a field of a fixed width", says: /wider than its place \(1280/, style: rules(".field input { width: 30rem !important; max-width: none }") },
  { name: "a choice of a fixed width", says: /choice is cut \(390/, style: rules(".field select { appearance: auto !important; width: 4rem !important }") },
];

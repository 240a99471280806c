import { rules } from "./ways.mjs";

export const chartsBreaks = [
  { name: "an empty key", says: /key is not drawn \(light/, style: rules(".legend li::before { border-color: transparent !important; background: none !important }") },
  { name: "an empty key in the dark", says: /key is not drawn \(dark/, style: rules("@media (prefers-color-scheme: dark) { .legend li::before { border-color: transparent !important; background: none !important } }") },
  { name: "an empty key in forced colors", says: /key is not drawn \(forced/, style: rules("@media (forced-colors: active) { .legend li::before { border-color: Canvas !important; background: Canvas !important } }") },
  { name: "lines without names", says: /lines have no names/, style: rules(".legend, .plot .label { display: none !important }") },
  { name: "lines of one look", says: /colour alone/, style: rules(".plot .line { stroke-dasharray: none !important; stroke-width: 2px !important }") },
  { name: "a unit on a tick", says: /words of a drawing touch \(light, 390/, style: rules(".plot .unit { translate: 0 .4em !important }") },
];

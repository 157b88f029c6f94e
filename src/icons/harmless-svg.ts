// What a foreign icon may contain: shapes and their colours, nothing that can run, load or style anything.

/** The elements in SVG's own camelCase spelling. */
export const drawingElements: readonly string[] = [
  ...['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'defs', 'use', 'symbol'],
  ...['clipPath', 'mask', 'linearGradient', 'radialGradient', 'stop'],
];

const drawingAttributes = new Set([
  ...[
    'id',
    'd',
    'x',
    'y',
    'x1',
    'y1',
    'x2',
    'y2',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
    'fx',
    'fy',
    'width',
    'height',
    'points',
  ],
  ...[
    'viewBox',
    'transform',
    'opacity',
    'color',
    'display',
    'visibility',
    'offset',
    'href',
    'xlink:href',
    'pathLength',
  ],
  ...['fill', 'fill-opacity', 'fill-rule', 'clip-path', 'clip-rule', 'clipPathUnits', 'mask', 'maskUnits'],
  ...['stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'stop-color', 'stop-opacity', 'gradientUnits', 'gradientTransform'],
  ...['spreadMethod', 'paint-order', 'vector-effect'],
]);

/** References may only point into the icon itself. */
export function isDrawingAttribute(name: string, value: string): boolean {
  if (!drawingAttributes.has(name)) return false;
  if (name.endsWith('href')) return /^#[\w-]+$/.test(value);
  return !/\\|url\((?!#[\w-]+\))/i.test(value);
}

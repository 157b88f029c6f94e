import sanitize from 'sanitize-html';
import { drawingElements, isDrawingAttribute } from '#src/icons/harmless-svg.ts';

const options: sanitize.IOptions = {
  allowedTags: [...drawingElements],
  allowedAttributes: false,
  // References are looked at below; without this it would take `href="#a"` for an address.
  allowedSchemesAppliedToAttributes: [],
  // Words belong to what is left out: a style, a script, a title.
  textFilter: () => '',
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  selfClosing: ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'use', 'stop'],
  transformTags: {
    '*': (tagName, attribs) => ({
      tagName,
      attribs: Object.fromEntries(Object.entries(attribs).filter(([name, value]) => isDrawingAttribute(name, value))),
    }),
  },
};

/** Reduces an icon's body that others drew to shapes and their paint. */
export function sanitiseIconBody(body: string): string {
  return sanitize(body, options).replaceAll(' />', '/>');
}

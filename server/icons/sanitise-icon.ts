import sanitize from 'sanitize-html';
import { drawingElements, isDrawingAttribute } from '#src/icons/harmless-svg.ts';

const options: sanitize.IOptions = {
  allowedTags: [...drawingElements],
  allowedAttributes: false,
  // References are checked below; without this, sanitize-html would treat `href="#a"` as a URL.
  allowedSchemesAppliedToAttributes: [],
  // Text belongs only to elements that are removed: a style, a script, a title.
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

/** Reduces the body of a foreign icon to shapes and their colours. */
export function sanitiseIconBody(body: string): string {
  return sanitize(body, options).replaceAll(' />', '/>');
}

import { DOMParser as DocumentReader, type Node } from 'prosemirror-model';
import { toTrusted } from '../sanitised-html.tsx';
import { richTextSchema } from './rich-text-schema.ts';

const reader = DocumentReader.fromSchema(richTextSchema);

/** HTML that was sanitised when it was stored, or comes from the editor. */
export function readHtml(html: string): Node {
  const { body } = new DOMParser().parseFromString(toTrusted(html), 'text/html');
  return reader.parse(body);
}

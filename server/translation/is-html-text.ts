// Whether a text of a document is HTML: by the name of its field, or, in a block, by what its kind says of the field.
import type { BlockField } from '#src/shop/blocks/block-fields.ts';
import { blockKindOf, isBlockName } from '#src/shop/blocks/blocks.ts';
import type { DocumentText } from '#src/shop/translations/document-texts.ts';

export function isHtmlField(field: string): boolean {
  return /html$/i.test(field);
}

/** `data`: what the path of the text begins in. */
export function isHtmlText(data: unknown, { path, field }: Pick<DocumentText, 'path' | 'field'>): boolean {
  let value = data;
  let fields: Readonly<Record<string, BlockField>> = {};
  let found: BlockField | undefined;
  for (const name of path) {
    const { kind } = value as { kind?: unknown };
    if (typeof kind === 'string' && isBlockName(kind)) fields = blockKindOf(kind).fields;
    found = fields[name];
    if (found?.kind === 'rows') fields = found.fields;
    value = (value as Record<string | number, unknown>)[name];
  }
  return found ? found.kind === 'html' : isHtmlField(field);
}

// What a block of a page is made of: fields, as data. Its schema (`block-schema.ts`), its type and its form in the office
// (`src/catalogue/office/blocks`) follow from them. Browsers may have this; zod they have not.
import type { LocalisedText } from '../localised-text.ts';

export type BlockField =
  /** A text in every language; `isLong`: of several lines; `isFilledIn`: if it is empty, words of the shop stand. */
  | { kind: 'text'; most: number; isLong?: true; isFilledIn?: true }
  /** Text with simple structure, in every language, cleaned when it is stored. */
  | { kind: 'html'; most: number }
  | { kind: 'picture' }
  /** The first is what nobody has chosen. */
  | { kind: 'choice'; of: readonly [string, ...string[]] }
  /** A page of the shop by its path without the language, `/c/bowls`, or an address that begins with https. */
  | { kind: 'link' }
  /** A collection by its handle. */
  | { kind: 'collection' }
  /** Products by their handles, in their order. */
  | { kind: 'products'; most: number }
  | { kind: 'rows'; most: number; fields: Readonly<Record<string, RowField>> };

/** What a row may hold. */
export type RowField = Extract<BlockField, { kind: 'text' | 'html' }>;

export type BlockFields = Readonly<Record<string, BlockField>>;

/** A picture of the library by its key, and what it shows in words; without words it is decoration. */
export type BlockPicture = { picture: string; alt: LocalisedText };

export type FieldValue<Field extends BlockField> = Field extends { kind: 'text' | 'html' }
  ? LocalisedText
  : Field extends { kind: 'picture' }
    ? BlockPicture | null
    : Field extends { kind: 'choice'; of: readonly (infer Choice)[] }
      ? Choice
      : Field extends { kind: 'products' }
        ? string[]
        : Field extends { kind: 'rows'; fields: infer Fields extends BlockFields }
          ? { [Name in keyof Fields]: FieldValue<Fields[Name]> }[]
          : string;

export type BlockKind = {
  fields: BlockFields;
  /** A page has one at the most. */
  isOnce?: true;
  /** Only the home page may have it: other pages have a heading of their own. */
  isOfHome?: true;
  /** What of the shop it shows: without that it shows nothing. */
  needs?: BlockNeed;
};

export type BlockNeed = 'hours' | 'newsletter';

/** A block is one such object, with its name in the list of `blocks.ts` and its drawing in `server/shop/blocks`. */
export function defineBlock<const Kind extends BlockKind>(kind: Kind): Kind {
  return kind;
}

/** What of a block every kind has. `key`: by which an editor knows it again; none in what was stored before. */
export type BlockFrame = { key?: number | undefined; isHidden?: boolean | undefined };

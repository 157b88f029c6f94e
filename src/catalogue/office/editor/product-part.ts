// A part of the product's editor: its slice of the form, how the slice is read and shown, and what its fields are called.
// The editor is the list of its parts (`product-parts.ts`), with one unsaved state and one save for all of them.
import type { ReactNode } from 'react';
import type { MessageKey } from '../../../i18n/all-messages.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Translate } from '../../../i18n/translate.ts';
import type { CollisionTexts } from '../../../ui/record-editor/collision-panel.tsx';
import type { Collision, FieldGroups } from '../../../ui/record-editor/merge-fields.ts';
import type { ProductEditorChoices, ShownProduct } from './product-editor-queries.ts';

/** What all parts know: who edits, in which shop. */
export type PartContext = {
  /** The language of the person who types. */
  locale: Locale;
  choices: ProductEditorChoices;
  /** Whether the person may set prices. */
  maySetPrices: boolean;
};

/**
 * Fields as the patch names them, by part: `{ texts: { pl: { title: 'Lis' } } }`. Always all of them: only those that are
 * other ones than saved are sent, a list as a whole.
 */
export type PartContent = { readonly [key: string]: unknown };

export type PartRead = {
  content: PartContent;
  /** Names the fields of the slice that cannot be read. */
  problems: readonly string[];
};

/** Slice by the part's name; the slice of another part is only looked at. */
export type ProductForm = { readonly [part: string]: object };

export type PartProps<Slice> = {
  slice: Slice;
  change(to: Partial<Slice>): void;
  /** Changes it by what follows from the slice as it is then. */
  update(change: (slice: Slice) => Slice): void;
  /** Those of the slice that are marked. */
  problems: readonly string[];
  /** The person has gone on from the field, which is marked from then on where it cannot be read. */
  leave(field: string): void;
  /** Null while the product is new. */
  shown: ShownProduct | null;
  /** The slices of the parts that it looks at, as its `looksAt` says. */
  form: ProductForm;
  /** Changes slices of several parts at once, where what one edits becomes another's. */
  updateForm(change: (form: ProductForm) => ProductForm): void;
  context: PartContext;
};

export type ProductPart<Slice extends object = object> = {
  /** The key of its slice, and its anchor on the page. */
  name: string;
  heading: MessageKey;
  /** True for a part beside what is worked on most. */
  isAside?: boolean;
  /** Names of the other parts whose slices its fields show something of; without them it is not rendered when those change. */
  looksAt?: readonly string[];
  formOf(shown: ShownProduct | null, context: PartContext): Slice;
  read(slice: Slice, context: PartContext): PartRead;
  /** Names of fields that make sense only together. */
  groups?: FieldGroups;
  /** The place of the collision is within the slice, which says what is meant by it. */
  describe(collision: Collision, t: Translate, context: PartContext, slice: Slice): CollisionTexts;
  /** What the slice becomes that was saved as `sent`, where the record says more then, such as the ids of what was added. */
  settle?(slice: Slice, as: { sent: Slice; base: Slice }): Slice;
  /** Whether there is anything to edit; without it there always is. */
  isShown?(slice: Slice, shown: ShownProduct | null): boolean;
  Fields(props: PartProps<Slice>): ReactNode;
};

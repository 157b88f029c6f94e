// The form of the whole product, made of the slices of its parts.
import type { Translate } from '../../../i18n/translate.ts';
import type { CollisionTexts } from '../../../ui/record-editor/collision-panel.tsx';
import type { Collision, FieldGroups } from '../../../ui/record-editor/merge-fields.ts';
import type { Settled } from '../../../ui/record-editor/save-record.ts';
import { joinContents } from '../editor/patch-of.ts';
import type { ShownProduct } from '../editor/product-editor-queries.ts';
import type { PartContent, PartContext, ProductForm, ProductPart } from '../editor/product-part.ts';
import { productParts } from './product-parts.ts';

export const productGroups: FieldGroups = productParts.flatMap(({ groups = [] }) => groups);

export function productFormOf(shown: ShownProduct | null, context: PartContext): ProductForm {
  return Object.fromEntries(productParts.map((part) => [part.name, part.formOf(shown, context)]));
}

export function readProductForm(form: ProductForm, context: PartContext): { content: PartContent; problems: string[] } {
  const read = productParts.map((part) => ({ name: part.name, ...part.read(sliceOf(form, part), context) }));
  return {
    content: joinContents(read.map(({ content }) => content)),
    problems: read.flatMap(({ name, problems }) => problems.map((field) => `${name}.${field}`)),
  };
}

/** What was saved, as the parts say that know it better than the merged form. */
export const settledProductForm: Settled<ProductForm> = (form, { sent, base, merged }) =>
  Object.fromEntries(
    productParts.map((part) => {
      const [slice, as] = [sliceOf(form, part), { sent: sliceOf(sent, part), base: sliceOf(base, part) }];
      return [part.name, part.settle ? part.settle(slice, as) : sliceOf(merged, part)];
    }),
  );

/** Those of a part, by the names that it gives them. */
export function problemsOf({ name }: ProductPart, problems: readonly string[]): string[] {
  return problems.flatMap((problem) => (problem.startsWith(`${name}.`) ? problem.slice(name.length + 1) : []));
}

export function sliceOf(form: ProductForm, { name }: ProductPart): object {
  const slice = form[name];
  if (!slice) throw new Error(`the form has no slice ${name}`);
  return slice;
}

export function describeProductField(
  collision: Collision,
  t: Translate,
  { form, context }: { form: ProductForm; context: PartContext },
): CollisionTexts {
  const [name, ...at] = collision.at;
  const part = productParts.find((each) => each.name === name);
  if (!part) throw new Error(`the collision is in no part: ${collision.at.join('.')}`);
  return part.describe({ ...collision, at }, t, context, sliceOf(form, part));
}

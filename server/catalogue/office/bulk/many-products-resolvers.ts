import { isTag } from '#src/catalogue/is-tag.ts';
import { LONGEST_TAG, manyChanges } from '#src/catalogue/office/product-list/many-changes.ts';
import { productFilters } from '#src/catalogue/office/product-list/product-filters.ts';
import { roundings } from '#src/shop/markets.ts';
import { byStaff } from '../../../history/by-staff.ts';
import type { ManyProductsChange, Resolvers } from '../../../schema/office-resolver-types.generated.ts';
import { requirePermissions } from '../../../staff/require-role.ts';
import { changeManyProducts, type ProductsChange } from './change-many-products.ts';

const MOST_BASIS_POINTS = 100_000;
const nothing = { changed: 0, unchanged: 0, refused: 0, others: [], batchId: null };

export const manyProductsResolvers: Resolvers = {
  Mutation: {
    async changeManyProducts(_, { ids, filters, change }, context) {
      await requirePermissions(context, 'ProductsChangeMany', [manyChanges[change.kind].permission]);
      const read = readChange(change);
      if (!read) return { ...nothing, refusal: 'FieldsInvalid' };
      const { db, now, markets } = context;
      const saver = { db, now, by: byStaff(context), baseLocale: markets.catalogueLanguage };
      const which = ids ? { ids } : { filters: productFilters.readInput(filters ?? {}) };
      const changed = await changeManyProducts(saver, which, read);
      return changed.ok ? changed.value : { ...nothing, refusal: changed.error.kind };
    },
  },
};

const states = { publish: 'published', draft: 'draft', archive: 'archived' } as const;

/** Null for what is no change. */
function readChange({ kind, tag, currency, basisPoints, minor, rounding }: ManyProductsChange): ProductsChange | null {
  if (kind === 'publish' || kind === 'draft' || kind === 'archive') return { kind: 'state', to: states[kind] };
  if (kind === 'price') {
    const ending = roundings.find((each) => each === rounding);
    const share = basisPoints ?? 0;
    if (!currency || !ending || (share === 0 && !minor) || Math.abs(share) > MOST_BASIS_POINTS) return null;
    return { kind, currency, rounding: ending, basisPoints: share, minor: share === 0 ? (minor ?? 0) : undefined };
  }
  const name = tag?.trim() ?? '';
  const isAdded = kind === 'addTag';
  // A file may have given products what no tag has: it can be removed.
  const isPossible = isAdded ? isTag(name) : name !== '';
  return isPossible && name.length <= LONGEST_TAG ? { kind: 'tag', tag: name, isAdded } : null;
}

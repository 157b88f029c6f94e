import type { CollectionRefusal } from '#src/catalogue/collections/collection-refusals.ts';
import type { Result } from '#src/result.ts';
import { byStaff } from '../../../history/by-staff.ts';
import { findLatestWriter } from '../../../history/writer-names.ts';
import type { CollectionPlacing, Resolvers } from '../../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../../schema/request-context.ts';
import type { CollectionPatchInput } from '../../collections/collection-patch.ts';
import { deleteCollection } from '../../collections/delete-collection.ts';
import { type Placing, placeProducts } from '../../collections/place-products.ts';
import { previewRule } from '../../collections/preview-rule.ts';
import { type CollectionServices, saveCollection } from '../../collections/save-collection.ts';
import {
  findEditedCollection,
  findMembers,
  listCollectionsForStaff,
  listMembers,
  readCollectionChoices,
} from './read-collections.ts';

export type CollectionMenu = {
  /** Handles in the order of the menu. */
  read(context: OfficeContext): Promise<string[]>;
  move(context: OfficeContext, handle: string, place: number): Promise<boolean>;
};

/** `menu`: what stands to the right of the catalogue is handed in. */
export function createCollectionOfficeResolvers(menu: CollectionMenu): Resolvers {
  return {
    Query: {
      async listedCollections(_, { text }, context) {
        const [rows, handles] = await Promise.all([
          listCollectionsForStaff(context.db, { baseLocale: context.markets.catalogueLanguage, text }),
          menu.read(context),
        ]);
        const placed = rows.map((row) => ({
          ...row,
          place: handles.indexOf(row.handle) + 1 || null,
          isLast: row.handle === handles.at(-1),
        }));
        return placed.toSorted((a, b) => (a.place ?? placed.length + 1) - (b.place ?? placed.length + 1));
      },
      async editedCollection(_, { id }, context) {
        const [found, handles] = await Promise.all([findEditedCollection(context.db, id), menu.read(context)]);
        // Those that nobody has named fill the menu.
        return found && { ...found, isInMenu: found.isInMenu || handles.includes(found.handle) };
      },
      collectionMembers: (_, { id, first }, { db, markets }) =>
        listMembers(db, { id, first, baseLocale: markets.catalogueLanguage }),
      async collectionChoices(_, __, { db, markets, publicUrl }) {
        return { ...(await readCollectionChoices(db, markets)), origin: publicUrl };
      },
      rulePreview: (_, { rule }, { db, now, markets }) =>
        previewRule(db, { rule: parsed(rule), now: now(), baseLocale: markets.catalogueLanguage }),
      foundMembers: (_, { text }, { db, markets }) => findMembers(db, text, markets.catalogueLanguage),
    },
    Mutation: {
      async saveCollection(_, { id = null, version = null, patch, newId = null }, context) {
        const sent = { id, version, patch: parsed(patch) as CollectionPatchInput, newId };
        const saved = await saveCollection(servicesOf(context), sent);
        const isChanged = !saved.ok && saved.error.kind === 'CollectionChanged';
        const by = isChanged ? await findLatestWriter(context.db, { kind: 'collection', id: id ?? '' }) : null;
        return { ...answer(saved), by };
      },
      async placeInCollection(_, { id, placing, productIds, before = null, after = null }, context) {
        const read = placingOf(placing, productIds, { before, after });
        return answer(await placeProducts(servicesOf(context), { id, placing: read }));
      },
      async deleteCollection(_, { id, version }, context) {
        return answer(await deleteCollection(servicesOf(context), { id, version }));
      },
      async moveInMenu(_, { handle, place }, context) {
        const isMoved = place >= 1 && (await menu.move(context, handle, place));
        return isMoved ? {} : { refusal: 'CollectionUnknown' };
      },
    },
  };
}

function servicesOf(context: OfficeContext): CollectionServices {
  const { db, now, markets } = context;
  return { db, now, by: byStaff(context), baseLocale: markets.catalogueLanguage };
}

/** Undefined for what is no JSON: nothing reads that. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Beside = { before: string | null; after: string | null };

function placingOf(kind: CollectionPlacing, productIds: readonly string[], beside: Beside): Placing {
  if (kind === 'add' || kind === 'remove') return { kind, productIds };
  const [productId = ''] = productIds;
  return kind === 'move' ? { kind, productId, ...beside } : { kind, productId };
}

type Answer = { id?: string; version?: number };

function answer(saved: Result<object, CollectionRefusal>) {
  if (saved.ok) return saved.value as Answer;
  const { kind: refusal, ...about } = saved.error;
  return { refusal, ...about };
}

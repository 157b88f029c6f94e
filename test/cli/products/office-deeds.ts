// What somebody does in the office, and how the same is typed as a command, in the order in which it is done.
import { randomUUID } from 'node:crypto';
import { productFilters } from '#src/catalogue/office/product-list/product-filters.ts';
import type { officePerson } from '../../staff/office-person.ts';

const patch = (fields: object) => JSON.stringify(fields);
const all = { filters: productFilters.none };
const change = { tag: null, currency: null, basisPoints: null, minor: null, rounding: null };

/** `ids`: the ids of products by handle, of variants by SKU, of collections by "in handle". */
type Deed = {
  title: string;
  press(office: ReturnType<typeof officePerson>, ids: Record<string, string>): Promise<unknown>;
  type: string[];
};

export function idOf(ids: Record<string, string>, name: string): string {
  const id = ids[name];
  if (id === undefined) throw new Error(`there is no ${name}`);
  return id;
}

export const deeds: Deed[] = [
  {
    title: 'fields of a product, of its text, its variant and its price',
    press: (office, ids) =>
      office.mutate('ProductsSave', {
        ...{ id: idOf(ids, 'fox'), version: 0 },
        patch: patch({
          product: { vendor: 'Las', tags: ['las'] },
          texts: { en: { title: 'Fox' } },
          variants: { [idOf(ids, 'FOX')]: { weight_grams: 450 } },
          prices: { [idOf(ids, 'FOX')]: { EUR: { amount_minor: 2490 } } },
        }),
      }),
    type: [
      'products',
      'edit',
      'fox',
      'vendor=Las',
      'tags=las',
      'title.en=Fox',
      'FOX:weight=450',
      'FOX:price.EUR=24.90',
    ],
  },
  {
    title: 'a draft',
    press: (office, ids) =>
      office.mutate('ProductsChangeMany', { ids: [idOf(ids, 'fox')], change: { ...change, kind: 'draft' } }),
    type: ['products', 'draft', 'fox'],
  },
  {
    title: 'a product that is published at a time',
    press: (office, ids) =>
      office.mutate('ProductsSave', {
        ...{ id: idOf(ids, 'fox'), version: null },
        patch: patch({ product: { status: 'draft', is_published: true, publish_at: '2996-03-01T09:00' } }),
      }),
    type: ['products', 'publish', 'fox', '--at', '2996-03-01T09:00'],
  },
  {
    title: 'a product that is published',
    press: (office, ids) =>
      office.mutate('ProductsChangeMany', { ids: [idOf(ids, 'fox')], change: { ...change, kind: 'publish' } }),
    type: ['products', 'publish', 'fox'],
  },
  {
    title: 'a product that is archived',
    press: (office, ids) =>
      office.mutate('ProductsChangeMany', { ids: [idOf(ids, 'owl')], change: { ...change, kind: 'archive' } }),
    type: ['products', 'archive', 'owl'],
  },
  {
    title: 'many on sale again',
    press: (office) => office.mutate('ProductsChangeMany', { ...all, change: { ...change, kind: 'publish' } }),
    type: ['products', 'publish', 'fox', 'owl'],
  },
  {
    title: 'a tag for many',
    press: (office) =>
      office.mutate('ProductsChangeMany', { ...all, change: { ...change, kind: 'addTag', tag: 'zima' } }),
    type: ['products', 'tag', 'zima', 'fox', 'owl'],
  },
  {
    title: 'prices of all by percent',
    press: (office) =>
      office.mutate('ProductsChangeMany', {
        ...all,
        change: { ...change, kind: 'price', currency: 'PLN', basisPoints: 1250, rounding: '.99' },
      }),
    type: ['price', '--percent', '12.5', '--in', 'PLN', '--round', '.99'],
  },
  {
    title: 'prices by an amount',
    press: (office, ids) =>
      office.mutate('ProductsChangeMany', {
        ids: [idOf(ids, 'fox')],
        change: { ...change, kind: 'price', currency: 'EUR', minor: -200, rounding: 'exact' },
      }),
    type: ['price', 'FOX', '--by', '-2.00', '--in', 'EUR'],
  },
  {
    title: 'goods that are received',
    press: (office, ids) =>
      office.mutate('StockEnter', {
        entry: {
          ...{ key: randomUUID(), kind: 'receive', note: 'Drukarnia' },
          lines: [{ variantId: idOf(ids, 'FOX'), quantity: 6 }],
        },
      }),
    type: ['stock', 'receive', 'FOX', '6', '--note', 'Drukarnia'],
  },
  {
    title: 'goods that are counted',
    press: (office, ids) =>
      office.mutate('StockEnter', {
        entry: {
          ...{ key: randomUUID(), kind: 'count', note: '' },
          lines: [{ variantId: idOf(ids, 'FOX'), quantity: 13, expected: 16 }],
        },
      }),
    type: ['stock', 'count', 'FOX', '13'],
  },
  {
    title: 'goods that are written off',
    press: (office, ids) =>
      office.mutate('StockEnter', {
        entry: {
          ...{ key: randomUUID(), kind: 'write_off', cause: 'lost', note: 'Targi' },
          lines: [{ variantId: idOf(ids, 'OWL'), quantity: 2 }],
        },
      }),
    type: ['stock', 'write-off', 'OWL', '2', '--cause', 'lost', '--note', 'Targi'],
  },
  {
    title: 'a collection that is made',
    press: (office) =>
      office.mutate('CollectionsSave', {
        ...{ id: null, version: null, newId: randomUUID() },
        patch: patch({ texts: { pl: { title: 'Na balkon' }, en: { title: 'For the balcony' } } }),
      }),
    type: ['collections', 'create', 'Na balkon', 'title.en=For the balcony'],
  },
  {
    title: 'a collection that is edited',
    press: (office, ids) =>
      office.mutate('CollectionsSave', {
        ...{ id: idOf(ids, 'in na-balkon'), version: null },
        patch: patch({ sort: 'newest' }),
      }),
    type: ['collections', 'edit', 'na-balkon', 'sort=newest'],
  },
  {
    title: 'products that join a collection',
    press: (office, ids) =>
      office.mutate('CollectionsPlace', {
        ...{ id: idOf(ids, 'in na-balkon'), placing: 'add', productIds: [idOf(ids, 'fox'), idOf(ids, 'owl')] },
      }),
    type: ['collections', 'add', 'na-balkon', 'fox', 'owl'],
  },
  {
    title: 'a product that gets another place',
    press: (office, ids) =>
      office.mutate('CollectionsPlace', {
        ...{ id: idOf(ids, 'in na-balkon'), placing: 'move', productIds: [idOf(ids, 'owl')], before: idOf(ids, 'fox') },
      }),
    type: ['collections', 'order', 'na-balkon', 'owl', '--before', 'fox'],
  },
  {
    title: 'a product that leaves',
    press: (office, ids) =>
      office.mutate('CollectionsPlace', {
        ...{ id: idOf(ids, 'in na-balkon'), placing: 'remove', productIds: [idOf(ids, 'fox')] },
      }),
    type: ['collections', 'remove', 'na-balkon', 'fox'],
  },
  {
    title: 'a collection that a rule fills',
    press: (office, ids) =>
      office.mutate('CollectionsSave', {
        ...{ id: idOf(ids, 'in na-balkon'), version: null },
        patch: patch({ rule: { match: 'all', conditions: [{ field: 'tag', operator: 'is', value: 'las' }] } }),
      }),
    type: ['collections', 'rule', 'na-balkon', 'tag is las'],
  },
];

// What the office's mutations on products, prices, stock, collections and gift cards are given so that they are refused.
import type { OfficeMutation, RefusedMutations } from './refused-mutation.ts';
import { nowhere } from './refusing-shop.ts';

type CatalogueMutation = Extract<
  OfficeMutation,
  `${'Products' | 'History' | 'Reductions' | 'Stock' | 'Pictures' | 'Collections' | 'Imports' | 'GiftCards'}${string}`
>;

export const refusedInCatalogue: RefusedMutations<CatalogueMutation> = {
  ProductsSaveOwnFields: { refusal: 'FieldsChanged', variables: () => ({ version: 99, fields: [] }) },
  ProductsRemoveGaran: { because: 'what was never handed in is gone as well' },
  GiftCardsIssue: { refusal: 'AmountInvalid', variables: () => ({ amount: { minor: 0, currency: 'PLN' } }) },
  GiftCardsDisable: { refusal: 'CardUnknown', variables: () => ({ id: nowhere }) },
  HistoryUndo: { refusal: 'BatchUnknown', variables: () => ({ id: 999_999 }) },
  ReductionsEnd: { refusal: 'ReductionUnknown', variables: () => ({ id: nowhere }) },
  ReductionsAdd: {
    refusal: 'CollectionUnknown',
    variables: () => ({
      content: {
        ...{ goods: 'collection', name: 'nowhere', currency: 'PLN', basisPoints: 1000, amountMinor: null },
        ...{ rounding: 'exact', from: '', until: '', title: '' },
      },
    }),
  },
  StockEnter: {
    refusal: 'LinesRefused',
    variables: () => ({
      entry: { key: nowhere, kind: 'receive', note: '', lines: [{ variantId: nowhere, quantity: 1 }] },
    }),
  },
  StockCorrect: { refusal: 'LinesRefused', variables: () => ({ variantId: nowhere, seen: 1, onHand: 2 }) },
  PicturesRemove: { because: 'it answers how many it has removed, and which stay' },
  PicturesRemoveUnused: { because: 'it answers how many it has removed' },
  StockUndo: { refusal: 'BatchUnknown', variables: () => ({ batchId: 99_999 }) },
  StockExpect: {
    refusal: 'DayInvalid',
    variables: () => ({ variantId: nowhere, quantity: 1, day: '2026-02-30', note: '' }),
  },
  StockRemoveExpected: { refusal: 'ExpectedUnknown', variables: () => ({ id: nowhere }) },
  StockReceiveExpected: { refusal: 'NothingEntered', variables: () => ({ id: nowhere }) },
  StockSetLimit: { refusal: 'VariantUnknown', variables: () => ({ variantId: nowhere, lowAt: 3 }) },
  ProductsDuplicate: { refusal: 'ProductUnknown', variables: () => ({ id: nowhere }) },
  CollectionsSave: {
    // After the collection and its texts were read: it asks for a collection that is not there.
    refusal: 'RuleInvalid',
    variables: () => ({
      ...{ id: null, version: null },
      patch: JSON.stringify({
        texts: { pl: { title: 'Nowości' } },
        rule: { match: 'all', conditions: [{ field: 'collection', operator: 'is', value: nowhere }] },
      }),
    }),
  },
  CollectionsPlace: {
    refusal: 'CollectionUnknown',
    variables: () => ({ id: nowhere, placing: 'add', productIds: [], before: null }),
  },
  CollectionsDelete: { refusal: 'CollectionUnknown', variables: () => ({ id: nowhere, version: 1 }) },
  CollectionsMoveInMenu: { refusal: 'CollectionUnknown', variables: () => ({ handle: 'nowhere', place: 1 }) },
  ProductsSave: {
    // Refused as late as can be: a price of the new product is refused after all its rows were written.
    refusal: 'CompareAtTooLow',
    variables: () => ({
      ...{ id: null, version: null },
      patch: JSON.stringify({
        texts: { pl: { title: 'Lis' } },
        prices: { new: { PLN: { amount_minor: 2_000, compare_at_minor: 1_000 } } },
      }),
    }),
  },
  ProductsChangeMany: {
    refusal: 'NothingChosen',
    variables: () => ({ ids: [], change: { kind: 'archive' as const } }),
  },
  ProductsSaveMany: {
    refusal: 'ProductUnknown',
    variables: () => ({ saves: [{ productId: nowhere, version: 0, patch: '{"product":{"vendor":"Las"}}' }] }),
    notes: { tables: ['thing_versions'], because: 'a row there is the lock under which a product is looked for' },
  },
  ProductsChooseColumns: { because: 'names of columns that nobody knows are left out' },
  ImportsStart: { refusal: 'ImportUnknown', variables: () => ({ id: 999 }) },
  ImportsCancel: { refusal: 'ImportUnknown', variables: () => ({ id: 999 }) },
  ImportsUndo: { refusal: 'ImportUnknown', variables: () => ({ id: 999 }) },
  ImportsChange: {
    refusal: 'ImportUnknown',
    variables: () => ({
      id: 999,
      choices: { columns: [], language: 'pl', currency: 'PLN', setStock: false, newAreDrafts: false },
    }),
  },
};

// The address of the product in the shop. An address that it had leads to the one that it has.
import { lateFields } from '../editor/late-fields.tsx';
import type { ProductPart } from '../editor/product-part.ts';
import type { AddressSlice } from './address-slice.ts';

const HANDLE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const addressPart: ProductPart<AddressSlice> = {
  name: 'address',
  heading: 'productEditor.address',
  looksAt: ['texts'],
  isAside: true,
  formOf: (shown) => ({ handle: shown?.handle ?? '', isNew: shown === null }),
  // A new one without an address gets one of its title.
  read: ({ handle, isNew }) => ({
    content: { product: { handle: handle.trim() || undefined } },
    problems: (isNew && handle.trim() === '') || HANDLE.test(handle.trim()) ? [] : ['handle'],
  }),
  describe: ({ mine, theirs }, t) => ({
    label: t('productEditor.address'),
    mine: String(mine.handle ?? ''),
    theirs: String(theirs.handle ?? ''),
  }),
  Fields: lateFields(async () => (await import('./rare-fields.ts')).bindAddressFields()),
};

// What can be done with many products at once, and why one of them stays as it is.
import type { MessageKey } from '../../../i18n/all-messages.ts';
import type { Permission } from '../../../staff/permissions.ts';

export const manyChanges = {
  publish: { text: 'products.publish', permission: 'catalogue.write' },
  draft: { text: 'products.makeDraft', permission: 'catalogue.write' },
  archive: { text: 'products.archive', permission: 'catalogue.write' },
  price: { text: 'products.changePrices', permission: 'prices.write' },
  addTag: { text: 'products.addTag', permission: 'catalogue.write' },
  removeTag: { text: 'products.removeTag', permission: 'catalogue.write' },
} as const satisfies Record<string, { text: MessageKey; permission: Permission }>;

export type ManyChange = keyof typeof manyChanges;

export const manyChangeNames = Object.keys(manyChanges) as ManyChange[];

/** Why a product, or one of its prices, is not changed. */
export const unchangedReasons = {
  Same: 'products.because_Same',
  NoPrice: 'products.because_NoPrice',
  PriceMissing: 'products.because_PriceMissing',
  CompareAtTooLow: 'products.because_CompareAtTooLow',
  NotAboveZero: 'products.because_NotAboveZero',
  AboveBillion: 'products.because_AboveBillion',
  ProductUnknown: 'products.because_ProductUnknown',
  FieldsInvalid: 'products.because_FieldsInvalid',
} as const satisfies Record<string, MessageKey>;

export type UnchangedReason = keyof typeof unchangedReasons;

/** So many are changed in one go. */
export const MOST_CHANGED = 10_000;
export const LONGEST_TAG = 500;

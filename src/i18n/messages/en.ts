import type { PluralMessage } from '../translate.ts';
import { checkoutEn } from './checkout-en.ts';
import { storefrontEn } from './storefront-en.ts';

export const en = { ...storefrontEn, ...checkoutEn };

/** English names every text; the compiler asks the other languages for the same ones. */
export type MessageKey = keyof typeof en;
export type Messages = Record<MessageKey, string | PluralMessage>;

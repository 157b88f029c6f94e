import { checkoutPl } from './checkout-pl.ts';
import type { Messages } from './en.ts';
import { storefrontPl } from './storefront-pl.ts';

export const pl: Messages = { ...storefrontPl, ...checkoutPl };

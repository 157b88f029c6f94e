import { checkoutDe } from './checkout-de.ts';
import type { Messages } from './en.ts';
import { storefrontDe } from './storefront-de.ts';

export const de: Messages = { ...storefrontDe, ...checkoutDe };

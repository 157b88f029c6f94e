import { checkoutNl } from './checkout-nl.ts';
import type { Messages } from './en.ts';
import { storefrontNl } from './storefront-nl.ts';

export const nl: Messages = { ...storefrontNl, ...checkoutNl };

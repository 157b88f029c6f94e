import type { PluralMessage } from '../translate.ts';
import type { shippingEn } from './shipping-en.ts';

export const shippingNl: Record<keyof typeof shippingEn, string | PluralMessage> = {
  'country.PL': 'Polen',
  'country.NL': 'Nederland',
  'country.DE': 'Duitsland',
  'country.BE': 'België',
  'country.AT': 'Oostenrijk',

  'shipping.byCarrier': 'Bezorgd door {carrier}',
  'shipping.arrives': 'in huis {dates}',
};

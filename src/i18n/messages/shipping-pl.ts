import type { PluralMessage } from '../translate.ts';
import type { shippingEn } from './shipping-en.ts';

export const shippingPl: Record<keyof typeof shippingEn, string | PluralMessage> = {
  'country.PL': 'Polska',
  'country.NL': 'Holandia',
  'country.DE': 'Niemcy',
  'country.BE': 'Belgia',
  'country.AT': 'Austria',

  'shipping.byCarrier': 'Kurier {carrier}',
  'shipping.arrives': 'u Ciebie {dates}',
};

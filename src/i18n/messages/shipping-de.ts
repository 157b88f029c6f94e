import type { PluralMessage } from '../translate.ts';
import type { shippingEn } from './shipping-en.ts';

export const shippingDe: Record<keyof typeof shippingEn, string | PluralMessage> = {
  'country.PL': 'Polen',
  'country.NL': 'Niederlande',
  'country.DE': 'Deutschland',
  'country.BE': 'Belgien',
  'country.AT': 'Österreich',

  'shipping.byCarrier': 'Mit {carrier} nach Hause',
  'shipping.arrives': 'bei Ihnen {dates}',
  'shipping.locker': 'Paketautomat von {carrier}',
  'shipping.point': 'Abholstelle von {carrier}',
  'shipping.inpostLocker': 'InPost-Paketautomat',
  'shipping.orlenPaczka': 'ORLEN Paczka, Automat oder Abholstelle',
  'shipping.dhlPoint': 'DHL-Paketshop',
  'shipping.dhlPackstation': 'DHL Packstation',
  'shipping.waits': 'abholbereit {dates}',
};

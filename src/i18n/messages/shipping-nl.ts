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
  'shipping.locker': 'Pakketautomaat van {carrier}',
  'shipping.point': 'Afhaalpunt van {carrier}',
  'shipping.inpostLocker': 'InPost-pakketautomaat',
  'shipping.orlenPaczka': 'ORLEN Paczka, automaat of afhaalpunt',
  'shipping.dhlPoint': 'DHL-punt',
  'shipping.dhlPackstation': 'DHL Packstation',
  'shipping.waits': 'klaar om af te halen {dates}',
};

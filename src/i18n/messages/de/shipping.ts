import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/shipping.ts';

export const messages: Translated<typeof english> = {
  'country.PL': 'Polen',
  'country.NL': 'Niederlande',
  'country.DE': 'Deutschland',
  'country.BE': 'Belgien',
  'country.AT': 'Österreich',
  'country.CZ': 'Tschechien',

  'shipping.byCarrier': 'Mit {carrier} nach Hause',
  'shipping.arrives': 'bei Ihnen {dates}',
  'shipping.locker': 'Paketautomat von {carrier}',
  'shipping.point': 'Abholstelle von {carrier}',
  'shipping.inpostLocker': 'InPost-Paketautomat',
  'shipping.orlenPaczka': 'ORLEN Paczka, Automat oder Abholstelle',
  'shipping.dhlPoint': 'DHL-Paketshop',
  'shipping.dhlPackstation': 'DHL Packstation',
  'shipping.packetaPoint': 'Packeta, Abholstelle oder Automat',
  'shipping.waits': 'abholbereit {dates}',
};

import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/shipping.ts';

export const messages: Translated<typeof english> = {
  'country.PL': 'Polsko',
  'country.NL': 'Nizozemsko',
  'country.DE': 'Německo',
  'country.BE': 'Belgie',
  'country.AT': 'Rakousko',
  'country.CZ': 'Česko',
  'shipping.byCarrier': 'Kurýr {carrier}',
  'shipping.arrives': 'u vás {dates}',
  'shipping.locker': 'Výdejní box {carrier}',
  'shipping.point': 'Výdejní místo {carrier}',
  'shipping.inpostLocker': 'Výdejní box InPost (Paczkomat)',
  'shipping.orlenPaczka': 'ORLEN Paczka, box nebo výdejna',
  'shipping.dhlPoint': 'Výdejní místo DHL',
  'shipping.dhlPackstation': 'Výdejní box DHL Packstation',
  'shipping.packetaPoint': 'Zásilkovna, výdejní místo nebo Z-BOX',
  'shipping.waits': 'k vyzvednutí {dates}',
};

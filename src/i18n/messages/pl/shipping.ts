import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/shipping.ts';

export const messages: Translated<typeof english> = {
  'country.PL': 'Polska',
  'country.NL': 'Holandia',
  'country.DE': 'Niemcy',
  'country.BE': 'Belgia',
  'country.AT': 'Austria',
  'country.CZ': 'Czechy',

  'shipping.byCarrier': 'Kurier {carrier}',
  'shipping.arrives': 'u Ciebie {dates}',
  'shipping.locker': 'Automat paczkowy {carrier}',
  'shipping.point': 'Punkt odbioru {carrier}',
  'shipping.inpostLocker': 'Paczkomat InPost',
  'shipping.orlenPaczka': 'ORLEN Paczka, automat lub punkt',
  'shipping.dhlPoint': 'Punkt DHL',
  'shipping.dhlPackstation': 'Automat DHL Packstation',
  'shipping.packetaPoint': 'Packeta, punkt odbioru lub automat',
  'shipping.waits': 'do odbioru {dates}',
};

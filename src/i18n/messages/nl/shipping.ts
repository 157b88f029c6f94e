import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/shipping.ts';

export const messages: Translated<typeof english> = {
  'country.PL': 'Polen',
  'country.NL': 'Nederland',
  'country.DE': 'Duitsland',
  'country.BE': 'België',
  'country.AT': 'Oostenrijk',
  'country.CZ': 'Tsjechië',

  'shipping.byCarrier': 'Bezorgd door {carrier}',
  'shipping.arrives': 'in huis {dates}',
  'shipping.locker': 'Pakketautomaat van {carrier}',
  'shipping.point': 'Afhaalpunt van {carrier}',
  'shipping.inpostLocker': 'InPost-pakketautomaat',
  'shipping.orlenPaczka': 'ORLEN Paczka, automaat of afhaalpunt',
  'shipping.dhlPoint': 'DHL-punt',
  'shipping.dhlPackstation': 'DHL Packstation',
  'shipping.packetaPoint': 'Packeta, afhaalpunt of automaat',
  'shipping.waits': 'klaar om af te halen {dates}',
};

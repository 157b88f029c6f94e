import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/totals.ts';

export const messages: Translated<typeof english> = {
  'cart.unitPrice': '{price} per stuk',
  'cart.priceUp': '{title}: was {before}, nu {now}.',
  'cart.priceDown': '{title}: nu goedkoper, {now} in plaats van {before}.',
  'cart.gone': '{title}: verkopen we niet meer. Het telt niet mee in het totaal.',
  'cart.goneText': '{title}: zo niet meer te bestellen. Het telt niet mee in het totaal; je kunt het opnieuw kiezen.',

  'totals.quantity': 'Aantal: {count}',
  'totals.subtotal': 'Artikelen',
  'totals.shipping': 'Bezorging',
  'totals.free': 'gratis',
  'totals.discount': 'Korting',
  'totals.freeDelivery': 'gratis bezorging',

  'shipping.byCarrier': 'Bezorgd door {carrier}',
  'shipping.locker': 'Pakketautomaat van {carrier}',
  'shipping.point': 'Afhaalpunt van {carrier}',
  'shipping.inpostLocker': 'InPost-pakketautomaat',
  'shipping.orlenPaczka': 'ORLEN Paczka, automaat of afhaalpunt',
  'shipping.dhlPoint': 'DHL-punt',
  'shipping.dhlPackstation': 'DHL Packstation',
  'shipping.packetaPoint': 'Packeta, afhaalpunt of automaat',
  'cart.changes': 'Sinds de vorige keer is er iets veranderd:',
  'cart.changesRead': 'Begrepen',
};

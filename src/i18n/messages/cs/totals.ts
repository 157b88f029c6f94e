import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/totals.ts';

export const messages: Translated<typeof english> = {
  'cart.unitPrice': '{price} za kus',
  'cart.priceUp': '{title}: dříve {before}, teď {now}.',
  'cart.priceDown': '{title}: teď levněji, {now} místo {before}.',
  'cart.gone': '{title}: už neprodáváme. Do celkové ceny se nepočítá.',
  'cart.goneText': '{title}: v této podobě už nejde objednat. Do celkové ceny se nepočítá; můžete ho vybrat znovu.',
  'totals.quantity': 'Počet kusů: {count}',
  'totals.subtotal': 'Zboží',
  'totals.shipping': 'Doprava',
  'totals.free': 'zdarma',
  'totals.discount': 'Sleva',
  'totals.freeDelivery': 'doprava zdarma',

  'shipping.byCarrier': 'Kurýr {carrier}',
  'shipping.locker': 'Výdejní box {carrier}',
  'shipping.point': 'Výdejní místo {carrier}',
  'shipping.inpostLocker': 'Výdejní box InPost (Paczkomat)',
  'shipping.orlenPaczka': 'ORLEN Paczka, box nebo výdejna',
  'shipping.dhlPoint': 'Výdejní místo DHL',
  'shipping.dhlPackstation': 'Výdejní box DHL Packstation',
  'shipping.packetaPoint': 'Zásilkovna, výdejní místo nebo Z-BOX',
  'cart.changes': 'Od vaší poslední návštěvy se něco změnilo:',
  'cart.changesRead': 'Rozumím',
};

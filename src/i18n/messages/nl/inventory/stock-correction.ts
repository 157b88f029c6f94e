import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/inventory/stock-correction.ts';
export const messages: Translated<typeof english> = {
  'stock.newOnHand': 'Nu aanwezig',
  'stock.reservedHint': {
    one: 'waarvan {count} gereserveerd voor bestellingen',
    other: 'waarvan {count} gereserveerd voor bestellingen',
  },
  'stock.why': 'Reden',
  'stock.words': 'In woorden',
  'stock.save': 'Opslaan',
  'stock.whole': 'Een heel getal vanaf 0',
  'stock.cause_counted': 'Geteld',
  'stock.cause_corrected': 'Het getal klopte niet',
  'stock.cause_damaged': 'Beschadigd',
  'stock.cause_lost': 'Kwijt',
  'stock.cause_own_use': 'Eigen gebruik',
  'stock.cause_sample': 'Monster',
  'stock.cause_theft': 'Diefstal',
  'stock.cause_other': 'Anders',
  'stock.refusal_VariantUnknown': 'Het staat niet meer in de catalogus.',
  'stock.refusal_StockNotTracked': 'Het wordt verkocht zonder te tellen.',
  'stock.refusal_StockBelowReserved':
    'Op voorraad: {onHand}, waarvan gereserveerd voor bestellingen: {reserved}. Minder mag er niet overblijven. Voer minder in, of annuleer eerst die bestellingen.',
  'stock.refusal_StockTooLarge': 'Op voorraad: {onHand}. Samen is dat meer dan kan worden bewaard. Voer minder in.',
  'stock.refusal_QuantityInvalid': 'Vul een heel getal tot 1.000.000 in.',
  'stock.refusal_StockEnteredSince':
    '{who} heeft de voorraad intussen gewijzigd. Nu op voorraad: {onHand}. Klopt jouw aantal, sla dan nog een keer op.',
  'stock.enteredAlready': '{who} had al {typed} ingevuld, dus er is niets bijgeteld. Op voorraad: {onHand}.',
  'stock.refusal_NothingEntered': 'Er staat nog niets op de lijst.',
  'stock.refusal_TooManyLines': 'Er kunnen hoogstens 10.000 producten tegelijk. Rond eerst een deel af.',
  'stock.refusal_WordsMissing': 'Zeg in een paar woorden waarom.',
  'stock.refusal_KeyReused':
    'Deze lijst is al geboekt, met andere getallen. Bekijk de mutaties voordat je die opnieuw boekt.',
  'stock.refusal_LinesRefused': 'Er is nog niets geboekt: verbeter eerst de gemarkeerde regels.',
};

import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/inventory/stock-correction.ts';
export const messages: Translated<typeof english> = {
  'stock.newOnHand': 'Teď na skladě',
  'stock.reservedHint': {
    one: 'z toho {count} kus rezervovaný pro objednávky',
    few: 'z toho {count} kusy rezervované pro objednávky',
    many: 'z toho {count} kusu rezervovaného pro objednávky',
    other: 'z toho {count} kusů rezervovaných pro objednávky',
  },
  'stock.why': 'Důvod',
  'stock.words': 'Vlastními slovy',
  'stock.save': 'Uložit',
  'stock.whole': 'Celé číslo od 0',
  'stock.cause_counted': 'Spočítáno',
  'stock.cause_corrected': 'Číslo bylo chybné',
  'stock.cause_damaged': 'Poškozeno',
  'stock.cause_lost': 'Ztraceno',
  'stock.cause_own_use': 'Vlastní spotřeba',
  'stock.cause_sample': 'Vzorek',
  'stock.cause_theft': 'Krádež',
  'stock.cause_other': 'Něco jiného',
  'stock.refusal_VariantUnknown': 'Už není v katalogu.',
  'stock.refusal_StockNotTracked': 'Prodává se bez sledování zásoby.',
  'stock.refusal_StockBelowReserved':
    'Na skladě je {onHand}, z toho {reserved} rezervují objednávky: méně zůstat nesmí. Zadejte méně, nebo nejdřív zrušte ty objednávky.',
  'stock.refusal_StockTooLarge': 'Na skladě je {onHand}: dohromady by to bylo víc, než lze uložit. Zadejte méně.',
  'stock.refusal_QuantityInvalid': 'Zadejte celé číslo do 1 000 000.',
  'stock.refusal_StockEnteredSince':
    'Počet mezitím změnil někdo jiný ({who}): na skladě je teď {onHand}. Pokud je váš počet správný, uložte znovu.',
  'stock.enteredAlready': 'Počet {typed} už byl zadán ({who}), takže se nic nepřičetlo. Na skladě: {onHand}.',
  'stock.refusal_NothingEntered': 'Na seznamu zatím nic není.',
  'stock.refusal_TooManyLines': 'Najednou lze zapsat nejvýše 10 000 produktů. Nejdřív dokončete část.',
  'stock.refusal_WordsMissing': 'Napište pár slovy proč.',
  'stock.refusal_KeyReused':
    'Tento seznam už byl zapsán, s jinými čísly. Než ho zapíšete znovu, podívejte se na pohyby.',
  'stock.refusal_LinesRefused': 'Zatím se nic nezapsalo: nejdřív opravte označené řádky.',
};

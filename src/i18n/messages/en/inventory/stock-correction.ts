// What is said where the stock of a variant is corrected, and why an entry of stock is refused.
export const messages = {
  'stock.newOnHand': 'On hand now',
  'stock.reservedHint': {
    one: '{count} of them is reserved for orders',
    other: '{count} of them are reserved for orders',
  },
  'stock.why': 'Why',
  'stock.words': 'In words',
  'stock.save': 'Save',
  'stock.whole': 'A whole number, 0 or more',
  'stock.cause_counted': 'Counted',
  'stock.cause_corrected': 'The number was wrong',
  'stock.cause_damaged': 'Damaged',
  'stock.cause_lost': 'Lost',
  'stock.cause_own_use': 'Own use',
  'stock.cause_sample': 'Sample',
  'stock.cause_theft': 'Theft',
  'stock.cause_other': 'Something else',
  'stock.refusal_VariantUnknown': 'It has left the catalogue.',
  'stock.refusal_StockNotTracked': 'It is sold without being counted.',
  'stock.refusal_StockBelowReserved':
    'On hand: {onHand}, of which orders have reserved {reserved}. Fewer cannot be left. Enter fewer, or cancel those orders first.',
  'stock.refusal_StockTooLarge': 'On hand: {onHand}. With these it would be more than can be kept. Enter fewer.',
  'stock.refusal_QuantityInvalid': 'Enter a whole number up to 1,000,000.',
  'stock.refusal_StockEnteredSince':
    '{who} has changed it meanwhile. On hand now: {onHand}. If your number is right, save again.',
  'stock.enteredAlready': '{who} had already entered {typed}, so nothing was added. On hand: {onHand}.',
  'stock.refusal_NothingEntered': 'Nothing is on the list yet.',
  'stock.refusal_TooManyLines': 'At most 10,000 products go at once. Finish with a part of them first.',
  'stock.refusal_WordsMissing': 'Say in a few words why.',
  'stock.refusal_KeyReused':
    'This list was entered already, with other numbers. Look at the movements before you enter it again.',
  'stock.refusal_LinesRefused': 'Nothing was written yet: mend the marked lines first.',
};

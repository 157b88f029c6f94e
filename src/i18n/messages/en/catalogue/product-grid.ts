// What the grid of products says.
export const messages = {
  'grid.title': 'Edit many products',
  'grid.toList': 'Back to the list',
  'grid.cell': 'Cell',
  'grid.save': { one: 'Save {count} change', other: 'Save {count} changes' },
  'grid.undo': 'Undo',
  'grid.fillDown': 'Fill down',
  'grid.raise': 'Change prices',
  'grid.raiseHint': '10% or -5% for a share, 2.50 or -2.50 for an amount. It changes the prices in the selected cells.',
  'grid.raiseNow': 'Change the selected prices',
  'grid.discard': 'Discard changes',
  'grid.saved': { one: '{count} product saved.', other: '{count} products saved.' },
  'grid.undoSaved': 'Undo all of it',
  'grid.refused': {
    one: '{count} product was not saved. Its cells are marked; go to one to see why.',
    other: '{count} products were not saved. Their cells are marked; go to one to see why.',
  },
  'grid.raiseLeft': {
    one: '{count} price stayed as it was: it cannot be read, or would not be above 0.',
    other: '{count} prices stayed as they were: they cannot be read, or would not be above 0.',
  },
  'grid.faults': 'Some cells cannot be read and nothing was sent. They are marked; go to one to see why.',
  'grid.paste_rows': {
    one: 'The block has {count} row, but from this cell on there are only {left}. Nothing was pasted: copy fewer rows, or start further up.',
    other:
      'The block has {count} rows, but from this cell on there are only {left}. Nothing was pasted: copy fewer rows, or start further up.',
  },
  'grid.paste_columns': {
    one: 'The block has {count} column, but from this cell on there are only {left}. Nothing was pasted: copy fewer columns, or start further left.',
    other:
      'The block has {count} columns, but from this cell on there are only {left}. Nothing was pasted: copy fewer columns, or start further left.',
  },
  'grid.paste_uneven': {
    one: 'Row {row} of the block has {count} cell, the first row has {columns}. Nothing was pasted: copy a block whose rows are equally long.',
    other:
      'Row {row} of the block has {count} cells, the first row has {columns}. Nothing was pasted: copy a block whose rows are equally long.',
  },
  'grid.fixed': 'Cannot be changed here',
  'grid.noAmount': 'This is no amount in this currency, or it is more than a billion',
  'grid.zeroPrice':
    '0 would give it away. If that is meant, type it on the product’s own page. What is not for sale is archived or made a draft.',
  'grid.noPrice': 'A price cannot be left empty. What is not for sale is archived or made a draft.',
  'grid.emptyTitle': 'A title cannot be left empty',
  'grid.tooLong': 'At most 500 characters',
  'grid.noState': 'Type Published, Draft or Archived',
  'grid.noWhole': 'Enter a whole number',
  'grid.noWeight': 'Whole grams, or kilograms such as 1.2 kg',
  'grid.low': 'Lowest price of 30 days: {low}.',
  'grid.pageSays': 'The page will say: {price}.',
  'grid.pageReduced': 'The page will say: {price} instead of {low}.',
  'grid.waits': 'Not saved yet: another cell of this product comes first',
  'grid.collision': '{who} has saved “{theirs}” meanwhile; you have “{mine}”.',
  'grid.keepMine': 'Keep mine',
  'grid.takeTheirs': 'Take theirs',
  'grid.refusal_CompareAtTooLow': 'The crossed-out price has to be higher than the price',
  'grid.refusal_AmountMissing': 'Enter the price first, then the crossed-out one',
  'grid.refusal_ProductUnknown': 'This product is not there any more',
  'grid.refusal_VariantUnknown': 'This variant is not there any more',
  'grid.refusal_FieldsInvalid': 'The product was not saved: this value is not possible here',
  'grid.refusal_PriceMissing': 'Without a price it cannot go on sale: enter one first',
  'grid.refusal_StockNotTracked': 'Its stock is not counted any more: have it counted on the product’s own page first',
  'grid.refusal_StockBelowReserved': 'Orders have reserved more than that: enter a higher number',
};

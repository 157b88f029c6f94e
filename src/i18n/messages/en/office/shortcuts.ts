// What the list of keys and the search say, which comes with the press that opens them.
export const messages = {
  'shortcuts.new': 'New entry of the list that is open',
  'shortcuts.next': 'Next row',
  'shortcuts.previous': 'Previous row',
  'shortcuts.open': 'Open the row',
  'shortcuts.save': 'Save',
  'shortcuts.select': 'Choose the row',
  'shortcuts.publish': 'Publish the review',
  'shortcuts.reject': 'Reject the review',
  'shortcuts.answer': 'Answer the review',
  'shortcuts.undo': 'Undo',
  'shortcuts.findNothing': 'Nothing found for “{text}”.',
  'shortcuts.findAll': 'All orders for “{text}”',
  'shortcuts.customerOrders': { one: '{count} order', other: '{count} orders' },
};

// What the list of keys says, which comes with the press that opens it.
export const messages = {
  'shortcuts.new': 'New order by hand or code, in their lists',
  'shortcuts.next': 'Next row',
  'shortcuts.previous': 'Previous row',
  'shortcuts.open': 'Open the row',
  'shortcuts.save': 'Save',
  'shortcuts.select': 'Choose the row',
  'shortcuts.publish': 'Publish the review',
  'shortcuts.reject': 'Reject the review',
  'shortcuts.answer': 'Answer the review',
  'shortcuts.undo': 'Undo',
};

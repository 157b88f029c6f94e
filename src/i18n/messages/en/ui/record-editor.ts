// What the frame of every editor says.
export const messages = {
  'record.save': 'Save',
  'record.unsaved': 'Not saved yet',
  'record.leave': 'You have not saved your changes. Leave the page all the same?',
  'record.problems': 'Some fields are not right: they are marked.',
  'record.merged': 'Saved, together with what somebody else has changed in the meantime.',
  'record.changed': 'Somebody else has saved this in the meantime',
  'record.changedBy': '{by} has saved this in the meantime',
  'record.decide':
    'You have both changed the same fields. Nothing is lost and nothing of yours is saved yet: choose what is to stay.',
  'record.mine': 'Yours',
  'record.theirs': 'Theirs',
  'record.keepMine': 'Keep mine',
  'record.takeTheirs': 'Take theirs',
  'record.keepAllMine': 'Keep all of mine',
  'record.takeAllTheirs': 'Take all of theirs',
  'record.removed': 'Removed',
  'record.empty': 'Nothing',
  'record.typingBack': 'What you had typed and not saved is here again.',
  'record.closed': 'This can no longer be changed, and what you typed is not saved.',
  'record.discardTyping': 'Discard it',
};

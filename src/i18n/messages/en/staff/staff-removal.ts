// What is said before somebody is removed; it comes with the dialog that asks.
export const messages = {
  'staff.removeTitle': 'Remove {name}?',
  'staff.removeText':
    '{name} ({email}, {role}) is signed out at once everywhere and cannot come back without a new invitation. What they did stays in the audit log.',
  'staff.removeSelf':
    'This is you ({email}, {role}). You are signed out at once everywhere and cannot come back without a new invitation. What you did stays in the audit log.',
  'staff.removeNow': 'Remove {name}',
  'staff.keysEnd': 'Keys of programs that end at once with that: {keys}.',
};

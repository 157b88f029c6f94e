// The page of the office that a role may not see: what it needs, and who can give it.
export const messages = {
  'noAccess.title': 'Your role may not see this page',
  'noAccess.needs': 'This page needs the right to {permissions}. Your role, {role}, does not include it.',
  'noAccess.roles': 'The roles that include it: {roles}.',
  'noAccess.owners': 'Who can give you another role, under Staff: {names}.',
  'noAccess.again': 'I have got it: open the page',
  'noAccess.staff': 'see and change who works here',
};

// The pages of the office in the place of others: of what a role may not see, with what it needs and who can give it; and of what
// is not there.
export const messages = {
  'noAccess.title': 'Your role may not see this page',
  'noAccess.needs': 'This page needs the right to {permissions}. Your role, {role}, does not include it.',
  'noAccess.roles': 'The roles that include it: {roles}.',
  'noAccess.owners': 'Who can give you another role, under Staff: {names}.',
  'noAccess.again': 'I have got it: open the page',
  'noAccess.staff': 'see and change who works here',
  'office.notFoundTitle': 'There is no such page in the office',
  'office.notFoundText': 'The address may be mistyped, or the page has moved.',
};

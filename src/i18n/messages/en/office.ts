export const messages = {
  'office.title': 'Office',
  'office.signIn': 'Sign in',
  'office.email': 'E-mail address',
  'office.password': 'Password',
  'office.unknownAccount': 'This e-mail address and password do not match an account.',
  'office.toShop': 'To the shop',
  'office.notFoundTitle': 'There is no such page in the office',
  'office.notFoundText': 'The address may be mistyped, or the page has moved.',
};

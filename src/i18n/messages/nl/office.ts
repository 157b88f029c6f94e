export const messages = {
  'office.title': 'Beheer',
  'office.signIn': 'Inloggen',
  'office.email': 'E-mailadres',
  'office.password': 'Wachtwoord',
  'office.unknownAccount': 'Dit e-mailadres en wachtwoord horen niet bij een account.',
  'office.toShop': 'Naar de winkel',
  'office.notFoundTitle': 'Deze pagina bestaat niet in het beheer',
  'office.notFoundText': 'Misschien staat er een typfout in het adres, of is de pagina verplaatst.',
};

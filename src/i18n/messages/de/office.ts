export const messages = {
  'office.title': 'Verwaltung',
  'office.signIn': 'Anmelden',
  'office.email': 'E-Mail-Adresse',
  'office.password': 'Passwort',
  'office.unknownAccount': 'Diese E-Mail-Adresse und dieses Passwort gehören zu keinem Konto.',
  'office.toShop': 'Zum Shop',
  'office.notFoundTitle': 'Diese Seite gibt es in der Verwaltung nicht',
  'office.notFoundText': 'Vielleicht enthält die Adresse einen Tippfehler, oder die Seite ist umgezogen.',
};

export const messages = {
  'office.title': 'Zaplecze',
  'office.signIn': 'Zaloguj się',
  'office.email': 'Adres e-mail',
  'office.password': 'Hasło',
  'office.unknownAccount': 'Ten adres e-mail i hasło nie pasują do żadnego konta.',
  'office.toShop': 'Do sklepu',
  'office.notFoundTitle': 'Na zapleczu nie ma takiej strony',
  'office.notFoundText': 'Być może w adresie jest literówka albo strona została przeniesiona.',
};

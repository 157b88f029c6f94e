export const marksDe = {
  'marks.title': 'Zahlung und Sicherheit',
  'marks.encrypted': 'Die Verbindung zu diesem Shop ist verschlüsselt.',
  'marks.cardData': 'Kartendaten verarbeitet Stripe. Wir bekommen sie nie zu sehen.',
};

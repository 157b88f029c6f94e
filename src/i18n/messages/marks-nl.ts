export const marksNl = {
  'marks.title': 'Betaling en veiligheid',
  'marks.encrypted': 'De verbinding met deze winkel is versleuteld.',
  'marks.cardData': 'Stripe verwerkt de kaartgegevens. Wij krijgen ze nooit te zien.',
};

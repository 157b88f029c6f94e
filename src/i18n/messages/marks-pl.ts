export const marksPl = {
  'marks.title': 'Płatności i bezpieczeństwo',
  'marks.encrypted': 'Połączenie ze sklepem jest szyfrowane.',
  'marks.cardData': 'Dane karty obsługuje Stripe. Do nas nie trafiają.',
};

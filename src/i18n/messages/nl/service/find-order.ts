import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/service/find-order.ts';

export const messages: Translated<typeof english> = {
  'findOrder.title': 'Je bestelling zoeken',
  'findOrder.lead':
    'Vul het bestelnummer in en het e-mailadres waarmee je hebt besteld. Naar dat adres sturen we de link naar de pagina van je bestelling.',
  'findOrder.number': 'Bestelnummer',
  'findOrder.numberHint': 'Je vindt het in de bevestigingsmail van je bestelling, bijvoorbeeld 1001.',
  'findOrder.email': 'E-mailadres van de bestelling',
  'findOrder.send': 'Stuur me de link',
  'findOrder.sentTitle': 'Kijk in je inbox',
  'findOrder.sent':
    'Horen nummer en e-mailadres bij dezelfde bestelling, dan is de link onderweg naar dat adres. Dat kan een paar minuten duren; kijk ook even bij de spam.',
  'findOrder.nothing': 'Niets ontvangen? Controleer nummer en adres, of schrijf ons:',
};

import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/sandbox-hint.ts';

export const messages: Translated<typeof english> = {
  'sandboxHint.card': 'Bij deze kaarten past elke datum in de toekomst en elke code.',
  'sandboxHint.success': 'betaalt direct',
  'sandboxHint.authentication': 'vraagt om 3-D Secure',
  'sandboxHint.decline': 'wordt geweigerd',
  'sandboxHint.blik':
    'Zes willekeurige cijfers worden binnen enkele seconden goedgekeurd. Heeft de bestelling een van deze e-mailadressen, dan antwoordt de app van de bank anders:',
  'sandboxHint.blikDeclined': 'weigert',
  'sandboxHint.blikInvalid': 'kent de code niet',
  'sandboxHint.blikTimeout': 'antwoordt nooit',
  'sandboxHint.bank': 'Op de pagina van de testbank bepaal je of de betaling lukt of mislukt.',
  'sandboxHint.debit': 'De bank antwoordt na seconden in plaats van dagen. Testrekeningen:',
  'sandboxHint.debitSuccess': 'wordt betaald',
  'sandboxHint.debitFailure': 'wordt teruggestuurd',
  'sandboxHint.transfer': 'Het geld ‘komt binnen’ met de opdracht kasa paid en het bestelnummer.',
  'sandboxHint.delivery': 'kasa send geeft het pakket mee, kasa delivered brengt het geld.',
};

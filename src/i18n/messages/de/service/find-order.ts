import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/service/find-order.ts';

export const messages: Translated<typeof english> = {
  'findOrder.title': 'Bestellung finden',
  'findOrder.lead':
    'Geben Sie die Bestellnummer und die E-Mail-Adresse an, mit der Sie bestellt haben. An diese Adresse schicken wir den Link zur Seite der Bestellung.',
  'findOrder.number': 'Bestellnummer',
  'findOrder.numberHint': 'Sie steht in der Bestätigungsmail zu Ihrer Bestellung, zum Beispiel 1001.',
  'findOrder.email': 'E-Mail-Adresse der Bestellung',
  'findOrder.send': 'Link zuschicken',
  'findOrder.sentTitle': 'Schauen Sie in Ihr Postfach',
  'findOrder.sent':
    'Gehören Nummer und E-Mail-Adresse zur selben Bestellung, ist der Link unterwegs an diese Adresse. Das kann ein paar Minuten dauern; sehen Sie bitte auch im Spam-Ordner nach.',
  'findOrder.nothing': 'Nichts angekommen? Prüfen Sie Nummer und Adresse, oder schreiben Sie uns:',
};

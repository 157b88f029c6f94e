import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/newsletter/newsletter.ts';

export const messages: Translated<typeof english> = {
  'newsletter.title': 'Newsletter',
  'newsletter.lead': 'Neues aus dem Shop, per E-Mail.',
  'newsletter.email': 'E-Mail-Adresse',
  'newsletter.invalid': 'Prüfen Sie die E-Mail-Adresse: Sie sollte aussehen wie anna@example.com.',
  'newsletter.consent':
    'Ich möchte Neuigkeiten und Angebote von {shop} per E-Mail erhalten. Diese Einwilligung kann ich jederzeit über den Link in jeder E-Mail widerrufen.',
  'newsletter.request': 'Jetzt anmelden',
  'newsletter.next':
    'Sie erhalten eine E-Mail, in der Sie bestätigen, dass die Adresse Ihnen gehört. Bis dahin schicken wir nichts weiter.',
  'newsletter.sentTitle': 'Schauen Sie in Ihr Postfach',
  'newsletter.sent':
    'Sie erhalten eine E-Mail mit einem Link. Sobald Sie dort bestätigen, sind Sie angemeldet. Wenn nach ein paar Minuten nichts da ist, sehen Sie auch im Spam-Ordner nach.',
  'newsletter.confirmTitle': 'Anmeldung bestätigen',
  'newsletter.confirm': 'Ein Klick, und der Newsletter kommt in Ihr Postfach.',
  'newsletter.confirmButton': 'Ja, ich möchte den Newsletter',
  'newsletter.confirmedTitle': 'Sie sind angemeldet',
  'newsletter.confirmed': 'Vielen Dank. In jedem Newsletter steht ein Link, mit dem Sie sich abmelden können.',
  'newsletter.leaveTitle': 'Vom Newsletter abmelden?',
  'newsletter.leave': 'Ein Klick genügt. Ohne Konto und ohne Angabe von Gründen.',
  'newsletter.leaveButton': 'Abmelden',
  'newsletter.leftTitle': 'Sie sind abgemeldet',
  'newsletter.left': 'Sie erhalten keinen Newsletter mehr von uns. E-Mails zu Ihren Bestellungen kommen weiterhin.',
  'newsletter.goneTitle': 'Dieser Link gilt nicht mehr',
  'newsletter.gone':
    'Vielleicht ist er älter als 14 Tage, oder Sie haben sich inzwischen abgemeldet. Sie können sich neu anmelden.',
  'newsletter.again': 'Neu anmelden',
  'newsletter.none': 'Dieser Shop hat zurzeit keinen Newsletter.',
};

import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/law/lacks.ts';

export const messages: Translated<typeof english> = {
  'lacks.name': 'Ihr Shop hat noch keinen Namen.',
  'lacks.company': 'Es fehlt die Angabe, wer verkauft.',
  'lacks.incomplete': 'Zu Ihrem Unternehmen fehlt: {facts}.',
  'lacks.facts':
    'Das Gesetz verlangt diese Angaben, wenn Ihr Unternehmen sie hat: {facts}. Ergänzen Sie sie, oder bestätigen Sie, dass es keine weiteren gibt.',
  'lacks.address': 'E-Mails an die Adresse Ihres Shops, {address}, liest niemand.',
  'lacks.pages': 'Es fehlen Rechtstexte: {pages}.',
  'lacks.notice':
    'Die amtliche Mitteilung der EU-Kommission zur gesetzlichen Gewährleistung fehlt in diesen Sprachen: {languages}. Bis dahin steht an ihrer Stelle ein Satz.',
  'lacks.makers': 'Produkte ohne Hersteller mit Anschrift und E-Mail-Adresse: {unnamed} von {products}.',
  'lacks.sender': 'Ihre E-Mails haben noch keinen Absender.',
  'lacks.senderAddress': 'Ihre E-Mails kommen von {address}, wo niemand die Antworten liest.',
  'lacks.demo': 'Das stammt noch aus der Demo: {document}.',
  'lacks.prices': 'Ihre Paketdienste haben keine Preise, also kann niemand bestellen.',
  'lacks.delivery': 'In diesen Markt wird nichts geliefert, dort kann also niemand bestellen: {country}, {currency}.',
  'lacks.points': 'Abholstellen von {carrier} fehlen und werden deshalb nicht angeboten: {countries}.',
  'lacks.lucid':
    'Ihr Unternehmen hat noch keine LUCID-Nummer. Ohne sie darf niemand verpackte Ware an Verbraucher in Deutschland schicken.',
  'lacks.platform': 'Diese Seiten verlinken die EU-Plattform zur Streitbeilegung, die 2025 geschlossen wurde: {pages}.',
  'lacks.refunds': {
    one: '{count} Widerruf wartet nach 14 Tagen noch auf die Erstattung.',
    other: '{count} Widerrufe warten nach 14 Tagen noch auf die Erstattung.',
  },
  'lacks.threshold':
    'Ihre Verkäufe in andere EU-Länder haben {amount} erreicht. Über 10.000 Euro gilt die Umsatzsteuer des Ziellandes: Melden Sie sich beim OSS an und schalten Sie es bei den Steuern ein.',
};

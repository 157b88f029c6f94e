import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/reviews.ts';

export const messages: Translated<typeof english> = {
  'reviews.title': 'Bewertungen',
  'reviews.rule':
    'Lob und Kritik werden gleich behandelt: Das Gesetz verbietet, Bewertungen zurückzuhalten, weil sie negativ sind.',
  'reviews.search': 'Wörter, Name oder Produkt',
  'reviews.state': 'Status',
  'reviews.state_waiting': 'Zu prüfen',
  'reviews.state_published': 'Veröffentlicht',
  'reviews.state_rejected': 'Abgelehnt',
  'reviews.stars': 'Sterne',
  'reviews.starsOf': '{stars} von 5 Sternen',
  'reviews.noneYet':
    'Bewertungen erscheinen hier, sobald Käufer sie schreiben. Nach wie vielen Tagen wir darum bitten, legen Sie in den Einstellungen unter „Bewertungen“ fest.',
  'reviews.one': 'Bewertung {id}',
  'reviews.order': 'Bestellung {number}',
  'reviews.nobody': 'Ohne Namen',
  'reviews.publish': 'Veröffentlichen',
  'reviews.reject': 'Ablehnen',
  'reviews.answer': 'Öffentlich antworten',
  'reviews.changeReply': 'Antwort ändern',
  'reviews.reply': 'Antwort des Shops',
  'reviews.replyHint': 'Für alle unter der Bewertung sichtbar. Leer: keine Antwort.',
  'reviews.saveReply': 'Antwort speichern',
  'reviews.rejectTitle': 'Warum wird diese Bewertung nicht veröffentlicht?',
  'reviews.rejectText': 'Der Grund wird der Person per E-Mail mitgeteilt. Dass eine Bewertung negativ ist, ist keiner.',
  'reviews.reason': 'Grund',
  'reviews.reason_unlawful': 'Sie beleidigt oder ist sonst rechtswidrig',
  'reviews.reason_personal_data': 'Sie enthält personenbezogene Daten',
  'reviews.reason_advertising': 'Sie wirbt oder führt auf andere Seiten',
  'reviews.reason_not_about_product': 'Sie betrifft nicht das Produkt',
  'reviews.reason_not_genuine': 'Sie ist nicht echt: Wer sie schrieb, hat ein eigenes Interesse',
  'reviews.publishedNow': 'Veröffentlicht.',
  'reviews.rejectedNow': 'Abgelehnt.',
  'reviews.changed': 'Die Bewertung hat sich inzwischen geändert. Bitte lesen Sie sie noch einmal.',
  'reviews.replyChanged': 'Die Antwort hat sich inzwischen geändert. Bitte lesen Sie sie noch einmal.',
  'reviews.unknown': 'Diese Bewertung gibt es nicht mehr.',
  'reviews.replyTooLong': 'Die Antwort ist zu lang. Bitte kürzen Sie sie.',
  'reviews.notPublished':
    'Die Bewertung ist nicht veröffentlicht, also würde niemand die Antwort lesen. Veröffentlichen Sie sie zuerst.',
};

import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/review-emails.ts';

export const messages: Translated<typeof english> = {
  'reviewMail.subject': 'Wie gefällt Ihnen Ihre Bestellung bei {shop}?',
  'reviewMail.text':
    'Ihre Bestellung {number} ist nun schon eine Weile bei Ihnen. Wie gefällt sie Ihnen? Ihre ehrliche Meinung, ob Lob oder Kritik, hilft anderen bei der Wahl.',
  'reviewMail.goods': 'Ihr Einkauf',
  'reviewMail.link': 'Bewertung schreiben',
  'reviewMail.valid':
    'Der Link gilt nur für Sie und bis zum {until}. Stimmt etwas mit der Ware nicht? Antworten Sie einfach auf diese E-Mail, wir kümmern uns darum.',
  'reviewMail.why':
    'Sie erhalten diese E-Mail einmalig, weil Sie bei {shop} bestellt haben. Sie können der Verwendung Ihrer E-Mail-Adresse für Bitten um Bewertungen jederzeit widersprechen, ohne dass hierfür andere als die Übermittlungskosten nach den Basistarifen entstehen:',
  'reviewMail.stop': 'Keine solchen E-Mails mehr',
  'reviewRejection.subject': 'Ihre Bewertung von „{product}“ wurde nicht veröffentlicht',
  'reviewRejection.text':
    'wir haben Ihre Bewertung von „{product}“ bei {shop} gelesen und nicht veröffentlicht. Das hat ein Mensch entschieden, kein Programm.',
  'reviewRejection.reason': 'Der Grund',
  'reviewRejection.wrote': 'Das haben Sie geschrieben',
  'reviewRejection.rule':
    'Dass eine Bewertung kritisch ist, ist nie ein Grund: Wir veröffentlichen Lob und Kritik gleichermaßen.',
  'reviewRejection.object':
    'Sind Sie anderer Meinung? Antworten Sie einfach auf diese E-Mail, und wir sehen es uns noch einmal an. Sie können sich auch an eine Streitbeilegungsstelle oder ein Gericht wenden.',
  'reviewRejection.link': 'Bewertung ansehen',
};

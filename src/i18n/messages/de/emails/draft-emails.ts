import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/draft-emails.ts';

export const messages: Translated<typeof english> = {
  'draftMail.subject': 'Ihre Bestellung bei {shop} ist bereit zur Zahlung',
  'draftMail.greeting': 'Guten Tag,',
  'draftMail.text':
    'wie besprochen haben wir Ihre Bestellung zusammengestellt. Über den Link prüfen Sie sie, ergänzen Ihre Angaben und zahlen so, wie es Ihnen passt.',
  'draftMail.link': 'Bestellung ansehen und bezahlen',
  'draftMail.valid':
    'Der Link gilt bis zum {until} Uhr. So lange bleiben Ihre Preise bestehen; die Artikel legen wir zurück, sobald Sie bestellen.',
  'draftMail.noteTitle': 'Nachricht für Sie',
  'draftMail.goods': 'Ihre Bestellung',
  'draftMail.legal':
    'Ein Vertrag kommt erst zustande, wenn Sie auf der Seite bestellen. Dort finden Sie auch die AGB und die Widerrufsbelehrung.',
  'draftMail.collected': 'Persönliche Abholung',
  'draftMail.asAgreed': 'wie abgesprochen',
  'draftMail.endedTitle': 'Dieser Zahlungslink gilt nicht mehr',
  'draftMail.withdrawn':
    '{shop} hat diese Bestellung zurückgezogen. Über diesen Link kann nichts mehr bestellt oder bezahlt werden.',
  'draftMail.replaced':
    '{shop} hat diese Bestellung geändert. Ein neuer Link kommt mit einer neuen E-Mail; über diesen kann nichts mehr bezahlt werden.',
  'draftMail.expired':
    'Die Frist für diese Bestellung ist am {until} abgelaufen. Bitten Sie {shop} um einen neuen Link.',
  'draftMail.unknown':
    'Diesen Link kennen wir nicht. Vielleicht ist er unvollständig: Kopieren Sie ihn ganz aus der E-Mail, oder fragen Sie {shop}.',
  'draftMail.soldOutTitle': 'Ein Teil der Bestellung ist ausverkauft',
  'draftMail.soldOut':
    'Inzwischen ausverkauft: {titles}. Es wurde nichts bestellt und nichts abgebucht. Bitten Sie {shop} um ein neues Angebot.',
  'draftMail.again': 'Noch einmal versuchen',
  'draftMail.contact': 'An {shop} schreiben',
  'draftMail.home': 'Zum Shop',
};

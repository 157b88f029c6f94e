import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/settings/shop-ways.ts';

export const messages: Translated<typeof english> = {
  'mailSettings.sender': 'Nadawca',
  'mailSettings.senderHint': 'Adres, z którego wychodzą e-maile do klientów. Obok stoi nazwa sklepu.',
  'mailSettings.senderSet': 'Serwer sklepu wysyła z adresu {mailFrom}; to on obowiązuje zamiast tego pola.',
  'mailSettings.replyTo': 'Dokąd trafiają odpowiedzi',
  'mailSettings.replyToHint': 'Zostaw puste, jeśli mają trafiać do nadawcy.',
  'mailSettings.merchant': 'Kto dowiaduje się o zamówieniach',
  'mailSettings.merchantHint': 'O opłaconych zamówieniach, sporach i odstąpieniach.',
  'retentionSettings.byLaw': 'Zgodnie z prawem',
  'retentionSettings.byShop': 'Według uznania',
  'retentionSettings.bookkeepingYears': 'Lata dla księgowości',
  'retentionSettings.bookkeepingYearsHint':
    'To, co o opłaconym zamówieniu muszą mówić faktury. Zostaw puste, aby trzymać się wymogów kraju.',
  'retentionSettings.claimsYears': 'Lata na roszczenia',
  'retentionSettings.claimsYearsHint':
    'Dane kontaktowe, e-maile, notatki i odstąpienia. Puste: aż roszczenia się przedawnią w Twoim kraju.',
  'retentionSettings.unpaidOrderDays': 'Dni dla zamówień, z których nic nie wyszło',
  'retentionSettings.technicalDays': 'Dni dla komunikatów technicznych',
  'retentionSettings.technicalDaysHint': 'Od operatorów płatności oraz co komu dostarczono.',
  'retentionSettings.auditYears': 'Lata dla dziennika biura',
  'marketingSettings.newsletter': 'Strony proponują newsletter',
  'marketingSettings.newsletterHint': 'Kto się zapisuje, najpierw potwierdza to e-mailem.',
  'marketingSettings.cartReminder': 'Przypominaj raz o niedokończonym zamówieniu',
  'marketingSettings.cartReminderHint': 'Tylko klientom, którzy zaznaczyli to w kasie.',
  'marketingSettings.afterHours': 'Godziny od ostatniej zmiany koszyka',
  'reviewSettings.askDays': 'Prośba o opinię tyle dni po dostawie',
  'reviewSettings.askDaysHint':
    'Puste: nikt nie jest pytany. Taki e-mail jest reklamą: przeczytaj przewodnik o opiniach, zanim to włączysz.',
  'stockSettings.lowStockAt': 'Mały zapas od tylu sztuk',
  'stockSettings.lowStockAtHint': 'Gdy wariant nie ma własnej liczby. Puste: nic nie uchodzi za mały zapas.',
  'stockSettings.mails': 'Powiadamiaj sklep e-mailem',
  'stockSettings.mailsHint': 'Raz za każdym razem, gdy coś spadnie do tej liczby.',
  'storefrontSettings.guaranteeNotice': 'Informacja o prawach z tytułu niezgodności na stronie każdego produktu',
  'storefrontSettings.guaranteeNoticeHint': 'W kasie i na osobnej stronie stoi zawsze.',
};

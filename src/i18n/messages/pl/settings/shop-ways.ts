import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/settings/shop-ways.ts';

export const messages: Translated<typeof english> = {
  'mailSettings.sender': 'Nadawca',
  'mailSettings.senderHint': 'Adres, z którego wychodzą e-maile do klientów. Obok widać nazwę sklepu.',
  'mailSettings.senderSet': 'Serwer sklepu wysyła z adresu {mailFrom}; to on obowiązuje zamiast tego pola.',
  'mailSettings.replyTo': 'Dokąd trafiają odpowiedzi',
  'mailSettings.replyToHint': 'Zostaw puste, jeśli mają trafiać do nadawcy.',
  'mailSettings.merchant': 'Kto dowiaduje się o zamówieniach',
  'mailSettings.merchantHint': 'O opłaconych zamówieniach, sporach i odstąpieniach.',
  'retentionSettings.byLaw': 'Zgodnie z prawem',
  'retentionSettings.byShop': 'Według uznania',
  'retentionSettings.bookkeepingYears': 'Księgowość (lata)',
  'retentionSettings.bookkeepingYearsHint':
    'Dane z faktur za opłacone zamówienia. Zostaw puste, aby trzymać się wymogów kraju.',
  'retentionSettings.claimsYears': 'Roszczenia (lata)',
  'retentionSettings.claimsYearsHint':
    'Dane kontaktowe, e-maile, notatki i odstąpienia. Puste: aż roszczenia się przedawnią w Twoim kraju.',
  'retentionSettings.unpaidOrderDays': 'Niedoszłe zamówienia (dni)',
  'retentionSettings.technicalDays': 'Komunikaty techniczne (dni)',
  'retentionSettings.technicalDaysHint': 'Od operatorów płatności oraz co komu dostarczono.',
  'retentionSettings.auditYears': 'Dziennik zaplecza (lata)',
  'marketingSettings.newsletter': 'Zachęcaj na stronach do newslettera',
  'marketingSettings.newsletterHint': 'Kto się zapisuje, najpierw potwierdza to e-mailem.',
  'marketingSettings.cartReminder': 'Przypominaj raz o niedokończonym zamówieniu',
  'marketingSettings.cartReminderHint': 'Tylko klientom, którzy zaznaczyli to w kasie.',
  'marketingSettings.afterHours': 'Po ilu godzinach od ostatniej zmiany koszyka',
  'reviewSettings.askDays': 'Ile dni po dostawie prosić o opinię',
  'reviewSettings.askDaysHint':
    'Puste: nikogo nie prosimy. Taki e-mail jest reklamą: przeczytaj przewodnik o opiniach, zanim to włączysz.',
  'invoiceSettings.issueAt': 'Kiedy wystawiać faktury',
  'invoiceSettings.issueAtHint':
    'Jeśli faktury wystawia księgowość albo inny program, zaznacz to tutaj: inaczej jedna sprzedaż miałaby dwie faktury.',
  'invoiceSettings.at_byHand': 'Ręcznie, do wybranych zamówień',
  'invoiceSettings.at_elsewhere': 'Nie tutaj: wystawia je księgowość albo inny program',
  'invoiceSettings.at_payment': 'Po opłaceniu zamówienia',
  'invoiceSettings.at_sending': 'Po wysłaniu pierwszej paczki',
  'invoiceSettings.forConsumers': 'Także dla klientów bez firmy',
  'invoiceSettings.forConsumersHint': 'Firmy dostają fakturę zawsze.',
  'invoiceSettings.series': 'Numeracja',
  'invoiceSettings.seriesHint':
    '{year} to rok, {month} miesiąc, {number} kolejny numer; {number:4} zapisze 0007. Każda seria zaczyna się od nowa z początkiem roku.',
  'invoiceSettings.invoice': 'Faktury',
  'invoiceSettings.correction': 'Faktury korygujące',
  'invoiceSettings.proforma': 'Faktury pro forma',
  'invoiceSettings.receipt': 'Rachunki dla konsumentów',
  'stockSettings.lowStockAt': 'Próg niskiego stanu (sztuk)',
  'stockSettings.lowStockAtHint': 'Dla wariantów bez własnego progu. Puste: żaden stan nie jest uznawany za niski.',
  'stockSettings.mails': 'Powiadamiaj sklep e-mailem',
  'stockSettings.mailsHint': 'Jeden e-mail za każdym razem, gdy stan spadnie do progu.',
  'storefrontSettings.guaranteeNotice': 'Informacja o prawnej gwarancji zgodności na stronie każdego produktu',
  'storefrontSettings.guaranteeNoticeHint': 'W kasie i na osobnej stronie jest zawsze.',
};

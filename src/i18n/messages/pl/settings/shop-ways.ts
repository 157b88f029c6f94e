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
};

import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/payments/clauses.ts';

export const messages: Translated<typeof english> = {
  'clauses.lead': 'To, kiedy zostaje zawarta umowa sprzedaży, zależy od sposobu płatności:',
  'clauses.confirmed': 'Umowa sprzedaży zostaje zawarta, gdy potwierdzimy zamówienie na jego stronie i e-mailem.',
  'clauses.otherwise':
    'W każdym innym przypadku, na przykład gdy kod pokrywa całą sumę, umowa sprzedaży zostaje zawarta, gdy potwierdzimy zamówienie na jego stronie i e-mailem.',
  'clauses.online': 'Płatność online ({names})',
  'clauses.onlineText':
    'Trzymamy dla Ciebie towar przez {minutes} minut. Umowa zostaje zawarta, gdy na stronie zamówienia i e-mailem potwierdzimy, że płatność dotarła; gdy bank jeszcze ją realizuje, czekamy dłużej. Jeśli płatność nie dojdzie do skutku, zamówienie zostaje anulowane i umowy nie ma.',
  'clauses.debit': '{name} może potrwać do 14 dni roboczych; tak długo trzymamy towar.',
  'clauses.awaited':
    'Umowa zostaje zawarta z chwilą, gdy otrzymasz e-mail, w którym potwierdzamy zamówienie i podajemy, jak zapłacić.',
  'clauses.held': {
    one: 'Trzymamy dla Ciebie towar przez {count} dzień.',
    few: 'Trzymamy dla Ciebie towar przez {count} dni.',
    many: 'Trzymamy dla Ciebie towar przez {count} dni.',
    other: 'Trzymamy dla Ciebie towar przez {count} dnia.',
  },
  'clauses.lapses':
    'Jeśli pieniądze nie dotrą do dnia podanego w e-mailu albo nie otworzysz zamówienia w terminie, w którym e-mail o to prosi, umowa wygasa (warunek rozwiązujący[PL: , art.\u00a089 Kodeksu cywilnego | ]): zamówienie zostaje anulowane, a Ty nie musisz nic płacić.',
  'clauses.onDelivery':
    'Umowa zostaje zawarta, gdy potwierdzimy zamówienie na jego stronie i e-mailem; nic nie płacisz z góry. Płacisz przy odbiorze paczki.',
  'clauses.languages': {
    one: 'Język umowy: {languages}.',
    few: 'Języki, w których możesz zawrzeć umowę: {languages}.',
    many: 'Języki, w których możesz zawrzeć umowę: {languages}.',
    other: 'Języki, w których możesz zawrzeć umowę: {languages}.',
  },
  'clauses.stripe':
    'Płatność obsługuje Stripe. Pieniądze pobieramy raz, po naciśnięciu „Zamówienie z obowiązkiem zapłaty”.',
  'clauses.providers': 'Operator wybranej metody płatności ({names})',
  'clauses.providersText':
    'otrzymuje dane potrzebne do płatności i jest ich odrębnym administratorem, podobnie jak Twój bank.',
  'clauses.debitReady': 'Realizujemy zamówienie, gdy dotrą pieniądze, co trwa kilka dni.',
  'clauses.awaitedReady': 'Realizujemy zamówienie, gdy tylko dotrą pieniądze.',
  'clauses.paidOnDelivery':
    'Płacisz przy odbiorze paczki. Jeśli należy Ci się zwrot pieniędzy, przelewamy je na konto, które wskażesz.',
  'clauses.priceWithVat': 'z VAT, plus dostawa',
  'clauses.pricesWithVat': 'Wszystkie ceny zawierają VAT. Koszt dostawy doliczamy w kasie.',
  'clauses.priceWithoutVat': 'sprzedawca zwolniony z VAT, plus dostawa',
  'clauses.pricesWithoutVat': 'Sprzedawca korzysta ze zwolnienia z VAT. Koszt dostawy doliczamy w kasie.',
  'clauses.vatOfNone': 'Korzystamy ze zwolnienia z VAT i nie doliczamy podatku.',
  'clauses.vatOfDelivery': 'Zawierają VAT według stawki kraju, do którego wysyłamy.',
  'clauses.vatOutside':
    'Bez VAT jest tylko to, co opuszcza obszar VAT UE; na miejscu mogą zostać naliczone podatek i cło.',
  'clauses.vatOfHome': 'Zawierają VAT według stawki naszego kraju, dokądkolwiek wysyłamy.',
};

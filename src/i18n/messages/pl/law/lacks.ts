import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/law/lacks.ts';

export const messages: Translated<typeof english> = {
  'lacks.name': 'Sklep nie ma jeszcze nazwy.',
  'lacks.company': 'Nie wiadomo jeszcze, kto sprzedaje.',
  'lacks.incomplete': 'W danych firmy brakuje: {facts}.',
  'lacks.facts':
    'Prawo wymaga podania tych danych, jeśli firma je ma: {facts}. Uzupełnij je albo zaznacz, że firma nie ma innych.',
  'lacks.address': 'Nikt nie czyta e-maili wysłanych na adres sklepu {address}.',
  'lacks.pages': 'Brakuje stron z informacjami prawnymi: {pages}.',
  'lacks.notice':
    'Brakuje urzędowej informacji Komisji Europejskiej o prawnej gwarancji zgodności w językach: {languages}. Na razie zastępuje ją jedno zdanie.',
  'lacks.makers': 'Produkty bez producenta z adresem i adresem e-mail: {unnamed} z {products}.',
  'lacks.sender': 'E-maile nie mają jeszcze nadawcy.',
  'lacks.senderAddress': 'E-maile wychodzą z adresu {address}, na którym nikt nie czyta odpowiedzi.',
  'lacks.demo': 'To wciąż dane z wersji demo: {document}.',
  'lacks.prices': 'Przewoźnicy nie mają cen, więc nie da się nic zamówić.',
  'lacks.delivery': 'Na ten rynek nic nie dociera, więc nikt tam nie zamówi: {country}, {currency}.',
  'lacks.points': 'Brakuje punktów odbioru przewoźnika {carrier}, więc klienci ich nie zobaczą: {countries}.',
  'lacks.lucid':
    'Twoja firma nie ma jeszcze numeru LUCID. Bez niego nie wolno wysyłać zapakowanych produktów do konsumentów w Niemczech.',
  'lacks.platform': 'Te strony odsyłają do unijnej platformy ODR, którą zamknięto w 2025 roku: {pages}.',
  'lacks.refunds': {
    one: '{count} odstąpienie po 14 dniach nadal czeka na zwrot pieniędzy.',
    few: '{count} odstąpienia po 14 dniach nadal czekają na zwrot pieniędzy.',
    many: '{count} odstąpień po 14 dniach nadal czeka na zwrot pieniędzy.',
    other: '{count} odstąpienia po 14 dniach nadal czeka na zwrot pieniędzy.',
  },
  'lacks.threshold':
    'Sprzedaż do innych krajów UE sięgnęła {amount}. Powyżej 10 000 euro należy się VAT kraju dostawy: zarejestruj się do OSS i włącz tę opcję w podatkach.',
};

import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/law/lacks.ts';

export const messages: Translated<typeof english> = {
  'lacks.name': 'Je winkel heeft nog geen naam.',
  'lacks.company': 'Er staat nog niet wie er verkoopt.',
  'lacks.incomplete': 'Van je bedrijf ontbreekt: {facts}.',
  'lacks.facts':
    'De wet eist deze gegevens als je bedrijf ze heeft: {facts}. Vul ze in, of geef aan dat je bedrijf er verder geen heeft.',
  'lacks.address': 'E-mails aan het adres van je winkel, {address}, leest niemand.',
  'lacks.pages': 'Er ontbreken juridische pagina’s: {pages}.',
  'lacks.notice':
    'De officiële mededeling van de Europese Commissie over de wettelijke garantie ontbreekt in deze talen: {languages}. Tot dan staat er een zin voor in de plaats.',
  'lacks.makers': 'Producten zonder fabrikant met adres en e-mailadres: {unnamed} van {products}.',
  'lacks.sender': 'Je e-mails hebben nog geen afzender.',
  'lacks.senderAddress': 'Je e-mails komen van {address}, waar niemand de antwoorden leest.',
  'lacks.demo': 'Dit is nog van de demo: {document}.',
  'lacks.prices': 'Je vervoerders hebben geen prijzen, dus niemand kan bestellen.',
  'lacks.delivery': 'Naar deze markt wordt niets bezorgd, dus niemand kan er bestellen: {country}, {currency}.',
  'lacks.points': 'Afhaalpunten van {carrier} ontbreken en worden dus niet aangeboden: {countries}.',
  'lacks.lucid':
    'Je bedrijf heeft nog geen LUCID-nummer. Zonder dat nummer mag niemand verpakte producten naar consumenten in Duitsland sturen.',
  'lacks.platform': 'Deze pagina’s linken naar het Europese ODR-platform, dat in 2025 is gesloten: {pages}.',
  'lacks.refunds': {
    one: '{count} herroeping wacht na 14 dagen nog op terugbetaling.',
    other: '{count} herroepingen wachten na 14 dagen nog op terugbetaling.',
  },
  'lacks.threshold':
    'Je verkoop naar andere EU-landen is opgelopen tot {amount}. Boven 10.000 euro geldt de btw van het land van bestemming: meld je aan voor de OSS en zet dit aan bij de belastingen.',
};

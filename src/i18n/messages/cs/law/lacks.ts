import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/law/lacks.ts';

export const messages: Translated<typeof english> = {
  'lacks.name': 'Obchod zatím nemá název.',
  'lacks.company': 'Zatím není uvedeno, kdo prodává.',
  'lacks.incomplete': 'V údajích o firmě chybí: {facts}.',
  'lacks.facts': 'Zákon vyžaduje tyto údaje, pokud je firma má: {facts}. Doplňte je, nebo uveďte, že firma další nemá.',
  'lacks.address': 'E-maily na adresu obchodu {address} nikdo nečte.',
  'lacks.pages': 'Chybí právní stránky: {pages}.',
  'lacks.notice':
    'Chybí úřední oznámení Evropské komise o zákonné záruce v jazycích: {languages}. Do té doby ho zastupuje jedna věta.',
  'lacks.makers': 'Produkty bez výrobce s adresou a e-mailem: {unnamed} z {products}.',
  'lacks.sender': 'Vaše e-maily zatím nemají odesílatele.',
  'lacks.senderAddress': 'Vaše e-maily odcházejí z adresy {address}, kde odpovědi nikdo nečte.',
  'lacks.demo': 'Toto je stále z ukázky: {document}.',
  'lacks.prices': 'Dopravci nemají ceny, takže nelze nic objednat.',
  'lacks.delivery': 'Na tento trh se nic nedoručuje, takže tam nikdo neobjedná: {country}, {currency}.',
  'lacks.points': 'Chybí výdejní místa dopravce {carrier}, takže se zákazníkům nenabízejí: {countries}.',
  'lacks.lucid':
    'Vaše firma zatím nemá číslo LUCID. Bez něj nikdo nesmí posílat zabalené výrobky spotřebitelům v Německu.',
  'lacks.platform': 'Tyto stránky odkazují na platformu EU pro řešení sporů, která byla v roce 2025 uzavřena: {pages}.',
  'lacks.refunds': {
    one: '{count} odstoupení po 14 dnech stále čeká na vrácení peněz.',
    few: '{count} odstoupení po 14 dnech stále čekají na vrácení peněz.',
    many: '{count} odstoupení po 14 dnech stále čeká na vrácení peněz.',
    other: '{count} odstoupení po 14 dnech stále čeká na vrácení peněz.',
  },
  'lacks.threshold':
    'Váš prodej do jiných zemí EU dosáhl {amount}. Nad 10 000 eur platí DPH země určení: zaregistrujte se do OSS a zapněte ho v daních.',
};

import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/payments/clauses.ts';

export const messages: Translated<typeof english> = {
  'clauses.lead': 'Kdy je smlouva uzavřena, záleží na způsobu platby:',
  'clauses.confirmed': 'Smlouva je uzavřena, jakmile vaši objednávku potvrdíme na její stránce a e-mailem.',
  'clauses.otherwise':
    'Ve všech ostatních případech, například když kód pokryje celou částku, je smlouva uzavřena, jakmile vaši objednávku potvrdíme na její stránce a e-mailem.',
  'clauses.online': 'Platba online ({names})',
  'clauses.onlineText':
    'Zboží pro vás {minutes} minut držíme. Smlouva je uzavřena, jakmile na stránce objednávky a e-mailem potvrdíme, že platba dorazila; pokud ji banka ještě provádí, čekáme déle. Pokud platba neproběhne, objednávka se zruší a smlouva nevznikne.',
  'clauses.debit': '{name} může trvat až 14 pracovních dnů; tak dlouho zboží držíme.',
  'clauses.awaited': 'Smlouva je uzavřena doručením e-mailu, kterým objednávku potvrzujeme a sdělujeme, jak zaplatit.',
  'clauses.held': {
    one: 'Zboží pro vás držíme {count} den.',
    few: 'Zboží pro vás držíme {count} dny.',
    many: 'Zboží pro vás držíme {count} dne.',
    other: 'Zboží pro vás držíme {count} dnů.',
  },
  'clauses.lapses':
    'Nedorazí-li peníze do dne uvedeného v e-mailu nebo neotevřete-li objednávku do doby, do které o to e-mail žádá, smlouva zaniká (rozvazovací podmínka[CZ: , §\u00a0548 občanského zákoníku | ]): objednávka se zruší a nic nám nedlužíte.',
  'clauses.onDelivery':
    'Smlouva je uzavřena, jakmile vaši objednávku potvrdíme na její stránce a e-mailem; předem nic neplatíte. Platíte při převzetí balíku.',
  'clauses.languages': {
    one: 'Jazyk smlouvy: {languages}.',
    few: 'Jazyky, ve kterých lze smlouvu uzavřít: {languages}.',
    many: 'Jazyky, ve kterých lze smlouvu uzavřít: {languages}.',
    other: 'Jazyky, ve kterých lze smlouvu uzavřít: {languages}.',
  },
  'clauses.stripe': 'Platbu zpracovává Stripe. Peníze strhneme jednou, po stisknutí „Objednávka zavazující k platbě“.',
  'clauses.providers': 'Poskytovatel zvoleného způsobu platby ({names})',
  'clauses.providersText': 'dostane údaje potřebné k platbě a je jejich samostatným správcem, stejně jako vaše banka.',
  'clauses.debitReady': 'Objednávku vyřizujeme, až peníze dorazí, což trvá několik dnů.',
  'clauses.awaitedReady': 'Objednávku vyřizujeme, jakmile peníze dorazí.',
  'clauses.paidOnDelivery':
    'Platíte při převzetí balíku. Máte-li dostat peníze zpět, převedeme je na účet, který uvedete.',
  'clauses.priceWithVat': 's DPH, plus doprava',
  'clauses.pricesWithVat': 'Všechny ceny jsou včetně DPH. Dopravu připočteme u pokladny.',
  'clauses.priceWithoutVat': 'nejsme plátci DPH, plus doprava',
  'clauses.pricesWithoutVat': 'Nejsme plátci DPH. Dopravu připočteme u pokladny.',
  'clauses.vatOfNone': 'Nejsme plátci DPH.',
  'clauses.vatOfDelivery': 'Zahrnují DPH země, do které doručujeme.',
  'clauses.vatOutside': 'Bez DPH je jen to, co opouští daňové území EU; na místě mohou být vyměřeny daň a clo.',
  'clauses.vatOfHome': 'Zahrnují DPH naší země, ať doručujeme kamkoli.',
};

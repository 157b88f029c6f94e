import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/service/back-in-stock.ts';

export const messages: Translated<typeof english> = {
  'backInStock.title': 'Dát vědět, až bude skladem',
  'backInStock.email': 'E-mailová adresa',
  'backInStock.hint': 'Napíšeme jednou, až bude tato varianta zase v prodeji. Nejdřív vám pošleme odkaz k potvrzení.',
  'backInStock.send': 'Dát mi vědět',
  'backInStock.sentTitle': 'Podívejte se do schránky',
  'backInStock.sent': 'Pokud tato adresa ještě není na seznamu, odkaz k potvrzení je už na cestě.',
  'backInStock.failed': 'Nepovedlo se to. Chvilku počkejte a zkuste to znovu.',
  'backInStock.emailWrongTitle': 'Zkontrolujte e-mailovou adresu',
  'backInStock.emailWrong': 'Měla by vypadat jako anna@example.com.',
  'backInStock.toProduct': 'Zpět ke zboží',
  'backInStock.toShop': 'Do obchodu',
  'backInStock.confirmTitle': 'Máme vám napsat?',
  'backInStock.confirmText': 'Až bude „{title}“ zase v prodeji, pošleme jeden e-mail na {email}.',
  'backInStock.confirm': 'Ano, napište mi',
  'backInStock.waitingTitle': 'Napíšeme vám',
  'backInStock.waitingText':
    'Jakmile bude „{title}“ zase v prodeji, pošleme jeden e-mail na {email}. Potom adresu smažeme.',
  'backInStock.remove': 'Nepsat mi',
  'backInStock.removedTitle': 'Žádný e-mail nedostanete',
  'backInStock.removedText': 'Váš požadavek i adresu jsme smazali.',
  'backInStock.usedTitle': 'Tento odkaz už byl použit',
  'backInStock.usedText':
    'Už není co dělat: napsali jsme vám, nebo byl požadavek smazán. Na stránce zboží můžete požádat znovu.',
  'backInStock.expiredTitle': 'Platnost odkazu vypršela',
  'backInStock.expiredText':
    'Požadavek, který není potvrzen do {days} dnů, smažeme. Na stránce zboží můžete požádat znovu.',
  'backInStock.forgedTitle': 'Tento odkaz není celý',
  'backInStock.forgedText': 'Takový jsme neposlali. Zkopírujte z e-mailu celý odkaz.',
};

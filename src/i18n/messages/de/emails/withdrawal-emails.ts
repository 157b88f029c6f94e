import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/withdrawal-emails.ts';

export const messages: Translated<typeof english> = {
  'mail.withdrawalSubject': 'Ihr Widerruf ist eingegangen',
  'mail.withdrawalReceived': 'Ihre Widerrufserklärung ist am {moment} bei uns eingegangen.',
  'mail.withdrawalNoted':
    'Am {moment} ist bei uns eine Widerrufserklärung eingegangen, in der Ihre Adresse angegeben ist. Sie hat die Nummer {number}.',
  'mail.withdrawalNotedText':
    'Wir haben alles festgehalten, was darin steht; nach dem Absenden war es auf der Seite zu sehen. Sobald wir die Bestellung gefunden haben, geht der ganze Wortlaut per E-Mail an die Adresse dieser Bestellung.',
  'mail.withdrawalIgnore':
    'Sie waren das nicht? Dann hat jemand Ihre Adresse eingegeben. Sie müssen nichts tun; antworten Sie uns gern.',
  'mail.withdrawalRefusedSubject': 'Ihr Widerruf: keine Erstattung',
  'mail.withdrawalRefused':
    'Wir haben Ihre Erklärung vom {moment} geprüft. Eine Erstattung ist auf dieser Grundlage nicht möglich.',
  'mail.withdrawalRefusedReason': 'Unser Grund',
  'mail.withdrawalRefusedAnswer': 'Sehen Sie das anders? Antworten Sie einfach auf diese E-Mail.',
  'merchant.withdrawalNotice': 'Die Erklärung des Kunden',
  'merchant.withdrawalName': 'Name',
  'merchant.withdrawalSubject': 'Widerruf zu Bestellung {number}',
  'merchant.withdrawalUnknownSubject': 'Widerruf: Bestellung noch zuzuordnen',
  'merchant.withdrawal':
    'Der Kunde hat den Vertrag am {moment} widerrufen. Der Eingang wurde bestätigt; erstattet oder eingelagert wurde nichts.',
  'merchant.withdrawalUnmailed':
    'Eine Bestätigung per E-Mail wurde nicht verschickt: Die Adresse hatte an dem Tag schon mehrere. Der Kunde sah sie auf der Seite.',
  'merchant.withdrawalUnknown':
    'Die Angaben passen zu keiner Bestellung. Die Erklärung gilt trotzdem: Bitte ordnen Sie sie zu.',
  'merchant.withdrawalLate': 'Hinweis: Er kam nach Ablauf der 14 Tage ab Zustellung des letzten Pakets.',
  'merchant.withdrawalRefund':
    'Die Erstattung ist binnen 14 Tagen ab der Erklärung fällig, samt den Kosten der Standardlieferung; Sie dürfen auf die Artikel oder den Absendenachweis warten.',
};

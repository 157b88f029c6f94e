import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/disputes.ts';

export const messages: Translated<typeof english> = {
  'disputes.one': 'Spor o objednávku {number}',
  'disputes.missing': 'Takový spor neexistuje',
  'disputes.none': 'Žádná platba není sporná.',
  'disputes.order': 'Objednávka',
  'disputes.customer': 'Zákazník',
  'disputes.amount': 'Částka',
  'disputes.reason': 'Důvod',
  'disputes.state': 'Stav',
  'disputes.evidence': 'Důkazy pro banku',
  'disputes.evidenceHint':
    'Sestaveno z toho, co obchod ví, anglicky, aby to přečetla každá banka. Před odesláním upravte, co chcete.',
  'disputes.submit': 'Předat bance',
  'disputes.submitOnce': 'Banka přijímá důkazy jen jednou.',
  'disputes.saved': 'Koncept je uložen.',
  'disputes.onItsWay': 'Důkazy jsou na cestě k bance.',
  'disputes.submitted': 'Předáno {day}.',
  'disputes.failed': 'Platební služba důkazy nepřijala: {reason}',
  'disputes.refused': 'Důkazy už byly předány, nebo banka rozhodla.',
};

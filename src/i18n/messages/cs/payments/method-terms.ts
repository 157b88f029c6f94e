import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/payments/method-terms.ts';

export const messages: Translated<typeof english> = {
  'method.cardHint': 'Visa, Mastercard a další. Údaje jdou šifrovaně do Stripe, k nám nikdy.',
  'method.blikHint': 'Kód z aplikace polské banky, potvrzuje se v aplikaci.',
  'method.p24Hint': 'Převod z polské banky. Potom se vrátíte sem.',
  'method.idealHint': 'Z aplikace nizozemské banky. Potom se vrátíte sem.',
  'method.sepa_debitHint': 'Z vašeho účtu v eurech. Peníze jdou několik dní.',
  'method.redirectHint': 'Platíte přes {name}. Potom se vrátíte sem.',
  'method.idealText': 'Po odeslání objednávky přejdete na iDEAL: tam vyberete banku a platbu potvrdíte.',
  'method.redirectText': 'Po odeslání objednávky přejdete na {name}: tam platbu potvrdíte.',
};

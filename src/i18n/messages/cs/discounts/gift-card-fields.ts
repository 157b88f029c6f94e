import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/discounts/gift-card-fields.ts';

export const messages: Translated<typeof english> = {
  'giftCardFields.amount': 'Vlastní částka',
  'giftCardFields.amountHint': 'Od {least} do {most}. Prázdné pole znamená částku uvedenou výše.',
  'giftCardFields.recipient': 'E-mailová adresa obdarovaného',
  'giftCardFields.recipientHint':
    'Tam pošleme kartu s kódem. Chcete-li ji vytisknout a předat osobně, zadejte svou adresu.',
  'giftCardFields.sendOn': 'Den odeslání',
  'giftCardFields.sendOnHint': 'Prázdné pole znamená, že kartu pošleme hned po zaplacení.',
  'giftCardFields.message': 'Vaše přání',
  'giftCardFields.messageHint': 'Nejvýše {count} znaků. Bude na kartě i v e-mailu.',
  'giftCardFields.optional': '(nepovinné)',
  'giftCardFields.refusedCARD_RECIPIENT': 'Na tuto adresu nelze poslat e-mail. Zkontrolujte ji, prosím.',
  'giftCardFields.refusedCARD_DAY': 'Zvolte dnešek nebo den během příštího roku.',
  'giftCardFields.refusedCARD_AMOUNT': 'Kartu na tuto částku neprodáváme. Držte se mezí uvedených u pole.',
  'giftCardFields.refusedCARD_MESSAGE': 'Přání je pro kartu příliš dlouhé. Zkraťte ho, prosím.',
  'giftCardFields.refusedCARDS_ALONE':
    'Dárkové karty se objednávají samostatně. Nejprve objednejte, co je v košíku, nebo to z něj vyndejte.',
};

import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/order-batch.ts';

export const messages: Translated<typeof english> = {
  'many.printLabels': 'Vytisknout štítky',
  'many.close': 'Zavřít',
  'many.waiting_send': {
    one: 'Za chvíli se {count} objednávka označí jako odeslaná.',
    few: 'Za chvíli se {count} objednávky označí jako odeslané.',
    other: 'Za chvíli se {count} objednávek označí jako odeslané.',
  },
  'many.waiting_send_labelled': {
    one: 'Štítek pro {count} objednávku se za chvíli vytvoří.',
    few: 'Štítky pro {count} objednávky se za chvíli vytvoří.',
    many: 'Štítky pro {count} objednávky se za chvíli vytvoří.',
    other: 'Štítky pro {count} objednávek se za chvíli vytvoří.',
  },
  'many.waiting_delivered': {
    one: 'Za chvíli se {count} objednávka označí jako doručená.',
    few: 'Za chvíli se {count} objednávky označí jako doručené.',
    other: 'Za chvíli se {count} objednávek označí jako doručené.',
  },
  'many.waiting_paid': {
    one: 'Za chvíli se {count} objednávka označí jako zaplacená.',
    few: 'Za chvíli se {count} objednávky označí jako zaplacené.',
    other: 'Za chvíli se {count} objednávek označí jako zaplacené.',
  },
  'many.waiting_resend_mail': {
    one: 'Za chvíli se {count} e-mail odešle znovu.',
    few: 'Za chvíli se {count} e-maily odešlou znovu.',
    other: 'Za chvíli se {count} e-mailů odešle znovu.',
  },
  'many.done': {
    one: 'Hotovo: {count} objednávka.',
    few: 'Hotovo: {count} objednávky.',
    other: 'Hotovo: {count} objednávek.',
  },
  'many.undone': {
    one: 'Vráceno zpět u {count} objednávky. Nic neodešlo.',
    few: 'Vráceno zpět u {count} objednávek. Nic neodešlo.',
    other: 'Vráceno zpět u {count} objednávek. Nic neodešlo.',
  },
  'many.refused': {
    one: '{count} objednávka zůstala beze změny:',
    few: '{count} objednávky zůstaly beze změny:',
    other: '{count} objednávek zůstalo beze změny:',
  },
  'many.whyOrderChanged': 'Mezitím se změnila.',
  'many.whyActionWaiting': 'Jiná akce se ještě neprovedla.',
  'many.whyNotPaid': 'Není zaplacená.',
  'many.whyFullyRefunded': 'Všechny peníze jsou vráceny.',
  'many.whyHeldByDispute': 'Platba je sporná.',
  'many.whyHeldByWithdrawal': 'Zákazník od ní odstoupil.',
  'many.whyAlreadySent': 'Už je odeslaná.',
  'many.whyNotSent': 'Ještě není odeslaná.',
  'many.whyAlreadyDelivered': 'Už je doručená.',
  'many.whyAlreadyPaid': 'Už je zaplacená.',
  'many.whyPaymentUnderWay': 'Platba právě probíhá.',
  'many.whyOrderCancelled': 'Je zrušená.',
  'many.whyMailUnknown': 'Žádný e-mail k ní neodešel.',
  'many.whyAlreadyReturned': 'Její balík se vrátil.',
  'many.whyGoodsGone': 'Její zboží se mezitím prodalo.',
  'many.whyNoLongerAllowed': 'Kdo o to požádal, už k tomu nemá oprávnění.',
  'many.whyActionFailed': 'Na naší straně se něco nepovedlo; podrobnosti jsou v protokolu.',
  'many.whyOther': 'To teď nejde.',
};

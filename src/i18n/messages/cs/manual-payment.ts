import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/manual-payment.ts';

export const messages: Translated<typeof english> = {
  'manualPayment.transferHint': 'Na náš účet. Zboží vám podržíme {days} dní.',
  'manualPayment.deliveryHint': 'Platíte kurýrovi. Příplatek: {fee}.',
  'manualPayment.transferText':
    'Objednávku {number} vám držíme do: {until}. Převeďte prosím {amount} s níže uvedeným variabilním symbolem: balíme, jakmile peníze dorazí. Údaje posíláme i na {email}.',
  'manualPayment.recipient': 'Příjemce',
  'manualPayment.bank': 'Banka',
  'manualPayment.reference': 'Variabilní symbol',
  'manualPayment.lateText':
    'Objednávka {number} nebyla včas zaplacená a zboží se vrátilo na sklad. Nic nedlužíte. Pokud je váš převod už na cestě, napište nám: zboží pošleme, jestli ještě je, nebo vrátíme peníze.',
  'manualPayment.dueText':
    'Objednávku {number} máme u sebe. Při doručení zaplatíte {amount}. Potvrzení míří na {email}.',
};

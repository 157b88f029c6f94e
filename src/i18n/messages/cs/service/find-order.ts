import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/service/find-order.ts';

export const messages: Translated<typeof english> = {
  'findOrder.title': 'Najít objednávku',
  'findOrder.lead':
    'Zadejte číslo objednávky a e-mail, se kterým byla vytvořena. Odkaz na stránku objednávky pošleme na tuto adresu.',
  'findOrder.number': 'Číslo objednávky',
  'findOrder.numberHint': 'Najdete ho v e-mailu s potvrzením objednávky, například 1001.',
  'findOrder.email': 'E-mail uvedený v objednávce',
  'findOrder.send': 'Poslat odkaz',
  'findOrder.sentTitle': 'Podívejte se do schránky',
  'findOrder.sent':
    'Pokud číslo a e-mail patří ke stejné objednávce, odkaz je už na cestě na tuto adresu. Může to trvat pár minut; podívejte se i do spamu.',
  'findOrder.nothing': 'Nic nepřišlo? Zkontrolujte číslo a adresu, nebo nám napište:',
};

import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/advice.ts';

export const messages: Translated<typeof english> = {
  'advice.sameTitle': 'Een ander product heet precies zo:',
  'advice.sameSku': 'Een ander product heeft deze SKU:',
  'advice.sameEan': 'Een ander product heeft deze barcode:',
  'advice.takeSku': 'SKU {sku} gebruiken',
  'advice.usualVat': 'Bijna alle producten van deze collecties hebben: {name}.',
  'advice.greenClaims':
    '‘{claims}’: algemene milieuclaims mogen alleen als ze bewezen zijn en zeggen wat er precies bedoeld is (Richtlijn 2024/825). Jij beslist wat ermee gebeurt.',
  'advice.use': 'Overnemen',
};

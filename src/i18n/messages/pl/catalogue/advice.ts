import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/advice.ts';

export const messages: Translated<typeof english> = {
  'advice.sameTitle': 'Tak samo nazywa się inny produkt:',
  'advice.sameSku': 'To SKU ma inny produkt:',
  'advice.sameEan': 'Ten kod kreskowy ma inny produkt:',
  'advice.takeSku': 'Użyj SKU {sku}',
  'advice.usualVat': 'Prawie wszystkie produkty z tych kolekcji mają: {name}.',
  'advice.greenClaims':
    '„{claims}”: ogólne twierdzenia o środowisku są dozwolone tylko wtedy, gdy są udowodnione i mówią, o co dokładnie chodzi (dyrektywa 2024/825). Decyzja należy do Ciebie.',
  'advice.use': 'Użyj',
};

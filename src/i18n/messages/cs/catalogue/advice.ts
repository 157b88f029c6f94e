import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/advice.ts';

export const messages: Translated<typeof english> = {
  'advice.sameTitle': 'Stejně se jmenuje jiný produkt:',
  'advice.sameSku': 'Toto SKU má jiný produkt:',
  'advice.sameEan': 'Tento čárový kód má jiný produkt:',
  'advice.takeSku': 'Použít SKU {sku}',
  'advice.usualVat': 'Skoro všechny produkty z těchto kolekcí mají: {name}.',
  'advice.greenClaims':
    '„{claims}“: obecná tvrzení o životním prostředí jsou dovolena jen tehdy, když jsou doložená a je u nich řečeno, co přesně znamenají (směrnice 2024/825). Rozhodnutí je na vás.',
  'advice.use': 'Použít',
};

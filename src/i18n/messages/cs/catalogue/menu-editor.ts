import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/menu-editor.ts';

export const messages: Translated<typeof english> = {
  'menuEditor.title': 'Nabídka obchodu',
  'menuEditor.intro':
    'Co stojí v záhlaví a v nabídce telefonu, v tomto pořadí. Zápatí uvádí každou stránku obchodu, ty povinné ze zákona vždy.',
  'menuEditor.inMenu': 'V nabídce',
  'menuEditor.automatic':
    'Zatím nikdo nevybral: stojí tu kolekce s nejvíce produkty. První změnou vznikne vaše vlastní pořadí.',
  'menuEditor.others': 'Mimo nabídku',
  'menuEditor.show': 'Přidat do nabídky: {title}',
  'menuEditor.hide': 'Odebrat z nabídky: {title}',
  'menuEditor.moved': '{title}: nyní na místě {place} z {count}',
  'menuEditor.shown': '{title} je v nabídce',
  'menuEditor.hiddenNow': '{title} už v nabídce není',
  'menuEditor.fillUpTo': 'Doplňovat nabídku do',
  'menuEditor.fillUpHint': 'Největšími z kolekcí, které nikdo nezařadil ani neskryl.',
  'menuEditor.pages': 'Stránky za kolekcemi',
  'menuEditor.pagesHint': 'Například „O nás“. V zápatí zůstávají také.',
  'menuEditor.addPage': 'Přidat stránku',
  'menuEditor.choosePage': 'Vyberte stránku',
  'menuEditor.removePage': 'Odebrat: {title}',
  'menuEditor.saved': 'Nabídka uložena',
  'menuEditor.failed': 'Nabídku se nepodařilo uložit. Zkuste to znovu.',
  'menuEditor.products': 'Produkty: {count}',
  'menuEditor.goneCollection': '(nic v prodeji: nezobrazuje se)',
  'menuEditor.gonePage': '(už neexistuje: nezobrazuje se)',
  'menuEditor.up': 'Nahoru: {title}',
  'menuEditor.down': 'Dolů: {title}',
};

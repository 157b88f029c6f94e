import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/menu-editor.ts';

export const messages: Translated<typeof english> = {
  'menuEditor.title': 'Menu obchodu',
  'menuEditor.intro':
    'Položky v záhlaví a v menu na telefonu, v tomto pořadí. V patičce jsou všechny stránky obchodu, povinné ze zákona vždy.',
  'menuEditor.inMenu': 'V menu',
  'menuEditor.automatic':
    'Zatím není nic vybráno: jsou tu kolekce s nejvíce produkty. První změnou vznikne vaše vlastní pořadí.',
  'menuEditor.others': 'Mimo menu',
  'menuEditor.show': 'Přidat do menu: {title}',
  'menuEditor.hide': 'Odebrat z menu: {title}',
  'menuEditor.moved': '{title}: nyní na místě {place} z {count}',
  'menuEditor.shown': 'Přidáno do menu: {title}',
  'menuEditor.hiddenNow': 'Odebráno z menu: {title}',
  'menuEditor.fillUpTo': 'Doplňovat menu do',
  'menuEditor.fillUpHint': 'Největšími z kolekcí, které nikdo nezařadil ani neskryl.',
  'menuEditor.pages': 'Stránky za kolekcemi',
  'menuEditor.pagesHint': 'Například „O nás“. V patičce zůstávají také.',
  'menuEditor.addPage': 'Přidat stránku',
  'menuEditor.choosePage': 'Vyberte stránku',
  'menuEditor.removePage': 'Odebrat: {title}',
  'menuEditor.articles': 'Články',
  'menuEditor.articlesHint': 'Odkaz na seznam se objeví, jakmile je v jazyce stránky nějaký článek.',
  'menuEditor.articlesInHeader': 'V záhlaví, za stránkami',
  'menuEditor.articlesInFooter': 'V patičce',
  'menuEditor.saved': 'Menu uloženo',
  'menuEditor.failed': 'Menu se nepodařilo uložit. Zkuste to znovu.',
  'menuEditor.products': 'Produkty: {count}',
  'menuEditor.goneCollection': '(nic v prodeji: nezobrazuje se)',
  'menuEditor.gonePage': '(už neexistuje: nezobrazuje se)',
  'menuEditor.up': 'Nahoru: {title}',
  'menuEditor.down': 'Dolů: {title}',
};

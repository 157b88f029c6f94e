import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/error-page.ts';

export const messages: Translated<typeof english> = {
  'errorPage.title': 'Něco se u nás pokazilo',
  'errorPage.failed':
    'Tuto stránku se nepodařilo zobrazit. Chyba je u nás, ne u vás. Zkuste to prosím za chvíli znovu.',
  'errorPage.unavailable': 'Obchod si dává krátkou pauzu. Za pár vteřin stránku načtěte znovu: nic se neztratilo.',
  'errorPage.refusedTitle': 'Tento formulář jsme nemohli přijmout',
  'errorPage.refused':
    'Stránka, ze které pochází, je zastaralá, nebo není naše. Vraťte se, načtěte ji znovu a formulář odešlete ještě jednou. Nic se nezměnilo.',
  'errorPage.wrongMethodTitle': 'Tato adresa formuláře nepřijímá',
  'errorPage.wrongMethod': 'Nic se neodeslalo ani nezměnilo. Vraťte se na předchozí stránku a použijte její tlačítka.',
  'errorPage.home': 'Na úvodní stránku',
};

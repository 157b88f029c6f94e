import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/failure.ts';

export const messages: Translated<typeof english> = {
  'error.title': 'Něco se pokazilo',
  'error.text': 'Na naší straně se něco pokazilo a už o tom víme. Obvykle stačí zkusit to podruhé.',
  'error.request': 'Číslo hlášení: {id}',
  'error.chunk': 'Část této stránky k vám nedorazila a něco na ní může chybět. Načtěte stránku znovu.',
  'error.reload': 'Načíst stránku znovu',
  'error.unavailable': 'S obchodem se teď nelze spojit. Nic se neztratilo: zkuste to znovu za pár vteřin.',
  'error.tooMany': 'To na nás bylo trochu rychlé. Chvilku počkejte a zkuste to znovu.',
  'error.badRequest': 'Tomuto požadavku jsme neporozuměli. Načtěte stránku znovu a zkuste to ještě jednou.',
  'error.refusedLink': 'Tento odkaz vede mimo náš obchod, proto jsme ho neotevřeli.',
  'error.offlineTitle': 'Jste offline',
  'error.offlineText': 'Číst můžete dál. Co jste vyplnili, zůstává, a zbytek doženeme, jakmile se připojení vrátí.',
  'error.offlineStay': 'Bez internetu tuto stránku neotevřeme, zůstáváte tedy tady.',
  'error.backOnline': 'Jste zase online. Všechno je aktuální.',
  'error.notifications': 'Oznámení ({hotkey})',
  'error.notification': 'Oznámení',
  'error.close': 'Zavřít',
  'notFound.text': 'Možná se přestěhovala, nebo se do adresy vloudil překlep.',
  'notFound.toHome': 'Na úvodní stránku',
  'error.pasteTooLong':
    'Do tohoto pole se vejde nejvýše {limit} znaků a s vloženým textem by jich bylo {length}. Nic se nevložilo.',
};

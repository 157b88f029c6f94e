import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/law/law-page.ts';

export const messages: Translated<typeof english> = {
  'lawPage.title': 'Právo',
  'lawPage.missing': 'Chybí',
  'lawPage.toConfirm': 'K potvrzení',
  'lawPage.met': 'Splněno',
  'lawPage.notApplicable': 'Netýká se vás',
  'lawPage.mend': 'Doplnit',
  'lawPage.source': 'Předpis',
  'lawPage.more': 'a další: {count}',
  'lawPage.noneMissing': 'Nechybí nic, co umíme ověřit.',
  'lawPage.intro': 'Co právo od takového obchodu chce a jak je na tom ten váš. Nejde o právní poradenství.',
  'lawPage.record': 'Záznamy o zpracování, příjemci a cookies',
  'lawPage.noticeGet': 'K úřednímu souboru',
  'lawPage.noticeOf': 'Oznámení v jazyce: {language}',
  'lawPage.noticeNone': 'není: místo něj je tam věta',
  'lawPage.noticeUpload': 'Vybrat soubor',
  'lawPage.noticeReplace': 'Nahradit',
  'lawPage.noticeRemove': 'Odebrat',
  'lawPage.noticeHint':
    'PNG, JPEG, WebP, SVG nebo PDF, nejvýš {size} MB. Soubor zůstává bajt po bajtu stejný; porovnejte jeho kontrolní součet (SHA-256) s údajem Komise.',
  'lawPage.noticeSet': 'Oznámení se odteď ukazuje.',
  'lawPage.noticeRemoved': 'Na tom místě je zase věta.',
  'lawPage.noticeTooLarge': 'Soubor má přes {size} MB. Použijte úřední soubor beze změny.',
  'lawPage.noticeNotShown': 'Není to PNG, JPEG, WebP, SVG ani PDF. Komise nabízí soubor v několika formátech.',
  'lawPage.noticeFailed': 'Soubor nedorazil. Zkuste to znovu.',
  'lawPage.noticeShow': 'Ukázat soubor',
  'lawPage.checksum': 'Kontrolní součet',
};

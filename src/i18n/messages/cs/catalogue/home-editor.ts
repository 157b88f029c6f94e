import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/home-editor.ts';

export const messages: Translated<typeof english> = {
  'homeEditor.title': 'Úvodní stránka',
  'homeEditor.unpublished': 'Koncept, zatím nezveřejněný',
  'homeEditor.composed': 'Sestaveno automaticky',
  'homeEditor.composedHint':
    'Vlastní úvodní stránku nemáte. Tato je sestavena z toho, co v obchodě je, a mění se s ním, dokud nezveřejníte svou.',
  'homeEditor.live': 'V obchodě',
  'homeEditor.plannedWith': 'Koncept, který se zveřejní {moment}',
  'homeEditor.publish': 'Zveřejnit',
  'homeEditor.publishAt': 'Naplánovat zveřejnění',
  'homeEditor.publishDay': 'Den',
  'homeEditor.publishTime': 'Čas',
  'homeEditor.planDraft': 'Uložit s tímto termínem',
  'homeEditor.noPlan': 'Bez termínu',
  'homeEditor.discard': 'Zahodit koncept',
  'homeEditor.discardAsk': 'Zahodit koncept? Stránka v obchodě zůstane tak, jak je.',
  'homeEditor.saved': 'Koncept uložen',
  'homeEditor.published': 'Zveřejněno',
  'homeEditor.planned_done': 'Uloženo; zveřejní se v naplánovaný čas',
  'homeEditor.discarded': 'Koncept zahozen',
  'homeEditor.refusedAt': 'Zkontrolujte: {fields}',
  'homeEditor.changedSince':
    '{by}: mezitím byly ve stejných blocích zveřejněny jiné změny. Váš koncept zůstal zachován.',
  'homeEditor.publishOver': 'Zveřejnit můj místo nich',
  'homeEditor.publishInvalid':
    'Tento termín není jednoznačný: té noci se mění čas a tato hodina chybí, nebo je dvakrát, anebo je datum chybné. Zvolte jiný.',
  'homeEditor.publishPast': 'Tento termín už minul: zvolte pozdější, nebo zveřejněte hned.',
  'homeEditor.failed': 'Zveřejnit v naplánovaný čas se nepodařilo. Podívejte se na koncept a zveřejněte ho znovu.',
  'homeEditor.general': 'Co se dozví vyhledávače',
  'homeEditor.description': 'Obchod ve dvou větách',
  'homeEditor.descriptionHint':
    'Pro výsledky vyhledávání a sdílené odkazy. Když pole necháte prázdné, doplníme něco vhodného.',
  'homeEditor.allGoods': 'Stránka všech produktů',
  'homeEditor.allGoodsHint': 'Nadpis nad seznamem všech produktů.',
  'homeEditor.versions': 'Dřívější verze',
  'homeEditor.version': 'Verze {version}',
  'homeEditor.now': 'nyní v obchodě',
  'homeEditor.goBack': 'Zpět k této verzi',
  'homeEditor.wentBack': 'Verze {version} je znovu v obchodě',
  'homeEditor.automatic': 'Sestavená z toho, co v obchodě je',
  'homeEditor.goAutomatic': 'Zpět k automatické stránce',
  'homeEditor.wentAutomatic': 'Úvodní stránka se zase sestavuje sama',
};

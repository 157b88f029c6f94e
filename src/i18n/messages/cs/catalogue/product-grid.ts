import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/product-grid.ts';

export const messages: Translated<typeof english> = {
  'grid.title': 'Hromadná úprava produktů',
  'grid.toList': 'Zpět na seznam',
  'grid.cell': 'Buňka',
  'grid.save': {
    one: 'Uložit {count} změnu',
    few: 'Uložit {count} změny',
    many: 'Uložit {count} změny',
    other: 'Uložit {count} změn',
  },
  'grid.undo': 'Vrátit zpět',
  'grid.fillDown': 'Vyplnit dolů',
  'grid.raise': 'Změnit ceny',
  'grid.raiseHint': '10 % nebo -5 % pro podíl, 2,50 nebo -2,50 pro částku. Změní se ceny ve vybraných buňkách.',
  'grid.raiseNow': 'Změnit vybrané ceny',
  'grid.discard': 'Zahodit změny',
  'grid.saved': {
    one: '{count} produkt uložen.',
    few: '{count} produkty uloženy.',
    many: '{count} produktu uloženo.',
    other: '{count} produktů uloženo.',
  },
  'grid.undoSaved': 'Vrátit vše zpět',
  'grid.refused': {
    one: '{count} produkt nebyl uložen. Jeho buňky jsou označené; v buňce uvidíte proč.',
    few: '{count} produkty nebyly uloženy. Jejich buňky jsou označené; v buňce uvidíte proč.',
    many: '{count} produktu nebylo uloženo. Buňky jsou označené; v buňce uvidíte proč.',
    other: '{count} produktů nebylo uloženo. Jejich buňky jsou označené; v buňce uvidíte proč.',
  },
  'grid.faults': 'Některé buňky nelze přečíst a nic nebylo odesláno. Jsou označené; v buňce uvidíte proč.',
  'grid.paste_rows': {
    one: 'Blok má {count} řádek, ale od této buňky dolů je místo jen pro {left}. Nic nebylo vloženo: zkopírujte méně řádků, nebo začněte výš.',
    few: 'Blok má {count} řádky, ale od této buňky dolů je místo jen pro {left}. Nic nebylo vloženo: zkopírujte méně řádků, nebo začněte výš.',
    many: 'Blok má {count} řádku, ale od této buňky dolů je místo jen pro {left}. Nic nebylo vloženo: zkopírujte méně řádků, nebo začněte výš.',
    other:
      'Blok má {count} řádků, ale od této buňky dolů je místo jen pro {left}. Nic nebylo vloženo: zkopírujte méně řádků, nebo začněte výš.',
  },
  'grid.paste_columns': {
    one: 'Blok má {count} sloupec, ale od této buňky doprava je místo jen pro {left}. Nic nebylo vloženo: zkopírujte méně sloupců, nebo začněte víc vlevo.',
    few: 'Blok má {count} sloupce, ale od této buňky doprava je místo jen pro {left}. Nic nebylo vloženo: zkopírujte méně sloupců, nebo začněte víc vlevo.',
    many: 'Blok má {count} sloupce, ale od této buňky doprava je místo jen pro {left}. Nic nebylo vloženo: zkopírujte méně sloupců, nebo začněte víc vlevo.',
    other:
      'Blok má {count} sloupců, ale od této buňky doprava je místo jen pro {left}. Nic nebylo vloženo: zkopírujte méně sloupců, nebo začněte víc vlevo.',
  },
  'grid.paste_uneven': {
    one: 'Řádek {row} bloku má {count} buňku, první jich má {columns}. Nic nebylo vloženo: zkopírujte blok se stejně dlouhými řádky.',
    few: 'Řádek {row} bloku má {count} buňky, první jich má {columns}. Nic nebylo vloženo: zkopírujte blok se stejně dlouhými řádky.',
    many: 'Řádek {row} bloku má {count} buňky, první jich má {columns}. Nic nebylo vloženo: zkopírujte blok se stejně dlouhými řádky.',
    other:
      'Řádek {row} bloku má {count} buněk, první jich má {columns}. Nic nebylo vloženo: zkopírujte blok se stejně dlouhými řádky.',
  },
  'grid.fixed': 'Zde nelze změnit',
  'grid.noAmount': 'Toto není částka v této měně, nebo je vyšší než miliarda',
  'grid.zeroPrice':
    'Za 0 by se rozdávalo. Pokud to tak má být, zadejte to na stránce produktu. Co se neprodává, archivujte nebo převeďte na koncept.',
  'grid.noPrice': 'Cena nesmí být prázdná. Co se neprodává, archivujte nebo převeďte na koncept.',
  'grid.emptyTitle': 'Název nesmí být prázdný',
  'grid.tooLong': 'Nejvýše 500 znaků',
  'grid.noState': 'Napište Zveřejněno, Koncept nebo Archivováno',
  'grid.noWhole': 'Zadejte celé číslo',
  'grid.low': 'Nejnižší cena za 30 dní: {low}.',
  'grid.pageSays': 'Na stránce bude: {price}.',
  'grid.pageReduced': 'Na stránce bude: {price} místo {low}.',
  'grid.waits': 'Zatím neuloženo: nejdřív vyřešte jinou buňku tohoto produktu',
  'grid.collision': '{who}: mezitím uloženo „{theirs}“; vy máte „{mine}“.',
  'grid.keepMine': 'Nechat moje',
  'grid.takeTheirs': 'Převzít uložené',
  'grid.refusal_CompareAtTooLow': 'Přeškrtnutá cena musí být vyšší než cena',
  'grid.refusal_AmountMissing': 'Nejprve zadejte cenu, potom přeškrtnutou',
  'grid.refusal_ProductUnknown': 'Tento produkt už neexistuje',
  'grid.refusal_VariantUnknown': 'Tato varianta už neexistuje',
  'grid.refusal_FieldsInvalid': 'Produkt nebyl uložen: tato hodnota zde není možná',
  'grid.refusal_PriceMissing': 'Bez ceny ho nelze prodávat: nejdřív ji zadejte',
  'grid.refusal_StockNotTracked': 'Zásoba se už nepočítá: nejdřív zapněte počítání na stránce produktu',
  'grid.refusal_StockBelowReserved': 'Objednávky mají rezervováno více: zadejte vyšší číslo',
};

import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/product-details.ts';

export const messages: Translated<typeof english> = {
  'product.sku': 'Č. zboží {sku}',
  'product.description': 'Popis',
  'product.safety': 'Bezpečnost výrobku',
  'product.manufacturer': 'Výrobce',
  'product.responsible': 'Odpovědná osoba v EU',
  'product.warnings': 'Bezpečnostní informace',
  'product.related': 'Hodí se k tomu',
  'product.refusedNOT_FOUND': 'Tuto variantu už neprodáváme. Vyberte prosím jinou.',
  'product.refusedOUT_OF_STOCK': 'Někdo byl rychlejší: tato varianta se právě vyprodala.',
  'product.refusedQUANTITY_LIMITED': 'Tolik kusů objednat nejde. V košíku je teď nejvyšší možný počet.',
  'product.refusedFAILED': 'To se nepovedlo. Zkontrolujte připojení a zkuste to znovu.',
  'product.refusedTEXT_MISSING': 'Napište, co na něm má být.',
  'product.refusedTEXT_TOO_LONG': 'Text je příliš dlouhý. Zkraťte ho prosím.',
  'product.refusedTEXT_CHARACTERS': 'Některé z těchto znaků neumíme vyrobit. Použijte prosím jiné.',
  'product.refusedTEXT_NOT_ASKED_FOR': 'K tomuto zboží už text přidat nelze.',
  'lineText.limit': {
    one: 'Nejvýše {count} znak.',
    few: 'Nejvýše {count} znaky.',
    many: 'Nejvýše {count} znaku.',
    other: 'Nejvýše {count} znaků.',
  },
  'lineText.characters': 'Možné znaky: {characters}',
  'lineText.anyCharacters':
    'Použít můžete písmena latinky, řecké abecedy a cyrilice, číslice a běžná interpunkční znaménka.',
  'lineText.price': '(+{price})',
  'lineText.optional': '(nepovinné)',
  'lineText.excepted': 'S vaším textem se zboží vyrábí podle vašich požadavků, od smlouvy proto pak nelze odstoupit.',
  'lineText.withoutText': 'Bez textu právo na odstoupení zůstává.',
};

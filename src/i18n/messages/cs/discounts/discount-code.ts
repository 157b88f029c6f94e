import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/discounts/discount-code.ts';

export const messages: Translated<typeof english> = {
  'discount.add': 'Zadat slevový kód',
  'discount.addEither': 'Zadat slevový kód nebo dárkovou kartu',
  'discount.code': 'Slevový kód',
  'discount.codeEither': 'Slevový kód nebo dárková karta',
  'discount.apply': 'Použít',
  'discount.remove': 'Odebrat kód {code}',
  'discount.cardRemove': 'Odebrat: {code}',
  'discount.short': 'Odebrat',
  'discount.done': 'Kód {code} byl použit.',
  'discount.off': 'Slevový kód byl odebrán.',
  'discount.refusedUNKNOWN': 'Takový kód neexistuje. Zkontrolujte, co jste zadali.',
  'discount.refusedNOT_YET': 'Tento kód ještě neplatí.',
  'discount.refusedEXPIRED': 'Tento kód už neplatí.',
  'discount.refusedUSED_UP': 'Tento kód už byl vyčerpán.',
  'discount.refusedOTHER_CURRENCY': 'Tento kód v této měně neplatí.',
  'discount.refusedNOT_FOR_THESE_GOODS': 'Tento kód se nevztahuje na zboží ve vašem košíku.',
  'discount.refusedMINIMUM_NOT_REACHED': 'Tento kód platí pro objednávky od {amount}.',
  'discount.refusedNOT_WITH_THIS_EMAIL': 'Tento kód už byl s vaším e-mailem použit.',
  'discount.refusedTOO_MANY_TRIES': 'Příliš mnoho pokusů. Zkuste to znovu za hodinu.',
  'discount.cardDone': 'Dárková karta {code} se použije při placení.',
  'discount.cardPays': 'Dárková karta {code}',
  'discount.cardLeft': 'zbývá na ní {amount}',
  'discount.cardDue': 'Zbývá zaplatit',
  'discount.refusedCARD_UNKNOWN':
    'Dárková karta s tímto kódem neexistuje nebo na ní už nic nezbývá. Zkontrolujte, co jste zadali.',
  'discount.refusedCARD_OTHER_CURRENCY':
    'Tato dárková karta je v jiné měně. Použít ji můžete v obchodě pro zemi, pro kterou byla vystavena.',
  'discount.refusedCARD_OTHER_GOODS':
    'Tato dárková karta platí jen na zboží s jednou sazbou DPH a v košíku máte i jiné. Objednejte ho zvlášť.',
  'discount.refusedCARD_TOO_MANY': 'Jednu objednávku lze zaplatit nejvýše pěti dárkovými kartami.',
};

// What the parts of the product's editor say that are filled in once, or never; it comes with their fields.
export const messages = {
  'productEditor.searchEngines': 'Ve vyhledávačích a v e-shopu',
  'productEditor.signs': 'Znaky: {count}; zobrazí se asi {most}.',
  'productEditor.handle': 'Poslední část adresy',
  'productEditor.handleProposed': 'Prázdné pole dá adresu {handle}.',
  'productEditor.redirect': 'Kdo použije odkaz na {from}, dostane se na novou adresu.',
  'productEditor.badHandle': 'Malá písmena, číslice a spojovníky, např. {example}',
  'productEditor.takeProposed': 'Použít {handle}',
  'productEditor.safetyHint':
    'Kdo prodává na dálku, musí uvést výrobce, a sídlí-li mimo EU, také odpovědnou osobu v EU (nařízení 2023/988).',
  'productEditor.responsibleHint': 'Jméno, adresa a e-mail',
  'productEditor.badEmail': 'Adresa, např. jmeno@example.com',
  'productEditor.giftCardHint': 'Každá varianta je karta v hodnotě své ceny. Posílá se e-mailem, bez balíku.',
  'productEditor.giftCardSingleHint':
    'DPH se účtuje při prodeji, v sazbě tohoto produktu, a z toho, co karta zaplatí, už ne. Platí jen za zboží s touto sazbou, které se daní v zemi obchodu. Jinak se při prodeji DPH neúčtuje a karta platí za vše.',
  'productEditor.giftCardAmounts':
    'V jakých mezích si kupující smí zvolit vlastní částku? Prázdná pole znamenají, že se prodávají jen částky variant.',
  'productEditor.lineTextLabelHint': 'Například: Jméno k vyrytí',
  'productEditor.badLineTextLabel': 'Pojmenujte to alespoň v jednom jazyce.',
  'productEditor.badLineTextLength': 'Číslo od 1 do {most}',
  'productEditor.lineTextExceptedHint': 'Vyrobeno podle přání (směrnice 2011/83, čl. 16 písm. c)',
  'productEditor.withdrawalHint':
    'Říká to stránka zboží, pokladna, e-maily i formulář pro odstoupení (směrnice 2011/83, článek 16).',
  'productEditor.cashRegisterHint':
    'Elektronika, parfémy, alkohol, drahé kovy …: v Polsku takový prodej nikdy není osvobozen (Dz.U. 2024 poz. 1902).',
  'productEditor.garan': 'Záruka životnosti (GARAN)',
  'productEditor.garanHint':
    'Jen pokud výrobce bezplatně ručí za celý produkt déle než dva roky. Nahrajte oficiální štítek výrobce beze změny: PNG, JPEG, WebP, SVG nebo PDF do {size} MB (směrnice 2024/825). Ukládá se hned.',
  'productEditor.garan_years': 'Roky',
  'productEditor.garan_brand': 'Značka na štítku',
  'productEditor.garan_model': 'Model na štítku',
  'productEditor.garanFile': 'Vybrat štítek',
  'productEditor.garanReplace': 'Vybrat jiný soubor',
  'productEditor.garanShow': 'Zobrazit štítek',
  'productEditor.garanSave': 'Uložit roky, značku a model',
  'productEditor.garanRemove': 'Odebrat štítek',
  'productEditor.garanSaved': 'Štítek je uložen.',
  'productEditor.garanRemoved': 'Štítek je odebrán.',
  'productEditor.garan_FactsInvalid': 'Nejprve vyplňte celé roky od 3 do 99, značku a model.',
  'productEditor.garan_ChangedSince':
    'Štítek mezitím někdo změnil ({who}): teď je na něm {label}. Co jste napsali, tu zůstalo – stiskněte znovu, pokud to má platit.',
  'productEditor.garan_FileMissing': 'Štítek byl právě odebrán. Vyberte prosím jeho soubor znovu.',
  'productEditor.garan_FileTooLarge': 'Soubor je větší než {size} MB.',
  'productEditor.garan_FileNotShown': 'Toto není soubor PNG, JPEG, WebP, SVG ani PDF.',
  'productEditor.garan_other': 'Uložení se nezdařilo. Zkuste to prosím znovu.',
};

import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/settings/setting-effects.ts';

export const messages: Translated<typeof english> = {
  'settingEffect.unpriced': {
    one: '{count} produkt nemá cenu v měně {currency}: na /{language} se nebude prodávat, dokud ji nedostane.',
    few: '{count} produkty nemají cenu v měně {currency}: na /{language} se nebudou prodávat, dokud ji nedostanou.',
    many: '{count} produktu nemá cenu v měně {currency}: na /{language} se nebude prodávat, dokud ji nedostane.',
    other: '{count} produktů nemá cenu v měně {currency}: na /{language} se nebudou prodávat, dokud ji nedostanou.',
  },
  'settingEffect.closed': 'Adresy /{language} odteď povedou na /{main}.',
  'settingEffect.closedOrders': {
    one: '{count} otevřená objednávka vznikla v tomto jazyce ({language}). Její e-maily v něm zůstanou.',
    few: '{count} otevřené objednávky vznikly v tomto jazyce ({language}). Jejich e-maily v něm zůstanou.',
    many: '{count} otevřené objednávky vzniklo v tomto jazyce ({language}). Její e-maily v něm zůstanou.',
    other: '{count} otevřených objednávek vzniklo v tomto jazyce ({language}). Jejich e-maily v něm zůstanou.',
  },
  'settingEffect.main': 'Kdo přijde na hlavní adresu obchodu, dostane se na /{language}.',
  'settingEffect.rate': 'Všechny ceny v měně {currency} přepočítávané z {from} se hned spočítají znovu.',
  'settingEffect.deliveryGone': {
    one: '{count} otevřená objednávka má být odeslána přes „{id}“. Své podmínky si ponechá; nové to zvolit nemohou.',
    few: '{count} otevřené objednávky mají být odeslány přes „{id}“. Své podmínky si ponechají; nové to zvolit nemohou.',
    many: '{count} otevřené objednávky má být odesláno přes „{id}“. Své podmínky si ponechá; nové to zvolit nemohou.',
    other:
      '{count} otevřených objednávek má být odesláno přes „{id}“. Své podmínky si ponechají; nové to zvolit nemohou.',
  },
  'settingEffect.unserved': 'Do země {country} se v měně {currency} už nic nedoručuje: na /{language} nikdo neobjedná.',
  'settingEffect.transfers': {
    one: '{count} objednávka čeká na převod na dosavadní účet. Zákazník ho má v e-mailu.',
    few: '{count} objednávky čekají na převody na dosavadní účet. Zákazníci ho mají v e-mailu.',
    many: '{count} objednávky čeká na převod na dosavadní účet. Zákazník ho má v e-mailu.',
    other: '{count} objednávek čeká na převody na dosavadní účet. Zákazníci ho mají v e-mailu.',
  },
  'settingEffect.noMethod': 'Nezůstane žádný způsob platby: nikdo neobjedná.',
  'settingEffect.bookkeepingYears':
    'Právo této země ({country}) chce účetnictví uchovávat {legal} let. Po {years} letech by bylo nadobro smazáno.',
  'settingEffect.ossYears':
    'Prodeje přiznávané v režimu jednoho správního místa je nutné uchovávat {legal} let. Po {years} letech by byly nadobro smazány.',
  'settingEffect.claimsYears':
    'Nároky se v této zemi ({country}) promlčují po {legal} letech. Po {years} letech byste už nedoložili, co bylo ujednáno.',
  'settingEffect.reminders':
    'Pokladna odteď nabízí připomínku. Dostane ji jen ten, kdo ji zaškrtne: cokoli jiného by byla nedovolená reklama.',
  'settingEffect.reviews':
    'Kupující dostanou e-mail, který se považuje za reklamu. Vaše podmínky to musejí dovolit a každý může nesouhlasit.',
  'settingEffect.ossOn':
    'Objednávky z jiných zemí EU nesou odteď DPH země kupujícího. Přiznáte ji v režimu jednoho správního místa.',
  'settingEffect.ossOff':
    'Objednávky z jiných zemí EU nesou odteď DPH vaší země. To je v souladu se zákonem jen pod 10 000 EUR ročně.',
  'settingEffect.fieldGone': {
    one: '{count} produkt má něco v poli „{field}“. Toto pole zmizí z jeho stránky a z filtrů; vyplněný obsah zůstane a vrátí se s polem.',
    few: '{count} produkty mají něco v poli „{field}“. Toto pole zmizí z jejich stránek a z filtrů; vyplněný obsah zůstane a vrátí se s polem.',
    many: '{count} produktu má něco v poli „{field}“. Toto pole zmizí ze stránek a z filtrů; vyplněný obsah zůstane a vrátí se s polem.',
    other:
      '{count} produktů má něco v poli „{field}“. Toto pole zmizí z jejich stránek a z filtrů; vyplněný obsah zůstane a vrátí se s polem.',
  },
  'settingEffect.low': {
    one: '{count} varianta se odteď počítá mezi docházející.',
    few: '{count} varianty se odteď počítají mezi docházející.',
    many: '{count} varianty se odteď počítá mezi docházející.',
    other: '{count} variant se odteď počítá mezi docházející.',
  },
  'settingEffect.invoicesByHand':
    'Od teď faktury nevznikají automaticky. Objednávky, které fakturu mají, dál dostávají ke vráceným penězům opravné doklady.',
  'settingEffect.invoicesForAll':
    'Od teď dostane každá objednávka fakturu automaticky a vydané číslo nejde vzít zpět. Ujistěte se, že stejné prodeje nefakturuje nikdo jiný.',
  'settingEffect.invoicesForCompanies':
    'Od teď dostávají firmy fakturu automaticky a vydané číslo nejde vzít zpět. Ujistěte se, že stejné prodeje nefakturuje nikdo jiný.',
  'settingEffect.seriesGoOn': 'Další čísla budou vypadat takto a počítají dál; vydaná čísla se nemění.',
  'settingEffect.lowUnmailed': 'Nikdo už nedostane e-mail, když něco dochází. Seznam zásob to ukazuje dál.',
  'settingEffect.noNotice': 'Úřední soubor chybí ({languages}): na stránce každého zboží tam bude připomínka slovy.',
  'settingEffect.sender':
    'Schránky se ptají domény {domain}, zda za ni váš poštovní server smí posílat. Zkontrolujte tam SPF a DKIM a pošlete níže zkušební e-mail: jinak potvrzení objednávek skončí ve spamu.',
  'settingEffect.nobodyTold': 'Nikdo už nedostane e-mail o zaplacených objednávkách, sporech a odstoupeních.',
  'settingEffect.carrierTest': '{carrier} odteď tiskne jen zkušební štítky: žádná zásilka s nimi nepojede.',
  'settingEffect.carrierReal': '{carrier} odteď tiskne skutečné štítky a účtuje si je.',
  'settingEffect.cardRatio': {
    one: '{count} obrázek se na všech kartách obchodu znovu ořízne kolem svého bodu výřezu.',
    few: '{count} obrázky se na všech kartách obchodu znovu oříznou kolem svého bodu výřezu.',
    many: '{count} obrázku se na všech kartách obchodu znovu ořízne kolem svého bodu výřezu.',
    other: '{count} obrázků se na všech kartách obchodu znovu ořízne kolem svého bodu výřezu.',
  },
  'settingEffect.renamed':
    'Stránky, e-maily i doklady mají nový název hned. Na výpisech z účtu zákazníků stojí to, co uvádí váš účet Stripe: změňte název i tam.',
  'settingEffect.priceless': '{name}: zatím nemá cenu v měně vašich trhů, zákazníkům se proto nenabízí.',
  'settingEffect.currencyStays':
    'Ceny zůstávají v {currencies}, i když se v této zemi ({country}) platí v {own}. Změníte to na stránce „{page}“.',
  'settingEffect.home': 'DPH, čas obchodu i povinné údaje se budou řídit novou zemí.',
  'settingEffect.postalCodeMisfit':
    '{postalCode} nevypadá jako poštovní směrovací číslo ({country}): píše se takto: {example}. Stojí na fakturách i zásilkách.',
  'settingEffect.misfit': '{name} {number} neodpovídá podobě takového čísla. Porovnejte je se svými doklady.',
  'settingEffect.leftOut':
    'Na /{language} už nepůjde objednat do země {country}: tento trh doručuje jen do: {countries}.',
  'settingEffect.unreached':
    'Do země {country} se v měně {currency} nic nedoručuje: na /{language} odtamtud nikdo neobjedná, dokud tam nepovede způsob doručení.',
  'settingEffect.foreignMoney': 'V této zemi ({country}) se platí v {own}; /{language} by měl ceny v {currency}.',
  'settingEffect.transferNowhere': 'Převod by se nikomu nenabízel: přidejte účet v měně, ve které prodáváte.',
  'settingEffect.cashNowhere':
    'Dobírka by se nikomu nenabízela: potřebuje podmínky v měně, ve které prodáváte, zemi a dopravce, který tam doručuje ke dveřím.',
  'settingEffect.number_register': 'Rejstřík',
  'settingEffect.number_wIdNr': 'W-IdNr.',
  'settingEffect.fallenBack': {
    one: '{count} text už v tomto jazyce nic neříká: {language}. Místo něj bude ten v jazyce: {base}.',
    few: '{count} texty už v tomto jazyce nic neříkají: {language}. Místo nich budou ty v jazyce: {base}.',
    many: '{count} textu už v tomto jazyce nic neříká: {language}. Místo nich budou ty v jazyce: {base}.',
    other: '{count} textů už v tomto jazyce nic neříká: {language}. Místo nich budou ty v jazyce: {base}.',
  },
  'settingEffect.builtIn': {
    one: '{count} text e-mailů je zase od Kasy ({language}).',
    few: '{count} texty e-mailů jsou zase od Kasy ({language}).',
    many: '{count} textu e-mailů je zase od Kasy ({language}).',
    other: '{count} textů e-mailů je zase od Kasy ({language}).',
  },
  'settingEffect.pagesGone': {
    one: '{count} stránka zmizí: {pages}. Odkazy na ni nikam nepovedou, dokud její adresu nepřesměrujete.',
    few: '{count} stránky zmizí: {pages}. Odkazy na ně nikam nepovedou, dokud jejich adresy nepřesměrujete.',
    many: '{count} stránky zmizí: {pages}. Odkazy na ně nikam nepovedou, dokud jejich adresy nepřesměrujete.',
    other: '{count} stránek zmizí: {pages}. Odkazy na ně nikam nepovedou, dokud jejich adresy nepřesměrujete.',
  },
  'settingEffect.hidden': {
    one: '{count} kolekce už nebude v žádném menu: {collections}. Vyhledávání a její adresa na ni vedou dál.',
    few: '{count} kolekce už nebudou v žádném menu: {collections}. Vyhledávání a jejich adresy na ně vedou dál.',
    many: '{count} kolekce už nebude v žádném menu: {collections}. Vyhledávání a jejich adresy na ně vedou dál.',
    other: '{count} kolekcí už nebude v žádném menu: {collections}. Vyhledávání a jejich adresy na ně vedou dál.',
  },
  'settingEffect.noCollection': {
    one: 'Obchod nemá {count} kolekci, kterou menu jmenuje: {collections}. Bude vynechána, dokud nebude.',
    few: 'Obchod nemá {count} kolekce, které menu jmenuje: {collections}. Budou vynechány, dokud nebudou.',
    many: 'Obchod nemá {count} kolekce, které menu jmenuje: {collections}. Budou vynechány, dokud nebudou.',
    other: 'Obchod nemá {count} kolekcí, které menu jmenuje: {collections}. Budou vynechány, dokud nebudou.',
  },
  'settingEffect.moved': 'Adresa bude nově končit na „{to}“. Dosavadní („{from}“) na ni přesměruje.',
  'settingEffect.legalTexts':
    'Pro nové objednávky platí tento text a jejich potvrzení ho obsahuje ({pages}). Dřívější objednávky si ponechají text, se kterým byly podány.',
  'settingEffect.often': {
    one: 'Za posledních {days} dní odešel {count} takový e-mail. Další už bude mít nový text.',
    few: 'Za posledních {days} dní odešly {count} takové e-maily. Další už bude mít nový text.',
    many: 'Za posledních {days} dní odešlo {count} takového e-mailu. Další už bude mít nový text.',
    other: 'Za posledních {days} dní odešlo {count} takových e-mailů. Další už bude mít nový text.',
  },
  'settingEffect.unanswered': 'Asistenti, kteří hledají na webu, budou odpovídat bez vašeho obchodu.',
  'settingEffect.missed': 'Bloky uvádějí něco, co v obchodě není: {names}. Stránka to vynechá.',
  'settingEffect.missedPictures': {
    one: '{count} obrázek z bloku není v knihovně. Stránka ho vynechá.',
    few: '{count} obrázky z bloků nejsou v knihovně. Stránka je vynechá.',
    many: '{count} obrázku z bloků není v knihovně. Stránka je vynechá.',
    other: '{count} obrázků z bloků není v knihovně. Stránka je vynechá.',
  },
};

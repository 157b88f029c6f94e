import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/law/law.ts';

export const messages: Translated<typeof english> = {
  'law.ownLaw': 'Právo vaší země',
  'law.ownLaw_known': 'Body na tomto seznamu uvádějí pravidla této země: {countries}.',
  'law.ownLaw_confirm':
    'Z práva této země známe unijní předpisy a z vnitrostátních jen málo: {countries}. Zeptejte se tamního právníka, co z nich ještě vyplývá.',
  'law.companyData': 'Kdo prodává',
  'law.companyData_met': 'Název, adresa, e-mail a čísla jsou v patičce, v e-mailech a na právních stránkách.',
  'law.legalPages': 'Podmínky, soukromí, doprava, odstoupení',
  'law.legalPages_met': 'Stránky jsou v jazycích: {languages}. Objednávka si uchovává verze, podle kterých vznikla.',
  'law.legalPages_confirm':
    'Stránky jsou v jazycích: {languages}. Není mezi nimi jazyk této země: {countries}. Zeptejte se právníka, zda tam spotřebitelé musí být informováni ve svém jazyce.',
  'law.accessibility': 'Přístupnost',
  'law.accessibility_met': 'Prohlášení je v jazycích: {languages}.',
  'law.accessibility_confirm':
    'Chybí prohlášení o přístupnosti v jazycích: {languages}. Nepotřebují ho firmy do 10 lidí a 2 milionů eur ročně.',
  'law.personalData': 'Osobní údaje',
  'law.personalData_met':
    'Pro úřady se uchovávají {books} let, kvůli nárokům {claims}, potom se mažou. Návštěvníky nic nesleduje, cookie lišta tedy není potřeba.',
  'law.personalData_metOss':
    'Pro úřady se uchovávají {books} let (prodeje v režimu jednoho správního místa {oss} let), kvůli nárokům {claims}, potom se mažou. Návštěvníky nic nesleduje, cookie lišta tedy není potřeba.',
  'law.personalData_confirm':
    'Pro úřady se uchovávají {books} let, nejdéle, co vyžaduje země EU, kterou známe, kvůli nárokům {claims}, potom se mažou. Zeptejte se daňového poradce, jak dlouho to vyžaduje vaše země, a nastavte to v uchovávání údajů.',
  'law.withdrawalFunction': 'Odstoupení od smlouvy',
  'law.withdrawalFunction_met': 'Na každé stránce, na každé obrazovce a bez přihlášení: {link}',
  'law.afterWithdrawal': 'Vrácení peněz po odstoupení',
  'law.afterWithdrawal_met': 'Žádné vrácení peněz není po termínu.',
  'law.afterWithdrawal_excepted': {
    one: '{count} produkt je označen jako výjimka z práva na odstoupení nebo jako zapečetěný: říká to jeho stránka, pokladna i e-maily. Žádné vrácení peněz není po termínu.',
    few: '{count} produkty jsou označeny jako výjimky z práva na odstoupení nebo jako zapečetěné: říkají to jejich stránky, pokladna i e-maily. Žádné vrácení peněz není po termínu.',
    many: '{count} produktu je označeno jako výjimka z práva na odstoupení: říkají to stránky, pokladna i e-maily. Žádné vrácení peněz není po termínu.',
    other:
      '{count} produktů je označeno jako výjimky z práva na odstoupení nebo jako zapečetěné: říkají to jejich stránky, pokladna i e-maily. Žádné vrácení peněz není po termínu.',
  },
  'law.guaranteeNotice': 'Oznámení o zákonné záruce',
  'law.guaranteeNotice_met': 'Úřední soubor se ukazuje v jazycích: {languages}.',
  'law.garanLabel': 'Štítek GARAN',
  'law.garanLabel_met': {
    one: '{count} produkt ukazuje štítek výrobce.',
    few: '{count} produkty ukazují štítek výrobce.',
    many: '{count} produktu ukazuje štítek výrobce.',
    other: '{count} produktů ukazuje štítek výrobce.',
  },
  'law.garanLabel_none':
    'Jen když výrobce ručí zdarma za celý výrobek déle než dva roky. Žádný produkt takový štítek nemá.',
  'law.orderButton': 'Objednací tlačítko a souhrn',
  'law.orderButton_met': 'Produkty, součet s DPH, cena a doba dopravy jsou hned nad tlačítkem: {button}',
  'law.repair': 'Opravy',
  'law.repair_confirm':
    'Po opravě odpovědnost trvá o 12 měsíců déle (prodej od 31. července 2026). Kasa opravy zatím nezaznamenává: poznamenejte si datum k objednávce.',
  'law.lowestPrice': 'Nejnižší cena za 30 dnů',
  'law.lowestPrice_met': {
    one: '{count} produkt má přeškrtnutou cenu. Ukazuje se jen tehdy, když v předchozích 30 dnech stál víc, spolu s nejnižší cenou z těch dnů.',
    few: '{count} produkty mají přeškrtnutou cenu. Ukazuje se jen tehdy, když v předchozích 30 dnech stály víc, spolu s nejnižší cenou z těch dnů.',
    many: '{count} produktu má přeškrtnutou cenu. Ukazuje se jen tehdy, když v předchozích 30 dnech stál víc, spolu s nejnižší cenou z těch dnů.',
    other:
      '{count} produktů má přeškrtnutou cenu. Ukazuje se jen tehdy, když v předchozích 30 dnech stály víc, spolu s nejnižší cenou z těch dnů.',
  },
  'law.lowestPrice_none': 'Nic teď není zlevněné.',
  'law.unitPrice': 'Měrná cena',
  'law.unitPrice_met':
    'Produkty se zapsaným obsahem: {count} z {products}. Vedle ceny mají i měrnou cenu, také v seznamech.',
  'law.unitPrice_none':
    'Žádný produkt neříká, kolik obsahuje (v prodeji: {products}). Prodáváte-li na váhu, objem, délku nebo plochu, zapište množství a vedle ceny bude i měrná cena.',
  'law.unitPrice_confirm': {
    one: '{count} produkt uvádí množství, ale ne měrnou cenu:',
    few: '{count} produkty uvádějí množství, ale ne měrnou cenu:',
    many: '{count} produktu uvádí množství, ale ne měrnou cenu:',
    other: '{count} produktů uvádí množství, ale ne měrnou cenu:',
  },
  'law.productSafety': 'Bezpečnost výrobků',
  'law.productSafety_met': {
    one: '{count} produkt uvádí výrobce s adresou a e-mailem.',
    few: 'Všechny {count} produkty uvádějí výrobce s adresou a e-mailem.',
    many: 'Všechny produkty ({count}) uvádějí výrobce s adresou a e-mailem.',
    other: 'Všech {count} produktů uvádí výrobce s adresou a e-mailem.',
  },
  'law.noProducts': 'Zatím se nic neprodává.',
  'law.greenClaims': 'Ekologická tvrzení',
  'law.greenClaims_met': 'Žádný text neobsahuje obecné tvrzení jako „eko“ nebo „klimaticky neutrální“.',
  'law.greenClaims_unread': {
    one: '{count} text produktu je v jazyce, který se nekontroluje; kontrolované jazyky: {languages}. Ověřte sami, že neobsahuje obecné tvrzení jako „eko“ nebo „klimaticky neutrální“.',
    few: '{count} texty produktů jsou v jazyce, který se nekontroluje; kontrolované jazyky: {languages}. Ověřte sami, že neobsahují obecné tvrzení jako „eko“ nebo „klimaticky neutrální“.',
    many: '{count} textu produktů je v jazyce, který se nekontroluje; kontrolované jazyky: {languages}. Ověřte sami, že neobsahují obecné tvrzení jako „eko“ nebo „klimaticky neutrální“.',
    other:
      '{count} textů produktů je v jazyce, který se nekontroluje; kontrolované jazyky: {languages}. Ověřte sami, že neobsahují obecné tvrzení jako „eko“ nebo „klimaticky neutrální“.',
  },
  'law.greenClaims_confirm': {
    one: '{count} produkt obsahuje obecné tvrzení. Smí se použít jen při uznané vynikající vlastnosti, nebo když je hned vedle uvedeno, co přesně znamená:',
    few: '{count} produkty obsahují obecné tvrzení. Smí se použít jen při uznané vynikající vlastnosti, nebo když je hned vedle uvedeno, co přesně znamená:',
    many: '{count} produktu obsahuje obecné tvrzení. Smí se použít jen při uznané vynikající vlastnosti, nebo když je hned vedle uvedeno, co přesně znamená:',
    other:
      '{count} produktů obsahuje obecné tvrzení. Smí se použít jen při uznané vynikající vlastnosti, nebo když je hned vedle uvedeno, co přesně znamená:',
  },
  'law.vat': 'DPH',
  'law.vat_met':
    'Zákazníci platí DPH své země, kterou přiznáváte přes OSS. DPH účtujeme i firmám v zahraničí a při vývozu.',
  'law.vat_classes':
    'Zákazníci platí DPH své země, kterou přiznáváte přes OSS. Co má kde sníženou sazbu, určuje právo každé země: zkontrolujte, co účtujeme, a odchylky zadejte v Nastavení, Daně, „Jiné třídy v zahraničí“.',
  'law.vat_higher':
    'Třída „{class}“: v těchto zemích není, a tak účtujeme nejbližší vyšší sazbu, možná víc, než je nutné. V závorkách jejich ostatní sazby: {rates}.',
  'law.vat_same': 'Třída „{class}“: účtujeme sazbu stejného jména: {rates}.',
  'law.vat_zero':
    'Třída „{class}“: DPH tam neúčtujeme, možná tedy méně, než je třeba. Ve většině zemí od ní není osvobozeno téměř nic: {rates}.',
  'law.vat_below': 'Všichni platí DPH vaší země. Prodej do jiných zemí EU: {amount} z 10 000 eur.',
  'law.vat_near':
    'Prodej do jiných zemí EU dosáhl {amount} z 10 000 eur. Zaregistrujte se do OSS už teď: nad tuto částku platí DPH země určení.',
  'law.vat_outside': 'Vaše firma není v zemi EU: zeptejte se daňového poradce, jakou DPH máte platit.',
  'law.invoices': 'Faktury',
  'law.invoices_byHand':
    'Faktury vystavujete ručně a nic vám nepřipomene tu, na kterou má firma nárok. V Nastavení, Faktury mohou vznikat samy, nebo uveďte, že je vystavuje někdo jiný.',
  'law.invoices_elsewhere': 'Uvedli jste, že faktury vystavuje někdo jiný. Kasa sama žádné nevystavuje.',
  'law.invoices_met':
    'Každá firma dostane fakturu automaticky, číslovanou bez mezer, a každé vrácení peněz opravný doklad. Každý doklad se uchovává tak, jak byl vystaven.',
  'law.ksef': 'KSeF',
  'law.ksef_confirm':
    'Faktury, které nejsou pro spotřebitele, jdou přes KSeF; od 1. ledna 2027 bez výjimky. Kasa je odesílá, jakmile to zapnete v Nastavení, Faktury a uložíte certifikát. Faktury pro spotřebitele zůstávají dobrovolné.',
  'law.ksef_met':
    'Faktury odcházejí do KSeF samy. Zda certifikát a jeho oprávnění vyhovují, řekne jen KSeF: nejdřív vyzkoušejte testovací prostředí.',
  'law.onlyPoland': 'Jen pro firmy v Polsku.',
  'law.eInvoice': 'E-faktury',
  'law.eInvoice_germany':
    'Firmám: povinně od roku 2027 (nad 800 000 eur obratu), jinak od roku 2028. Faktury Kasy mají v PDF jednu podle EN 16931 (ZUGFeRD).',
  'law.eInvoice_belgium': 'Mezi belgickými firmami od roku 2026 přes Peppol. Kasa je neodesílá; UBL je ke stažení.',
  'law.eInvoice_netherlands': 'V Nizozemsku taková povinnost není.',
  'law.eInvoice_poland': 'V Polsku je nahrazuje KSeF.',
  'law.eInvoice_elsewhere':
    'Kasa zapíše fakturu jako XML podle EN 16931 (UBL a CII) ke stažení a nikam ji neposílá. Zeptejte se účetní, co platí ve vaší zemi.',
  'law.cashRegister': 'Registrační pokladna',
  'law.cashRegister_elsewhere':
    'Známe jen pravidla těchto zemí: {countries}. Zeptejte se účetní, zda vaše země vyžaduje registrační pokladnu.',
  'law.cashRegister_confirm':
    'Prodej poštou nebo kurýrem, zaplacený celý přes banku či poskytovatele plateb, je osvobozený do 31. prosince 2027. Potvrďte si to pro výdejní boxy, dobírku a svého poskytovatele plateb.',
  'law.cashRegister_excluded': {
    one: 'Podle názvu může {count} produkt patřit k tomu, co § 4 nikdy neosvobozuje (elektronika, parfémy, alkohol, drahé kovy…):',
    few: 'Podle názvů mohou {count} produkty patřit k tomu, co § 4 nikdy neosvobozuje (elektronika, parfémy, alkohol, drahé kovy…):',
    many: 'Podle názvů může {count} produktu patřit k tomu, co § 4 nikdy neosvobozuje (elektronika, parfémy, alkohol, drahé kovy…):',
    other:
      'Podle názvů může {count} produktů patřit k tomu, co § 4 nikdy neosvobozuje (elektronika, parfémy, alkohol, drahé kovy…):',
  },
  'law.cashRegister_marked': {
    one: '{count} produkt je označen jako nikdy neosvobozený (§ 4): každý jeho prodej jde přes pokladnu.',
    few: '{count} produkty jsou označeny jako nikdy neosvobozené (§ 4): každý jejich prodej jde přes pokladnu.',
    many: '{count} produktu je označeno jako nikdy neosvobozené (§ 4): každý prodej jde přes pokladnu.',
    other: '{count} produktů je označeno jako nikdy neosvobozené (§ 4): každý jejich prodej jde přes pokladnu.',
  },
  'law.cashRegister_both':
    'Označeno jako nikdy neosvobozené (§ 4), každý prodej jde přes pokladnu: {marked}. Podle názvu sem mohou patřit i tyto ({suspected}):',
  'law.packaging': 'Obaly',
  'law.packaging_met': 'Vaše číslo LUCID je zapsané: {number}.',
  'law.packaging_confirm':
    'Uvedli jste, že číslo LUCID nemáte. Potřebuje ho každý, kdo posílá zabalené výrobky spotřebitelům v Německu.',
  'law.packaging_abroad':
    'Dodáváte do Německa: potřebujete číslo LUCID a zplnomocněného zástupce v zemi. Navrženo je pozastavení této povinnosti.',
  'law.packaging_representative':
    'Číslo LUCID je zapsané. V Německu potřebujete i zplnomocněného zástupce; navrženo je pozastavení této povinnosti.',
  'law.packaging_none':
    'Do Německa, jehož registr známe, nedodáváte. Každá země EU má pro obaly vlastní: zeptejte se v té své a v těch, kam dodáváte.',
  'law.equipment': 'Elektrozařízení a baterie',
  'law.equipment_confirm':
    'Podle názvu takový žádný produkt není. Pokud přesto prodáváte elektrozařízení nebo produkty s bateriemi, chybí to, co vyžadují země, kam doručujete: {missing}. Zapište to v nastavení firmy, pak to bude v zápatí, v e-mailech a na právních stránkách.',
  'law.equipment_missing':
    'Pro elektrozařízení a baterie chybí čísla zemí, kam doručujete: {missing}. Zapište je v nastavení firmy, pak budou v zápatí, v e-mailech a na právních stránkách. Podle názvu se to může týkat:',
  'law.equipment_elsewhere':
    'Pro elektrozařízení a baterie musíte i tam, kam doručujete, být v rejstříku nebo patřit ke kolektivnímu systému: {countries}. Nastavení nemá na čísla těchto rejstříků pole; ověřte si to sami. Podle názvu se to může týkat:',
  'law.equipment_none':
    'Pokud je prodáváte, musíte být v každé zemi, kam doručujete, v rejstříku nebo patřit k tamějšímu kolektivnímu systému.',
  'law.equipment_met': 'V patičce, v e-mailech a na právních stránkách: {numbers}.',
  'law.customs': 'Clo na malé zásilky',
  'law.customs_none': 'Jen pro zboží posílané zákazníkům ze zemí mimo EU.',
  'law.customs_northernIreland':
    'Jen pro zboží posílané zákazníkům ze zemí mimo EU. U zboží je Severní Irsko jako členský stát: dokud prodej spotřebitelům v jiných zemích nepřesáhne 10 000 eur ročně, platí tam vaše DPH, nad tuto částku britská, která se přiznává přes OSS. Kasa britské sazby nezná, a proto tam nedoručuje.',
  'law.dac7': 'DAC7',
  'law.dac7_none': 'Jen pro platformy, na kterých prodávají jiní.',
  'law.vida': 'ViDA',
  'law.vida_none': 'Začne platit v letech 2028 a 2030.',
  'law.eet': 'EET 2.0',
  'law.eet_confirm': 'Jen platby na místě; váš obchod žádné nepřijímá. Datum začátku je třeba potvrdit.',
  'law.eet_none': 'Jen pro firmy v Česku, kterým se platí na místě.',
  'lacks.name': 'Obchod zatím nemá název.',
  'lacks.company': 'Zatím není uvedeno, kdo prodává.',
  'lacks.incomplete': 'V údajích o firmě chybí: {facts}.',
  'lacks.facts': 'Zákon vyžaduje tyto údaje, pokud je firma má: {facts}. Doplňte je, nebo uveďte, že firma další nemá.',
  'lacks.address': 'E-maily na adresu obchodu {address} nikdo nečte.',
  'lacks.pages': 'Chybí právní stránky: {pages}.',
  'lacks.notice':
    'Chybí úřední oznámení Evropské komise o zákonné záruce v jazycích: {languages}. Do té doby ho zastupuje jedna věta.',
  'lacks.makers': 'Produkty bez výrobce s adresou a e-mailem: {unnamed} z {products}.',
  'lacks.sender': 'Vaše e-maily zatím nemají odesílatele.',
  'lacks.senderAddress': 'Vaše e-maily odcházejí z adresy {address}, kde odpovědi nikdo nečte.',
  'lacks.demo': 'Toto je stále z ukázky: {document}.',
  'lacks.prices': 'Dopravci nemají ceny, takže nelze nic objednat.',
  'lacks.delivery': 'Na tento trh se nic nedoručuje, takže tam nikdo neobjedná: {country}, {currency}.',
  'lacks.points': 'Chybí výdejní místa dopravce {carrier}, takže se zákazníkům nenabízejí: {countries}.',
  'lacks.lucid':
    'Vaše firma zatím nemá číslo LUCID. Bez něj nikdo nesmí posílat zabalené výrobky spotřebitelům v Německu.',
  'lacks.platform': 'Tyto stránky odkazují na platformu EU pro řešení sporů, která byla v roce 2025 uzavřena: {pages}.',
  'lacks.invoices':
    '{country}: faktura z Kasy tam nestačí. Zákon vyžaduje {system}, a to Kasa nezná. Vystavujte faktury v jiném programu a uveďte to u faktur.',
  'lacks.complaintsBook':
    'V Portugalsku musí každý obchod odkazovat na elektronickou knihu stížností a tady na www.livroreclamacoes.pt nevede nic. Vytvořte stránku s odkazem; stránky jsou v patičce.',
  'lacks.refunds': {
    one: '{count} odstoupení po 14 dnech stále čeká na vrácení peněz.',
    few: '{count} odstoupení po 14 dnech stále čekají na vrácení peněz.',
    many: '{count} odstoupení po 14 dnech stále čeká na vrácení peněz.',
    other: '{count} odstoupení po 14 dnech stále čeká na vrácení peněz.',
  },
  'lacks.threshold':
    'Váš prodej do jiných zemí EU dosáhl {amount}. Nad 10 000 eur platí DPH země určení: zaregistrujte se do OSS a zapněte ho v daních.',
};

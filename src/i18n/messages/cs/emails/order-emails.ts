import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/order-emails.ts';

export const messages: Translated<typeof english> = {
  'mail.greeting': 'Dobrý den, {name},',
  'mail.signature': 'S pozdravem\n{shop}',
  'mail.toOrder': 'Zobrazit objednávku',
  'mail.withdrawal': 'Od smlouvy můžete odstoupit do 14 dnů od převzetí zboží, a to bez udání důvodu.',
  'mail.arrival': 'Předpokládané doručení',
  'mail.nextTitle': 'Co bude dál',
  'mail.nextPack':
    'Vaši objednávku balíme. Jakmile balík předáme dopravci {carrier}, napíšeme vám znovu, abyste ho mohli sledovat.',
  'mail.nextCollect':
    'Připravujeme vaši objednávku. Vyzvednete si ji u nás osobně, jak jsme se domluvili; stačí číslo objednávky.',
  'mail.nextTransfer': 'Jakmile peníze dorazí, objednávku připravíme a napíšeme vám znovu.',
  'mail.confirmationSubject': 'Objednávka {number} je zaplacená',
  'mail.confirmationThanks': 'děkujeme. Platba za objednávku {number} dorazila.',
  'mail.confirmationArticles': 'Objednáno',
  'mail.confirmationSubtotal': 'Zboží',
  'mail.confirmationShipping': 'Doprava',
  'mail.confirmationTotal': 'Celkem',
  'mail.confirmationVat': 'včetně DPH {rate}',
  'mail.confirmationAddress': 'Posíláme na adresu',
  'mail.confirmationPickUpAt': 'Balík na vás bude čekat zde',
  'mail.collectHere': 'Vyzvednutí u nás',
  'mail.confirmationBillingAddress': 'Vaše adresa',
  'mail.processingSubject': 'Platba za objednávku {number} je na cestě',
  'mail.processingText':
    'děkujeme. Vaše banka provádí platbu {total} za objednávku {number}. Může to trvat až 14 pracovních dnů; do té doby vám všechno držíme.',
  'mail.processingNext': 'Nemusíte nic dělat a prosíme, neplaťte znovu. Napíšeme vám, jakmile peníze dorazí.',
  'mail.processingMandate': 'Na výpisu z účtu najdete tuto platbu pod referencí mandátu {mandate}.',
  'mail.failedSubject': 'Platba za objednávku {number} se nepodařila',
  'mail.failedText': 'platba {total} za objednávku {number} bohužel neproběhla.',
  'mail.failedNext':
    'Ještě 24 hodin vám všechno držíme. Do té doby můžete tlačítkem níže zaplatit jakýmkoli způsobem a na jakémkoli zařízení. Potom objednávku zrušíme a nic nám nedlužíte.',
  'mail.failedLink': 'Zaplatit znovu',
  'mail.sentSubject': 'Objednávka {number} je na cestě',
  'mail.collectedSubject': 'Objednávka {number} je předána',
  'mail.collectedText': 'Zboží z objednávky {number} jsme vám předali osobně. Děkujeme.',
  'mail.sentText': 'balík s objednávkou {number} jsme předali dopravci {carrier}.',
  'mail.sentPartly': 'Je to část objednávky, zbytek přijde v samostatném balíku.',
  'mail.sentContents': 'V balíku',
  'mail.sentTracking': 'Číslo zásilky: {tracking}',
  'mail.sentTrack': 'Sledovat balík',
  'mail.refundedSubject': 'Vrácení {amount} za objednávku {number}',
  'mail.refundedText': 'za objednávku {number} jsme vám vrátili {amount}.',
  'mail.vatCharged': 'DPH účtujeme tak, jak je uvedeno.',
  'mail.refundedByHandText': 'za objednávku {number} vám vracíme {amount}.',
  'mail.refundedByHandNext':
    'Peníze převádíme sami, takže to několik dní potrvá. Pokud budeme potřebovat číslo vašeho účtu, napíšeme si o něj.',
  'mail.invoicedSubject': '{documents} k objednávce {number}',
  'mail.invoicedText': 'v příloze vám posíláme k objednávce {number}: {documents}.',
  'mail.refundedLate':
    'platba {amount} dorazila, až když byla objednávka {number} zrušená a zboží pryč. Mrzí nás to. Celou částku jsme hned vrátili.',
  'mail.refundedGoods_asPlanned': 'Na doručení se nic nemění: co ještě zbývá odeslat, odešleme podle plánu.',
  'mail.refundedGoods_rest': 'Níže uvedené položky už neodešleme. Zbytek objednávky odešleme podle plánu.',
  'mail.refundedGoods_nothing': 'Z této objednávky už nic dalšího neodešleme.',
  'mail.refundedNotSent': 'Už se neodešle',
  'mail.refundedToCards': '{cards} z této částky je zpět na vaší dárkové kartě. Můžete ji hned použít.',
  'mail.refundedToNewCard':
    'Dárková karta, kterou bylo zaplaceno, je zablokovaná. {newCards} z této částky je proto na nové kartě a lze je hned použít.',
  'mail.refundedNewCard': 'Vaše nová dárková karta',
  'mail.refundedNext':
    'Peníze se vrátí stejným způsobem, jakým jste zaplatili. Obvykle to trvá 5 až 10 pracovních dnů, záleží na bance.',
  'mail.transferSubject': 'Objednávka {number}: převeďte prosím {total}',
  'mail.transferThanks':
    'děkujeme za objednávku {number}. Zboží vám držíme do {until}. Převeďte prosím {total} na tento účet, s variabilním symbolem uvedeným níže; objednávku připravíme, jakmile peníze dorazí.',
  'mail.confirmHold':
    'Máme jednu prosbu: do {until} otevřete svou objednávku tímto tlačítkem. Budeme vědět, že e-mailová adresa je správná. Jinak vám zboží můžeme podržet jen do té doby.',
  'mail.transferDetails': 'Údaje k převodu',
  'mail.nothingDueSubject': 'Máme vaši objednávku {number}',
  'mail.nothingDueThanks': 'děkujeme. Sleva pokrývá celou objednávku {number}, takže nic neplatíte.',
  'mail.dueSubject': 'Objednávka {number}: platba na dobírku',
  'mail.dueThanks':
    'děkujeme. Objednávku {number} jsme přijali a pouštíme se do balení. Při doručení zaplatíte {total}.',
  'mail.sentDue': 'Připravte si prosím {total}: platíte při předání balíku.',
  'mail.awaitedSubject': 'Objednávka {number}: jak zaplatit {total}',
  'mail.transferExpiredSubject': 'Platnost objednávky {number} vypršela',
  'mail.transferExpiredText':
    'váš převod {total} za objednávku {number} k nám včas nedorazil. Objednávka je zrušená, zboží je zase v prodeji a nic nám nedlužíte.',
  'mail.awaitedExpiredText':
    'vaše platba {total} za objednávku {number} k nám nedorazila včas. Objednávka je zrušená, zboží je znovu v prodeji a nic nám nedlužíte.',
  'mail.transferExpiredNext':
    'Pokud jsou peníze už na cestě, stačí odpovědět na tento e-mail: zboží pošleme, pokud je ještě máme, nebo vrátíme peníze.',
  'mail.cancelledSubject': 'Objednávka {number} je zrušená',
  'mail.cancelledText': 'objednávku {number} jsme zrušili. Nic vám nepošleme a nic nám nedlužíte.',
  'mail.emailChangedSubject': 'Objednávka {number}: změna e-mailové adresy',
  'mail.emailChangedText':
    'e-mailová adresa objednávky {number} byla změněna. Zprávy o ní od teď posíláme na novou adresu. Pokud jste o to nežádali, stačí odpovědět na tento e-mail.',
  'mail.changedSubject': 'Objednávka {number}: údaje byly změněny',
  'mail.changedText':
    'změnili jsme doručovací údaje objednávky {number}. Takto nyní vypadají; pokud něco nesouhlasí, stačí na tento e-mail odpovědět.',
  'mail.attached': 'V příloze, ve znění platném pro vaši objednávku: {documents}.',
  'mail.formTitle': 'Vzorový formulář pro odstoupení',
  'mail.formOrder': 'objednávka {number} ze dne {date}',
  'mail.formText':
    'Vzorový formulář pro odstoupení od smlouvy\n(vyplňte tento formulář a pošlete jej zpět pouze v případě, že chcete odstoupit od smlouvy)\n\nAdresát: {seller}\n\nOznamuji/oznamujeme (*), že tímto odstupuji/odstupujeme (*) od smlouvy o nákupu tohoto zboží:\n\n\nDatum objednání (*)/datum obdržení (*) ({order}):\n\nJméno a příjmení spotřebitele/spotřebitelů:\n\nAdresa spotřebitele/spotřebitelů:\n\nPodpis spotřebitele/spotřebitelů (pouze pokud je tento formulář zasílán v listinné podobě):\n\nDatum:\n\n(*) Nehodící se škrtněte nebo údaje doplňte.\n',

  'manualPayment.transferHint': {
    one: 'Na náš účet. Zboží vám podržíme {count} den.',
    few: 'Na náš účet. Zboží vám podržíme {count} dny.',
    many: 'Na náš účet. Zboží vám podržíme {count} dne.',
    other: 'Na náš účet. Zboží vám podržíme {count} dnů.',
  },
  'manualPayment.deliveryHint': 'Platíte kurýrovi. Příplatek: {fee}.',
  'manualPayment.giftCard': 'Dárková karta {code}',
  'manualPayment.nothingDueHint': 'Sleva nebo dárková karta pokrývá celou objednávku.',
  'manualPayment.transferText':
    'Objednávku {number} vám držíme do {until}. Převeďte prosím {amount} s níže uvedeným variabilním symbolem: připravíme ji, jakmile peníze dorazí. Údaje posíláme i na {email}.',
  'manualPayment.confirmText':
    'Zbývá jeden krok: do {until} otevřete odkaz v našem e-mailu. Budeme vědět, že adresa je správná. Jinak vám zboží můžeme podržet jen do té doby.',
  'manualPayment.recipient': 'Příjemce',
  'manualPayment.bank': 'Banka',
  'manualPayment.reference': 'Variabilní symbol',
  'manualPayment.lateText':
    'Objednávka {number} nebyla včas zaplacená a zboží se vrátilo na sklad. Nic nedlužíte. Pokud je váš převod už na cestě, napište nám: zboží pošleme, pokud je ještě máme, nebo vrátíme peníze.',
  'manualPayment.dueText':
    'Objednávku {number} jsme přijali. Při doručení zaplatíte {amount}. Potvrzení míří na {email}.',
};

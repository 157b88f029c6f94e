// Duties of the law and how a shop stands with each, as the server says it in the office and `kasa law` in the shell.
export const messages = {
  'law.ownLaw': 'The law of your country',
  'law.ownLaw_known': 'The points here name the rules of: {countries}.',
  'law.ownLaw_confirm':
    'Of the law of this country we know what comes from the EU, and little of its own: {countries}. Ask a lawyer there what it adds.',
  'law.companyData': 'Who is selling',
  'law.companyData_met': 'Name, address, e-mail and numbers stand in the footer, in e-mails and on the legal pages.',
  'law.legalPages': 'Terms, privacy, delivery, withdrawal',
  'law.legalPages_met': 'The pages are there in {languages}. An order keeps the versions it was placed under.',
  'law.legalPages_confirm':
    'The pages are there in {languages}, which is not the language of {countries}. Ask a lawyer whether consumers there must be informed in their own.',
  'law.accessibility': 'Accessibility',
  'law.accessibility_met': 'The statement is there in {languages}.',
  'law.accessibility_confirm':
    'There is no accessibility statement in {languages}. Companies with fewer than 10 people and at most 2 million euros a year need none.',
  'law.personalData': 'Personal data',
  'law.personalData_met':
    'Kept for the tax office for {books} years and for claims for {claims}, then deleted. Nothing tracks your visitors, so no cookie banner is needed.',
  'law.personalData_metOss':
    'Kept for the tax office for {books} years (sales through the one-stop shop for {oss}) and for claims for {claims}, then deleted. Nothing tracks your visitors, so no cookie banner is needed.',
  'law.personalData_confirm':
    'Kept for the tax office for {books} years, the longest that an EU country we know of demands, and for claims for {claims}, then deleted. Ask your tax adviser how long your country demands, and set it under “Keeping data”.',
  'law.withdrawalFunction': 'Withdrawing from the contract',
  'law.withdrawalFunction_met': 'On every page, on every screen and without login: {link}',
  'law.afterWithdrawal': 'Money back after a withdrawal',
  'law.afterWithdrawal_met': 'No refund is overdue.',
  'law.afterWithdrawal_excepted': {
    one: '{count} product is marked as excepted from withdrawal, or as sealed: its page, the checkout and e-mails say so. No refund is overdue.',
    other:
      '{count} products are marked as excepted from withdrawal, or as sealed: their pages, the checkout and e-mails say so. No refund is overdue.',
  },
  'law.guaranteeNotice': 'Notice of the legal guarantee',
  'law.guaranteeNotice_met': 'The official file is shown in {languages}.',
  'law.garanLabel': 'GARAN label',
  'law.garanLabel_met': {
    one: '{count} product shows its producer’s label.',
    other: '{count} products show their producer’s label.',
  },
  'law.garanLabel_none':
    'Only where a producer guarantees the whole product for more than two years, free of charge. No product shows such a label.',
  'law.orderButton': 'Order button and summary',
  'law.orderButton_met': 'Products, total with VAT, delivery cost and time stand right above the button: {button}',
  'law.repair': 'Repairs',
  'law.repair_confirm':
    'After a repair, liability lasts 12 months longer (sales since 31 July 2026). Kasa does not record repairs yet: note the date on the order.',
  'law.lowestPrice': 'Lowest price of 30 days',
  'law.lowestPrice_met': {
    one: '{count} product has a crossed-out price. It is shown only where it cost more in the 30 days before, with the lowest price of those days.',
    other:
      '{count} products have a crossed-out price. It is shown only where they cost more in the 30 days before, with the lowest price of those days.',
  },
  'law.lowestPrice_none': 'Nothing is reduced at the moment.',
  'law.unitPrice': 'Unit price',
  'law.unitPrice_met':
    'Products whose contents are recorded: {count} of {products}. Their price per unit stands beside the price, in lists too.',
  'law.unitPrice_none':
    'None of your products says how much is in it ({products} on sale). Where goods are sold by weight, volume, length or area, record it, so that the price per unit stands beside the price.',
  'law.unitPrice_confirm': {
    one: '{count} product names a quantity and shows no price per unit:',
    other: '{count} products name a quantity and show no price per unit:',
  },
  'law.productSafety': 'Product safety',
  'law.productSafety_met': {
    one: '{count} product names its manufacturer with an address and an e-mail address.',
    other: 'All {count} products name their manufacturer with an address and an e-mail address.',
  },
  'law.noProducts': 'Nothing is on sale yet.',
  'law.greenClaims': 'Environmental claims',
  'law.greenClaims_met': 'No text makes a general claim such as “eco” or “climate neutral”.',
  'law.greenClaims_unread': {
    one: '{count} product text is in a language that is not checked; only these are: {languages}. Please confirm yourself that it makes no general claim such as “eco” or “climate neutral”.',
    other:
      '{count} product texts are in a language that is not checked; only these are: {languages}. Please confirm yourself that they make no general claim such as “eco” or “climate neutral”.',
  },
  'law.greenClaims_confirm': {
    one: '{count} product makes a general claim. It is only allowed with recognised excellent performance, or with what exactly is meant right beside it:',
    other:
      '{count} products make a general claim. It is only allowed with recognised excellent performance, or with what exactly is meant right beside it:',
  },
  'law.vat': 'VAT',
  'law.vat_met':
    'Shoppers pay the VAT of their country, which you declare through the OSS. Companies abroad and exports are charged VAT, too.',
  'law.vat_classes':
    'Shoppers pay the VAT of their country, which you declare through the OSS. Which goods are reduced there is that country’s own law: check what we charge, and say where it differs under Settings, Taxes, “Other classes abroad”.',
  'law.vat_higher':
    'Class “{class}” does not exist in these countries: their next higher rate is charged, perhaps more than is due. In brackets what else they have: {rates}.',
  'law.vat_same': 'Class “{class}” is charged at the rate of the same name: {rates}.',
  'law.vat_zero':
    'Class “{class}” pays no VAT there, perhaps less than is due. In most countries hardly any goods are free of it: {rates}.',
  'law.vat_below': 'Everybody pays the VAT of your country. Sales to other EU countries: {amount} of 10,000 euros.',
  'law.vat_near':
    'Sales to other EU countries have reached {amount} of 10,000 euros. Register for the OSS now: above that, the VAT of the destination is due.',
  'law.vat_outside': 'Your company is not in an EU country: ask your tax adviser which VAT you owe.',
  'law.invoices': 'Invoices',
  'law.invoices_byHand':
    'Invoices are issued by hand, and nothing reminds you of one that a company is owed. Under Settings, Invoices they can be made by themselves, or you say that somebody else writes them.',
  'law.invoices_elsewhere': 'You have said that somebody else writes your invoices. Kasa makes none by itself.',
  'law.invoices_met':
    'Every company gets an invoice by itself, numbered without a gap, and every refund its correction. Each is kept as it was issued.',
  'law.ksef': 'KSeF',
  'law.ksef_confirm':
    'Invoices that are not to consumers go through KSeF; from 1 January 2027 there are no exceptions. Kasa sends them once you have switched it on under Settings, Invoices and stored a certificate. Invoices to consumers stay voluntary.',
  'law.ksef_met':
    'Invoices go to KSeF by themselves. Whether your certificate and its permissions are right only KSeF can say: try the test environment first.',
  'law.onlyPoland': 'Only for companies in Poland.',
  'law.eInvoice': 'E-invoices',
  'law.eInvoice_germany':
    'To companies: mandatory from 2027 (above 800,000 euros of turnover), otherwise from 2028. Kasa’s invoices hold one by EN 16931 (ZUGFeRD) in their PDF.',
  'law.eInvoice_belgium':
    'Between Belgian companies through Peppol since 2026. Kasa does not send them; UBL is there to download.',
  'law.eInvoice_netherlands': 'There is no such duty in the Netherlands.',
  'law.eInvoice_poland': 'In Poland KSeF takes their place.',
  'law.eInvoice_elsewhere':
    'Kasa writes an invoice as XML by EN 16931 (UBL and CII) to download, and sends it nowhere. Ask your accountant what holds in your country.',
  'law.cashRegister': 'Cash register',
  'law.cashRegister_elsewhere':
    'We know the rules of {countries} only. Ask your accountant whether yours wants a cash register.',
  'law.cashRegister_confirm':
    'Sales by post or courier that are paid wholly through a bank or payment provider are exempt until 31 December 2027. Please confirm for parcel lockers, cash on delivery and your payment provider.',
  'law.cashRegister_excluded': {
    one: 'By its name, {count} product may be among those that § 4 never exempts (electronics, perfume, alcohol, precious metals …):',
    other:
      'By their names, {count} products may be among those that § 4 never exempts (electronics, perfume, alcohol, precious metals …):',
  },
  'law.cashRegister_marked': {
    one: '{count} product is marked under § 4, which never exempts it: each sale goes through the cash register.',
    other: '{count} products are marked under § 4, which never exempts them: each sale goes through the cash register.',
  },
  'law.cashRegister_both':
    'Marked under § 4, which never exempts them, so that each sale goes through the cash register: {marked}. By their names these may be, too ({suspected}):',
  'law.packaging': 'Packaging',
  'law.packaging_met': 'Your LUCID number is recorded: {number}.',
  'law.packaging_confirm':
    'You said that you have no LUCID number. Whoever sends packaged products to consumers in Germany needs one.',
  'law.packaging_abroad':
    'You deliver to Germany: that takes a LUCID number and an authorised representative there. A suspension has been proposed.',
  'law.packaging_representative':
    'Your LUCID number is recorded. In Germany you also need an authorised representative; a suspension has been proposed.',
  'law.packaging_none':
    'You do not deliver to Germany, whose register we know. Every EU country has its own for packaging: ask yours, and those of the countries you deliver to.',
  'law.equipment': 'Electrical equipment and batteries',
  'law.equipment_confirm':
    'No product looks like one by its name. If you do sell electrical equipment or products with batteries, what the countries you deliver to want is missing: {missing}. Record it in the settings of your company; it then stands in the footer, in e-mails and on legal pages.',
  'law.equipment_missing':
    'For electrical equipment and batteries the numbers of the countries you deliver to are missing: {missing}. Record them in the settings of your company; they then stand in the footer, in e-mails and on legal pages. By their names, this may concern:',
  'law.equipment_elsewhere':
    'Where you deliver to, you must be registered for electrical equipment and batteries or belong to a take-back scheme: {countries}. The settings hold no numbers of these registers; please confirm it yourself. By their names, this may concern:',
  'law.equipment_none':
    'If you sell any, you must be registered in each country you deliver to, or belong to its take-back scheme.',
  'law.equipment_met': 'In the footer, in e-mails and on legal pages: {numbers}.',
  'law.customs': 'Customs duty on small parcels',
  'law.customs_none': 'Only for products that are sent to shoppers from outside the EU.',
  'law.customs_northernIreland':
    'Only for products that are sent to shoppers from outside the EU. For goods, Northern Ireland is like a member state: while your sales to consumers in other countries stay below 10,000 euros a year, your own VAT is due there, above that the United Kingdom’s, which is declared through the OSS. Kasa does not know the British rates, so it does not deliver there.',
  'law.dac7': 'DAC7',
  'law.dac7_none': 'Only for platforms on which others sell.',
  'law.vida': 'ViDA',
  'law.vida_none': 'Takes effect in 2028 and 2030.',
  'law.eet': 'EET 2.0',
  'law.eet_confirm': 'Only payments on the spot; your shop takes none. The date it begins is still to be confirmed.',
  'law.eet_none': 'Only for companies in Czechia that are paid on the spot.',
  'lacks.name': 'Your shop has no name yet.',
  'lacks.company': 'Nobody has said who is selling.',
  'lacks.incomplete': 'Missing from your company: {facts}.',
  'lacks.facts':
    'The law wants this shown where your company has it: {facts}. Fill it in, or say that your company has no more.',
  'lacks.address': 'Nobody reads e-mails to your shop’s address {address}.',
  'lacks.pages': 'Legal pages are missing: {pages}.',
  'lacks.notice':
    'The European Commission’s official notice of the legal guarantee is missing in: {languages}. Until then a sentence stands in its place.',
  'lacks.makers':
    'These products do not say who made them, with an address and an e-mail address: {unnamed} of {products}.',
  'lacks.sender': 'Your e-mails have no sender yet.',
  'lacks.senderAddress': 'Your e-mails come from {address}, where nobody reads the answers.',
  'lacks.demo': 'This is still the demo’s: {document}.',
  'lacks.prices': 'Your carriers have no prices, so nothing can be ordered.',
  'lacks.delivery': 'Nothing is delivered to this market, so nobody there can order: {country}, {currency}.',
  'lacks.points': 'Pick-up points of {carrier} are missing, so shoppers are not offered them: {countries}.',
  'lacks.lucid':
    'Your company has no LUCID number yet. Without one nobody may send packaged products to consumers in Germany.',
  'lacks.platform': 'These pages link to the EU’s platform for dispute resolution, which was closed in 2025: {pages}.',
  'lacks.invoices':
    'In {country} an invoice from Kasa is not enough: the law wants {system}, which Kasa does not know. Let another program write your invoices, and say so under “Invoices”.',
  'lacks.complaintsBook':
    'Portugal wants every shop to link to the electronic complaints book, and nothing here leads to www.livroreclamacoes.pt. Make a page that does; pages stand in the footer.',
  'lacks.refunds': {
    one: '{count} withdrawal is still waiting for its refund after 14 days.',
    other: '{count} withdrawals are still waiting for their refund after 14 days.',
  },
  'lacks.threshold':
    'Your sales to other EU countries have reached {amount}. Above 10,000 euros you owe the VAT of the destination: register for the OSS and switch it on in your taxes.',
};

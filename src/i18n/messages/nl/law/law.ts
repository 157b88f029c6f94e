import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/law/law.ts';

export const messages: Translated<typeof english> = {
  'law.ownLaw': 'Het recht van je land',
  'law.ownLaw_known': 'De punten hier noemen de regels van dit land: {countries}.',
  'law.ownLaw_confirm':
    'Van het recht van dit land kennen we wat uit de EU komt en maar weinig eigen regels: {countries}. Vraag een jurist daar wat er nog bij komt.',
  'law.companyData': 'Wie verkoopt',
  'law.companyData_met':
    'Naam, adres, e-mail en nummers staan in de voettekst, in e-mails en op de juridische pagina’s.',
  'law.legalPages': 'Voorwaarden, privacy, bezorging, herroeping',
  'law.legalPages_met':
    'De pagina’s zijn er in het {languages}. Een bestelling houdt de versies waaronder ze is geplaatst.',
  'law.legalPages_confirm':
    'De pagina’s zijn er in het {languages}, niet in de taal van dit land: {countries}. Vraag een jurist of consumenten daar in hun eigen taal moeten worden geïnformeerd.',
  'law.accessibility': 'Toegankelijkheid',
  'law.accessibility_met': 'De verklaring is er in het {languages}.',
  'law.accessibility_confirm':
    'Er is geen toegankelijkheidsverklaring in het {languages}. Bedrijven met minder dan 10 mensen en hoogstens 2 miljoen euro per jaar hebben er geen nodig.',
  'law.personalData': 'Persoonsgegevens',
  'law.personalData_met':
    'Voor de fiscus {books} jaar bewaard, voor claims {claims}, daarna gewist. Niets volgt je bezoekers, dus een cookiebanner is niet nodig.',
  'law.personalData_metOss':
    'Voor de fiscus {books} jaar bewaard (verkopen via het éénloketsysteem {oss} jaar), voor claims {claims}, daarna gewist. Niets volgt je bezoekers, dus een cookiebanner is niet nodig.',
  'law.personalData_confirm':
    'Voor de fiscus {books} jaar bewaard, zo lang als een EU-land dat we kennen hoogstens eist, voor claims {claims}, daarna gewist. Vraag je belastingadviseur hoe lang jouw land dat eist, en stel het in bij het bewaren van gegevens.',
  'law.withdrawalFunction': 'Overeenkomst herroepen',
  'law.withdrawalFunction_met': 'Op elke pagina, op elk scherm en zonder inloggen: {link}',
  'law.afterWithdrawal': 'Geld terug na herroeping',
  'law.afterWithdrawal_met': 'Geen terugbetaling is te laat.',
  'law.afterWithdrawal_excepted': {
    one: '{count} product staat als uitzondering op het herroepingsrecht of als verzegeld: de pagina, de kassa en e-mails zeggen het. Geen terugbetaling is te laat.',
    other:
      '{count} producten staan als uitzondering op het herroepingsrecht of als verzegeld: hun pagina’s, de kassa en e-mails zeggen het. Geen terugbetaling is te laat.',
  },
  'law.guaranteeNotice': 'Mededeling over de wettelijke garantie',
  'law.guaranteeNotice_met': 'Het officiële bestand wordt getoond in het {languages}.',
  'law.garanLabel': 'GARAN-etiket',
  'law.garanLabel_met': {
    one: '{count} product toont het etiket van de producent.',
    other: '{count} producten tonen het etiket van de producent.',
  },
  'law.garanLabel_none':
    'Alleen als een producent gratis meer dan twee jaar garantie op het hele product geeft. Geen product toont zo’n etiket.',
  'law.orderButton': 'Bestelknop en overzicht',
  'law.orderButton_met': 'Producten, totaal met btw, verzendkosten en levertijd staan vlak boven de knop: {button}',
  'law.repair': 'Reparaties',
  'law.repair_confirm':
    'Na een reparatie ben je 12 maanden langer aansprakelijk (verkocht sinds 31 juli 2026). Kasa legt reparaties nog niet vast: noteer de datum bij de bestelling.',
  'law.lowestPrice': 'Laagste prijs van de laatste 30 dagen',
  'law.lowestPrice_met': {
    one: '{count} product heeft een doorgestreepte prijs. Die is alleen te zien als het in de 30 dagen ervoor meer kostte, met de laagste prijs van die dagen.',
    other:
      '{count} producten hebben een doorgestreepte prijs. Die is alleen te zien als ze in de 30 dagen ervoor meer kostten, met de laagste prijs van die dagen.',
  },
  'law.lowestPrice_none': 'Er is nu niets afgeprijsd.',
  'law.unitPrice': 'Prijs per eenheid',
  'law.unitPrice_met':
    'Producten waarvan de inhoud is vastgelegd: {count} van {products}. Hun prijs per eenheid staat bij de prijs, ook in lijsten.',
  'law.unitPrice_none':
    'Geen product zegt hoeveel erin zit (te koop: {products}). Verkoop je op gewicht, volume, lengte of oppervlakte, leg de hoeveelheid dan vast; dan staat de prijs per eenheid bij de prijs.',
  'law.unitPrice_confirm': {
    one: '{count} product noemt een hoeveelheid en toont geen prijs per eenheid:',
    other: '{count} producten noemen een hoeveelheid en tonen geen prijs per eenheid:',
  },
  'law.productSafety': 'Productveiligheid',
  'law.productSafety_met': {
    one: '{count} product noemt zijn fabrikant met adres en e-mailadres.',
    other: 'Alle {count} producten noemen hun fabrikant met adres en e-mailadres.',
  },
  'law.noProducts': 'Er is nog niets te koop.',
  'law.greenClaims': 'Milieuclaims',
  'law.greenClaims_met': 'Geen tekst doet een algemene claim zoals ‘eco’ of ‘klimaatneutraal’.',
  'law.greenClaims_unread': {
    one: '{count} producttekst is in een taal die niet wordt gecontroleerd; alleen deze talen worden dat: {languages}. Controleer zelf of hij geen algemene claim doet zoals ‘eco’ of ‘klimaatneutraal’.',
    other:
      '{count} productteksten zijn in een taal die niet wordt gecontroleerd; alleen deze talen worden dat: {languages}. Controleer zelf of ze geen algemene claim doen zoals ‘eco’ of ‘klimaatneutraal’.',
  },
  'law.greenClaims_confirm': {
    one: '{count} product doet een algemene claim. Die mag alleen bij erkende uitstekende milieuprestaties, of als er direct naast staat wat er precies bedoeld wordt:',
    other:
      '{count} producten doen een algemene claim. Die mag alleen bij erkende uitstekende milieuprestaties, of als er direct naast staat wat er precies bedoeld wordt:',
  },
  'law.vat': 'Btw',
  'law.vat_met':
    'Kopers betalen de btw van hun land, die je via de OSS aangeeft. Ook bedrijven in het buitenland en export krijgen btw berekend.',
  'law.vat_classes':
    'Kopers betalen de btw van hun land, die je via de OSS aangeeft. Wat daar onder een verlaagd tarief valt, bepaalt elk land zelf: controleer wat we rekenen en zet afwijkingen onder Instellingen, Belastingen, ‘Andere klassen in het buitenland’.',
  'law.vat_higher':
    'Klasse ‘{class}’: die bestaat in deze landen niet. We rekenen het eerstvolgende hogere tarief, misschien meer dan nodig. Tussen haakjes wat er verder is: {rates}.',
  'law.vat_same': 'Klasse ‘{class}’: we rekenen het tarief met dezelfde naam: {rates}.',
  'law.vat_zero':
    'Klasse ‘{class}’: daar rekenen we geen btw, misschien minder dan verschuldigd. In de meeste landen is vrijwel niets vrij van btw: {rates}.',
  'law.vat_below': 'Iedereen betaalt de btw van jouw land. Verkoop naar andere EU-landen: {amount} van 10.000 euro.',
  'law.vat_near':
    'Je verkoop naar andere EU-landen is opgelopen tot {amount} van 10.000 euro. Meld je nu aan voor de OSS: daarboven geldt de btw van het land van bestemming.',
  'law.vat_outside': 'Je bedrijf zit niet in een EU-land: vraag je belastingadviseur welke btw je moet betalen.',
  'law.invoices': 'Facturen',
  'law.invoices_byHand':
    'Facturen maak je met de hand op, en niets herinnert je aan een factuur waar een bedrijf recht op heeft. Onder Instellingen, Facturen kunnen ze automatisch ontstaan, of je geeft aan dat iemand anders ze maakt.',
  'law.invoices_elsewhere': 'Je hebt aangegeven dat iemand anders je facturen maakt. Kasa maakt er zelf geen.',
  'law.invoices_met':
    'Elk bedrijf krijgt automatisch een factuur, doorlopend genummerd, en elke terugbetaling een creditfactuur. Elk document blijft bewaard zoals het is opgemaakt.',
  'law.ksef': 'KSeF',
  'law.ksef_confirm':
    'Facturen die niet aan consumenten zijn, lopen via KSeF; vanaf 1 januari 2027 zonder uitzondering. Kasa verstuurt ze zodra je het bij Instellingen, Facturen hebt ingeschakeld en een certificaat hebt opgeslagen. Facturen aan consumenten blijven vrijwillig.',
  'law.ksef_met':
    'Facturen gaan vanzelf naar KSeF. Of certificaat en rechten kloppen, kan alleen KSeF zeggen: probeer eerst de testomgeving.',
  'law.onlyPoland': 'Alleen voor bedrijven in Polen.',
  'law.eInvoice': 'E-facturen',
  'law.eInvoice_germany':
    'Aan bedrijven: verplicht vanaf 2027 (boven 800.000 euro omzet), anders vanaf 2028. De facturen van Kasa bevatten er een volgens EN 16931 (ZUGFeRD) in de pdf.',
  'law.eInvoice_belgium':
    'Tussen Belgische bedrijven sinds 2026 via Peppol. Kasa verstuurt ze niet; UBL staat klaar om te downloaden.',
  'law.eInvoice_netherlands': 'In Nederland bestaat zo’n plicht niet.',
  'law.eInvoice_poland': 'In Polen neemt KSeF hun plaats in.',
  'law.eInvoice_elsewhere':
    'Kasa schrijft een factuur als XML volgens EN 16931 (UBL en CII) om te downloaden en verstuurt die nergens heen. Vraag je boekhouder wat er in jouw land geldt.',
  'law.cashRegister': 'Kassa',
  'law.cashRegister_elsewhere':
    'We kennen alleen de regels van deze landen: {countries}. Vraag je boekhouder of jouw land een kassa eist.',
  'law.cashRegister_confirm':
    'Verkoop per post of koerier die helemaal via bank of betaaldienst is betaald, is vrijgesteld tot 31 december 2027. Bevestig het voor pakketautomaten, rembours en je betaaldienst.',
  'law.cashRegister_excluded': {
    one: 'Op de naam af hoort {count} product misschien bij wat § 4 nooit vrijstelt (elektronica, parfum, alcohol, edelmetaal …):',
    other:
      'Op de naam af horen {count} producten misschien bij wat § 4 nooit vrijstelt (elektronica, parfum, alcohol, edelmetaal …):',
  },
  'law.cashRegister_marked': {
    one: '{count} product staat als nooit vrijgesteld (§ 4): elke verkoop gaat via het kasregister.',
    other: '{count} producten staan als nooit vrijgesteld (§ 4): elke verkoop gaat via het kasregister.',
  },
  'law.cashRegister_both':
    'Als nooit vrijgesteld gemarkeerd (§ 4), elke verkoop gaat via het kasregister: {marked}. Naar hun naam horen deze er misschien ook bij ({suspected}):',
  'law.packaging': 'Verpakkingen',
  'law.packaging_met': 'Je LUCID-nummer is vastgelegd: {number}.',
  'law.packaging_confirm':
    'Je hebt aangegeven geen LUCID-nummer te hebben. Wie verpakte producten naar consumenten in Duitsland stuurt, heeft er een nodig.',
  'law.packaging_abroad':
    'Je levert in Duitsland: daarvoor heb je een LUCID-nummer en daar een gemachtigde nodig. Opschorting is voorgesteld.',
  'law.packaging_representative':
    'Je LUCID-nummer is vastgelegd. In Duitsland heb je ook een gemachtigde nodig; opschorting is voorgesteld.',
  'law.packaging_none':
    'Je levert niet in Duitsland, waarvan we het register kennen. Elk EU-land heeft zijn eigen register voor verpakkingen: vraag het na in je eigen land en waar je levert.',
  'law.equipment': 'Elektrische apparaten en batterijen',
  'law.equipment_confirm':
    'Geen product lijkt er qua naam op. Verkoop je toch elektrische apparaten of producten met batterijen, dan ontbreekt wat de landen eisen waar je bezorgt: {missing}. Vul het in bij de instellingen van je bedrijf; dan staat het in de voettekst, in e-mails en op de juridische pagina’s.',
  'law.equipment_missing':
    'Voor elektrische apparaten en batterijen ontbreken nummers van de landen waar je bezorgt: {missing}. Vul ze in bij de instellingen van je bedrijf; dan staan ze in de voettekst, in e-mails en op de juridische pagina’s. Qua naam gaat het misschien om:',
  'law.equipment_elsewhere':
    'Voor elektrische apparaten en batterijen moet je ook daar waar je bezorgt geregistreerd zijn of bij een inzamelsysteem horen: {countries}. De instellingen hebben geen veld voor nummers van die registers; ga het zelf na. Qua naam gaat het misschien om:',
  'law.equipment_none':
    'Verkoop je ze, dan moet je in elk land waar je bezorgt geregistreerd zijn of bij het inzamelsysteem daar horen.',
  'law.equipment_met': 'In de voettekst, in e-mails en op juridische pagina’s: {numbers}.',
  'law.customs': 'Invoerrechten op kleine zendingen',
  'law.customs_none': 'Alleen voor producten die van buiten de EU naar kopers gaan.',
  'law.customs_northernIreland':
    'Alleen voor producten die van buiten de EU naar kopers gaan. Voor goederen is Noord-Ierland als een lidstaat: zolang je verkoop aan consumenten in andere landen onder de 10.000 euro per jaar blijft, geldt daar je eigen btw, daarboven de Britse, die je via de OSS aangeeft. Kasa kent de Britse tarieven niet en bezorgt er daarom niet.',
  'law.dac7': 'DAC7',
  'law.dac7_none': 'Alleen voor platforms waarop anderen verkopen.',
  'law.vida': 'ViDA',
  'law.vida_none': 'Gaat in 2028 en 2030 in.',
  'law.eet': 'EET 2.0',
  'law.eet_confirm':
    'Alleen betalingen ter plaatse; je winkel neemt er geen aan. De ingangsdatum is nog te bevestigen.',
  'law.eet_none': 'Alleen voor bedrijven in Tsjechië die ter plaatse worden betaald.',
  'lacks.name': 'Je winkel heeft nog geen naam.',
  'lacks.company': 'Er staat nog niet wie er verkoopt.',
  'lacks.incomplete': 'Van je bedrijf ontbreekt: {facts}.',
  'lacks.facts':
    'De wet eist deze gegevens als je bedrijf ze heeft: {facts}. Vul ze in, of geef aan dat je bedrijf er verder geen heeft.',
  'lacks.address': 'E-mails aan het adres van je winkel, {address}, leest niemand.',
  'lacks.pages': 'Er ontbreken juridische pagina’s: {pages}.',
  'lacks.notice':
    'De officiële mededeling van de Europese Commissie over de wettelijke garantie ontbreekt in deze talen: {languages}. Tot dan staat er een zin voor in de plaats.',
  'lacks.makers': 'Producten zonder fabrikant met adres en e-mailadres: {unnamed} van {products}.',
  'lacks.sender': 'Je e-mails hebben nog geen afzender.',
  'lacks.senderAddress': 'Je e-mails komen van {address}, waar niemand de antwoorden leest.',
  'lacks.demo': 'Dit is nog van de demo: {document}.',
  'lacks.prices': 'Je vervoerders hebben geen prijzen, dus niemand kan bestellen.',
  'lacks.delivery': 'Naar deze markt wordt niets bezorgd, dus niemand kan er bestellen: {country}, {currency}.',
  'lacks.points': 'Afhaalpunten van {carrier} ontbreken en worden dus niet aangeboden: {countries}.',
  'lacks.lucid':
    'Je bedrijf heeft nog geen LUCID-nummer. Zonder dat nummer mag niemand verpakte producten naar consumenten in Duitsland sturen.',
  'lacks.platform': 'Deze pagina’s linken naar het Europese ODR-platform, dat in 2025 is gesloten: {pages}.',
  'lacks.invoices':
    '{country}: daar is een factuur van Kasa niet genoeg. De wet eist {system}, en dat kent Kasa niet. Laat een ander programma je facturen schrijven en geef dat aan bij de facturen.',
  'lacks.complaintsBook':
    'In Portugal moet elke winkel naar het elektronische klachtenboek linken, en hier leidt niets naar www.livroreclamacoes.pt. Maak een pagina met de link; pagina’s staan in de voettekst.',
  'lacks.refunds': {
    one: '{count} herroeping wacht na 14 dagen nog op terugbetaling.',
    other: '{count} herroepingen wachten na 14 dagen nog op terugbetaling.',
  },
  'lacks.threshold':
    'Je verkoop naar andere EU-landen is opgelopen tot {amount}. Boven 10.000 euro geldt de btw van het land van bestemming: meld je aan voor de OSS en zet dit aan bij de belastingen.',
};

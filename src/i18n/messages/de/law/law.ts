import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/law/law.ts';

export const messages: Translated<typeof english> = {
  'law.ownLaw': 'Das Recht Ihres Landes',
  'law.ownLaw_known': 'Die Punkte hier nennen die Regeln dieses Landes: {countries}.',
  'law.ownLaw_confirm':
    'Vom Recht dieses Landes kennen wir, was aus der EU kommt, und nur wenig eigenes: {countries}. Fragen Sie dort eine Anwältin oder einen Anwalt, was hinzukommt.',
  'law.companyData': 'Wer verkauft',
  'law.companyData_met':
    'Name, Anschrift, E-Mail und Nummern stehen in der Fußzeile, in E-Mails und in den Rechtstexten.',
  'law.legalPages': 'AGB, Datenschutz, Versand, Widerruf',
  'law.legalPages_met':
    'Die Seiten gibt es auf {languages}. Jede Bestellung behält die Versionen, unter denen sie aufgegeben wurde.',
  'law.legalPages_confirm':
    'Die Seiten gibt es auf {languages}, nicht in der Sprache dieses Landes: {countries}. Fragen Sie eine Anwältin oder einen Anwalt, ob Verbraucher dort in ihrer Sprache informiert werden müssen.',
  'law.accessibility': 'Barrierefreiheit',
  'law.accessibility_met': 'Die Erklärung gibt es auf {languages}.',
  'law.accessibility_confirm':
    'Es gibt keine Erklärung zur Barrierefreiheit auf {languages}. Unternehmen mit weniger als 10 Personen und höchstens 2 Mio. Euro im Jahr brauchen keine.',
  'law.personalData': 'Personenbezogene Daten',
  'law.personalData_met':
    'Für das Finanzamt {books} Jahre aufbewahrt, für Ansprüche {claims}, dann gelöscht. Nichts verfolgt Ihre Besucher, darum braucht es kein Cookie-Banner.',
  'law.personalData_metOss':
    'Für das Finanzamt {books} Jahre aufbewahrt (Umsätze im One-Stop-Shop {oss}), für Ansprüche {claims}, dann gelöscht. Nichts verfolgt Ihre Besucher, darum braucht es kein Cookie-Banner.',
  'law.personalData_confirm':
    'Für das Finanzamt {books} Jahre aufbewahrt, so lange, wie es ein uns bekanntes EU-Land höchstens verlangt, für Ansprüche {claims}, dann gelöscht. Fragen Sie Ihre Steuerberatung, wie lange Ihr Land es verlangt, und stellen Sie es bei der Aufbewahrung ein.',
  'law.withdrawalFunction': 'Widerruf des Vertrags',
  'law.withdrawalFunction_met': 'Auf jeder Seite, auf jedem Bildschirm und ohne Anmeldung: {link}',
  'law.afterWithdrawal': 'Geld zurück nach Widerruf',
  'law.afterWithdrawal_met': 'Keine Erstattung ist überfällig.',
  'law.afterWithdrawal_excepted': {
    one: '{count} Produkt ist als Ausnahme vom Widerrufsrecht oder als versiegelt gekennzeichnet: Seine Seite, die Kasse und E-Mails sagen es. Keine Erstattung ist überfällig.',
    other:
      '{count} Produkte sind als Ausnahme vom Widerrufsrecht oder als versiegelt gekennzeichnet: Ihre Seiten, die Kasse und E-Mails sagen es. Keine Erstattung ist überfällig.',
  },
  'law.guaranteeNotice': 'Mitteilung zur gesetzlichen Gewährleistung',
  'law.guaranteeNotice_met': 'Die amtliche Datei wird gezeigt auf {languages}.',
  'law.garanLabel': 'GARAN-Etikett',
  'law.garanLabel_met': {
    one: '{count} Produkt zeigt das Etikett des Herstellers.',
    other: '{count} Produkte zeigen das Etikett des Herstellers.',
  },
  'law.garanLabel_none':
    'Nur wenn ein Hersteller kostenlos länger als zwei Jahre für das ganze Produkt garantiert. Kein Produkt zeigt ein solches Etikett.',
  'law.orderButton': 'Bestellbutton und Übersicht',
  'law.orderButton_met':
    'Produkte, Summe mit MwSt., Versandkosten und Lieferzeit stehen direkt über dem Button: {button}',
  'law.repair': 'Reparaturen',
  'law.repair_confirm':
    'Nach einer Reparatur haften Sie 12 Monate länger (Käufe seit 31. Juli 2026). Kasa hält Reparaturen noch nicht fest: Notieren Sie das Datum bei der Bestellung.',
  'law.lowestPrice': 'Niedrigster Preis der letzten 30 Tage',
  'law.lowestPrice_met': {
    one: '{count} Produkt hat einen durchgestrichenen Preis. Er wird nur gezeigt, wenn es in den 30 Tagen davor mehr gekostet hat, mit dem niedrigsten Preis dieser Tage.',
    other:
      '{count} Produkte haben einen durchgestrichenen Preis. Er wird nur gezeigt, wenn sie in den 30 Tagen davor mehr gekostet haben, mit dem niedrigsten Preis dieser Tage.',
  },
  'law.lowestPrice_none': 'Zurzeit ist nichts reduziert.',
  'law.unitPrice': 'Grundpreis',
  'law.unitPrice_met':
    'Produkte, deren Inhalt erfasst ist: {count} von {products}. Ihr Grundpreis steht beim Preis, auch in Listen.',
  'law.unitPrice_none':
    'Kein Produkt sagt, wie viel es enthält (im Verkauf: {products}). Wer nach Gewicht, Volumen, Länge oder Fläche verkauft, erfasst die Menge; dann steht der Grundpreis beim Preis.',
  'law.unitPrice_confirm': {
    one: '{count} Produkt nennt eine Menge und zeigt keinen Grundpreis:',
    other: '{count} Produkte nennen eine Menge und zeigen keinen Grundpreis:',
  },
  'law.productSafety': 'Produktsicherheit',
  'law.productSafety_met': {
    one: '{count} Produkt nennt seinen Hersteller mit Anschrift und E-Mail-Adresse.',
    other: 'Alle {count} Produkte nennen ihren Hersteller mit Anschrift und E-Mail-Adresse.',
  },
  'law.noProducts': 'Noch ist nichts im Verkauf.',
  'law.greenClaims': 'Umweltaussagen',
  'law.greenClaims_met': 'Kein Text macht eine allgemeine Aussage wie „öko“ oder „klimaneutral“.',
  'law.greenClaims_unread': {
    one: '{count} Produkttext ist in einer Sprache, die nicht geprüft wird; geprüft werden nur: {languages}. Bitte prüfen Sie selbst, dass er keine allgemeine Aussage wie „öko“ oder „klimaneutral“ macht.',
    other:
      '{count} Produkttexte sind in einer Sprache, die nicht geprüft wird; geprüft werden nur: {languages}. Bitte prüfen Sie selbst, dass sie keine allgemeine Aussage wie „öko“ oder „klimaneutral“ machen.',
  },
  'law.greenClaims_confirm': {
    one: '{count} Produkt macht eine allgemeine Aussage. Erlaubt ist sie nur bei anerkannter hervorragender Umweltleistung, oder wenn direkt daneben steht, was genau gemeint ist:',
    other:
      '{count} Produkte machen eine allgemeine Aussage. Erlaubt ist sie nur bei anerkannter hervorragender Umweltleistung, oder wenn direkt daneben steht, was genau gemeint ist:',
  },
  'law.vat': 'Umsatzsteuer',
  'law.vat_met':
    'Käufer zahlen die Steuer ihres Landes, die Sie über den OSS erklären. Auch Firmen im Ausland und Ausfuhren werden mit Umsatzsteuer berechnet.',
  'law.vat_classes':
    'Käufer zahlen die Steuer ihres Landes, die Sie über den OSS erklären. Was dort ermäßigt ist, bestimmt jedes Land selbst: Prüfen Sie, was wir berechnen, und tragen Sie Abweichungen unter Einstellungen, Steuern, „Andere Klassen im Ausland“ ein.',
  'law.vat_higher':
    'Klasse „{class}“: In diesen Ländern gibt es sie nicht. Wir berechnen den nächsthöheren Satz, vielleicht mehr als nötig. In Klammern steht, was es dort sonst gibt: {rates}.',
  'law.vat_same': 'Klasse „{class}“: Wir berechnen den Satz desselben Namens: {rates}.',
  'law.vat_zero':
    'Klasse „{class}“: Wir berechnen dort keine Steuer, vielleicht weniger als fällig. In den meisten Ländern ist kaum eine Ware steuerfrei: {rates}.',
  'law.vat_below': 'Alle zahlen die Steuer Ihres Landes. Verkäufe in andere EU-Länder: {amount} von 10.000 Euro.',
  'law.vat_near':
    'Ihre Verkäufe in andere EU-Länder haben {amount} von 10.000 Euro erreicht. Melden Sie sich jetzt beim OSS an: Darüber gilt die Steuer des Ziellandes.',
  'law.vat_outside':
    'Ihr Unternehmen sitzt nicht in einem EU-Land: Fragen Sie Ihre Steuerberatung, welche Steuer Sie schulden.',
  'law.invoices': 'Rechnungen',
  'law.invoices_byHand':
    'Rechnungen stellen Sie von Hand aus, und nichts erinnert an eine, die einem Unternehmen zusteht. Unter Einstellungen, Rechnungen können sie automatisch entstehen, oder Sie sagen, dass jemand anders sie schreibt.',
  'law.invoices_elsewhere':
    'Sie haben angegeben, dass jemand anders Ihre Rechnungen schreibt. Kasa erstellt von selbst keine.',
  'law.invoices_met':
    'Jedes Unternehmen bekommt automatisch eine Rechnung, lückenlos nummeriert, und jede Erstattung ihre Korrektur. Jede wird so aufbewahrt, wie sie ausgestellt wurde.',
  'law.ksef': 'KSeF',
  'law.ksef_confirm':
    'Rechnungen, die nicht an Verbraucher gehen, laufen über KSeF; ab dem 1. Januar 2027 ohne Ausnahme. Kasa sendet sie, sobald Sie es unter Einstellungen, Rechnungen eingeschaltet und ein Zertifikat hinterlegt haben. Rechnungen an Verbraucher bleiben freiwillig.',
  'law.ksef_met':
    'Rechnungen gehen von selbst an KSeF. Ob Zertifikat und Berechtigungen stimmen, kann nur KSeF sagen: Probieren Sie zuerst die Testumgebung.',
  'law.onlyPoland': 'Nur für Unternehmen in Polen.',
  'law.eInvoice': 'E-Rechnung',
  'law.eInvoice_germany':
    'An Firmen: Pflicht ab 2027 (über 800.000 Euro Umsatz), sonst ab 2028. Die Rechnungen von Kasa enthalten eine nach EN 16931 (ZUGFeRD) im PDF.',
  'law.eInvoice_belgium':
    'Zwischen belgischen Firmen seit 2026 über Peppol. Kasa sendet keine; UBL gibt es zum Herunterladen.',
  'law.eInvoice_netherlands': 'In den Niederlanden gibt es keine solche Pflicht.',
  'law.eInvoice_poland': 'In Polen tritt KSeF an ihre Stelle.',
  'law.eInvoice_elsewhere':
    'Kasa schreibt die Rechnung als XML nach EN 16931 (UBL und CII) zum Herunterladen und verschickt sie nirgendwohin. Fragen Sie Ihre Buchhaltung, was in Ihrem Land gilt.',
  'law.cashRegister': 'Registrierkasse',
  'law.cashRegister_elsewhere':
    'Wir kennen nur die Regeln dieser Länder: {countries}. Fragen Sie Ihre Buchhaltung, ob Ihr Land eine Registrierkasse verlangt.',
  'law.cashRegister_confirm':
    'Verkäufe per Post oder Kurier, die ganz über Bank oder Zahlungsanbieter bezahlt werden, sind bis 31. Dezember 2027 befreit. Bitte bestätigen Sie es für Paketautomaten, Nachnahme und Ihren Zahlungsanbieter.',
  'law.cashRegister_excluded': {
    one: 'Dem Namen nach gehört {count} Produkt vielleicht zu dem, was § 4 nie befreit (Elektronik, Parfüm, Alkohol, Edelmetalle …):',
    other:
      'Dem Namen nach gehören {count} Produkte vielleicht zu dem, was § 4 nie befreit (Elektronik, Parfüm, Alkohol, Edelmetalle …):',
  },
  'law.cashRegister_marked': {
    one: '{count} Produkt ist als nie befreit gekennzeichnet (§ 4): Jeder Verkauf läuft über die Registrierkasse.',
    other: '{count} Produkte sind als nie befreit gekennzeichnet (§ 4): Jeder Verkauf läuft über die Registrierkasse.',
  },
  'law.cashRegister_both':
    'Als nie befreit gekennzeichnet (§ 4), jeder Verkauf läuft über die Registrierkasse: {marked}. Ihrem Namen nach könnten auch diese dazugehören ({suspected}):',
  'law.packaging': 'Verpackungen',
  'law.packaging_met': 'Ihre LUCID-Nummer ist hinterlegt: {number}.',
  'law.packaging_confirm':
    'Sie haben angegeben, keine LUCID-Nummer zu haben. Wer verpackte Ware an Verbraucher in Deutschland schickt, braucht eine.',
  'law.packaging_abroad':
    'Sie liefern nach Deutschland: Dazu brauchen Sie eine LUCID-Nummer und dort einen Bevollmächtigten. Eine Aussetzung ist vorgeschlagen.',
  'law.packaging_representative':
    'Ihre LUCID-Nummer ist hinterlegt. In Deutschland brauchen Sie auch einen Bevollmächtigten; eine Aussetzung ist vorgeschlagen.',
  'law.packaging_none':
    'Sie liefern nicht nach Deutschland, dessen Register wir kennen. Jedes EU-Land hat ein eigenes für Verpackungen: Fragen Sie in Ihrem nach und in denen, in die Sie liefern.',
  'law.equipment': 'Elektrogeräte und Batterien',
  'law.equipment_confirm':
    'Dem Namen nach ist kein Produkt so etwas. Falls Sie doch Elektrogeräte oder Produkte mit Batterien verkaufen, fehlt, was die Länder verlangen, in die Sie liefern: {missing}. Tragen Sie es in den Einstellungen des Unternehmens ein, dann steht es in der Fußzeile, in E-Mails und auf den Rechtsseiten.',
  'law.equipment_missing':
    'Für Elektrogeräte und Batterien fehlen Nummern der Länder, in die Sie liefern: {missing}. Tragen Sie sie in den Einstellungen des Unternehmens ein, dann stehen sie in der Fußzeile, in E-Mails und auf den Rechtsseiten. Dem Namen nach betrifft das vielleicht:',
  'law.equipment_elsewhere':
    'Für Elektrogeräte und Batterien müssen Sie auch dort, wohin Sie liefern, registriert sein oder einem Rücknahmesystem angehören: {countries}. Für Nummern dieser Register gibt es in den Einstellungen kein Feld; bitte prüfen Sie es selbst. Dem Namen nach betrifft das vielleicht:',
  'law.equipment_none':
    'Wenn Sie welche verkaufen, müssen Sie in jedem Land, in das Sie liefern, registriert sein oder dem dortigen Rücknahmesystem angehören.',
  'law.equipment_met': 'In der Fußzeile, in E-Mails und auf den Rechtsseiten: {numbers}.',
  'law.customs': 'Zoll auf kleine Sendungen',
  'law.customs_none': 'Nur für Ware, die von außerhalb der EU an Käufer geht.',
  'law.customs_northernIreland':
    'Nur für Ware, die von außerhalb der EU an Käufer geht. Bei Waren ist Nordirland wie ein Mitgliedstaat: Solange Ihre Verkäufe an Verbraucher in anderen Ländern unter 10.000 Euro im Jahr bleiben, fällt dort Ihre eigene Umsatzsteuer an, darüber die britische, die über den OSS erklärt wird. Kasa kennt die britischen Sätze nicht und liefert deshalb nicht dorthin.',
  'law.dac7': 'DAC7',
  'law.dac7_none': 'Nur für Plattformen, auf denen andere verkaufen.',
  'law.vida': 'ViDA',
  'law.vida_none': 'Gilt erst ab 2028 und 2030.',
  'law.eet': 'EET 2.0',
  'law.eet_confirm': 'Nur bei Zahlung vor Ort; Ihr Shop nimmt keine an. Der Beginn ist noch zu bestätigen.',
  'law.eet_none': 'Nur für Unternehmen in Tschechien, die vor Ort kassieren.',
  'lacks.name': 'Ihr Shop hat noch keinen Namen.',
  'lacks.company': 'Es fehlt die Angabe, wer verkauft.',
  'lacks.incomplete': 'Zu Ihrem Unternehmen fehlt: {facts}.',
  'lacks.facts':
    'Das Gesetz verlangt diese Angaben, wenn Ihr Unternehmen sie hat: {facts}. Ergänzen Sie sie, oder bestätigen Sie, dass es keine weiteren gibt.',
  'lacks.address': 'E-Mails an die Adresse Ihres Shops, {address}, liest niemand.',
  'lacks.pages': 'Es fehlen Rechtstexte: {pages}.',
  'lacks.notice':
    'Die amtliche Mitteilung der EU-Kommission zur gesetzlichen Gewährleistung fehlt in diesen Sprachen: {languages}. Bis dahin steht an ihrer Stelle ein Satz.',
  'lacks.makers': 'Produkte ohne Hersteller mit Anschrift und E-Mail-Adresse: {unnamed} von {products}.',
  'lacks.sender': 'Ihre E-Mails haben noch keinen Absender.',
  'lacks.senderAddress': 'Ihre E-Mails kommen von {address}, wo niemand die Antworten liest.',
  'lacks.demo': 'Das stammt noch aus der Demo: {document}.',
  'lacks.prices': 'Ihre Paketdienste haben keine Preise, also kann niemand bestellen.',
  'lacks.delivery': 'In diesen Markt wird nichts geliefert, dort kann also niemand bestellen: {country}, {currency}.',
  'lacks.points': 'Abholstellen von {carrier} fehlen und werden deshalb nicht angeboten: {countries}.',
  'lacks.lucid':
    'Ihr Unternehmen hat noch keine LUCID-Nummer. Ohne sie darf niemand verpackte Ware an Verbraucher in Deutschland schicken.',
  'lacks.platform': 'Diese Seiten verlinken die EU-Plattform zur Streitbeilegung, die 2025 geschlossen wurde: {pages}.',
  'lacks.invoices':
    '{country}: Dort genügt eine Rechnung von Kasa nicht. Das Gesetz verlangt {system}, und das kennt Kasa nicht. Lassen Sie die Rechnungen ein anderes Programm schreiben und geben Sie das bei den Rechnungen an.',
  'lacks.complaintsBook':
    'In Portugal muss jeder Shop auf das elektronische Beschwerdebuch verweisen, und hier führt nichts zu www.livroreclamacoes.pt. Legen Sie eine Seite mit dem Link an; Seiten stehen in der Fußzeile.',
  'lacks.refunds': {
    one: '{count} Widerruf wartet nach 14 Tagen noch auf die Erstattung.',
    other: '{count} Widerrufe warten nach 14 Tagen noch auf die Erstattung.',
  },
  'lacks.threshold':
    'Ihre Verkäufe in andere EU-Länder haben {amount} erreicht. Über 10.000 Euro gilt die Umsatzsteuer des Ziellandes: Melden Sie sich beim OSS an und schalten Sie es bei den Steuern ein.',
};

import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/settings/setting-effects.ts';

export const messages: Translated<typeof english> = {
  'settingEffect.unpriced': {
    one: '{count} Produkt hat keinen Preis in {currency}: Auf /{language} wird es nicht verkauft, bis es einen hat.',
    other:
      '{count} Produkte haben keinen Preis in {currency}: Auf /{language} werden sie nicht verkauft, bis sie einen haben.',
  },
  'settingEffect.closed': 'Adressen von /{language} führen ab jetzt zu /{main}.',
  'settingEffect.closedOrders': {
    one: '{count} offene Bestellung wurde in dieser Sprache aufgegeben ({language}). Ihre E-Mails kommen weiter in ihr.',
    other:
      '{count} offene Bestellungen wurden in dieser Sprache aufgegeben ({language}). Ihre E-Mails kommen weiter in ihr.',
  },
  'settingEffect.main': 'Wer die Hauptadresse Ihres Shops aufruft, landet auf /{language}.',
  'settingEffect.rate': 'Alle Preise in {currency}, die aus {from} umgerechnet werden, werden sofort neu berechnet.',
  'settingEffect.deliveryGone': {
    one: '{count} offene Bestellung soll mit „{id}“ verschickt werden. Sie behält ihre Bedingungen; neue können das nicht mehr wählen.',
    other:
      '{count} offene Bestellungen sollen mit „{id}“ verschickt werden. Sie behalten ihre Bedingungen; neue können das nicht mehr wählen.',
  },
  'settingEffect.unserved':
    'Nach {country} wird in {currency} nichts mehr geliefert: Auf /{language} kann niemand bestellen.',
  'settingEffect.transfers': {
    one: '{count} Bestellung wartet auf eine Überweisung auf das bisherige Konto. Es steht in der E-Mail an den Kunden.',
    other:
      '{count} Bestellungen warten auf Überweisungen auf das bisherige Konto. Es steht in den E-Mails an die Kunden.',
  },
  'settingEffect.noMethod': 'Es bleibt keine Zahlungsart: Niemand kann bestellen.',
  'settingEffect.bookkeepingYears':
    'Das Recht dieses Landes ({country}) verlangt die Aufbewahrung der Bücher für {legal} Jahre. Nach {years} Jahren wären sie endgültig gelöscht.',
  'settingEffect.ossYears':
    'Umsätze, die Sie über den One-Stop-Shop melden, sind {legal} Jahre aufzubewahren. Nach {years} Jahren wären sie endgültig gelöscht.',
  'settingEffect.claimsYears':
    'Ansprüche verjähren in diesem Land ({country}) nach {legal} Jahren. Nach {years} Jahren könnten Sie nicht mehr zeigen, was vereinbart war.',
  'settingEffect.reminders':
    'Die Kasse bietet ab jetzt eine Erinnerung an. Nur wer das ankreuzt, bekommt sie: Alles andere wäre unzulässige Werbung.',
  'settingEffect.reviews':
    'Käufer bekommen eine E-Mail, die als Werbung gilt. Ihre AGB müssen sie zulassen, und jeder kann widersprechen.',
  'settingEffect.ossOn':
    'Für Bestellungen aus anderen EU-Ländern gilt ab jetzt die Umsatzsteuer des Käuferlandes. Sie melden sie über den One-Stop-Shop.',
  'settingEffect.ossOff':
    'Für Bestellungen aus anderen EU-Ländern gilt ab jetzt die Steuer Ihres Landes. Das ist nur unter 10.000 EUR im Jahr zulässig.',
  'settingEffect.fieldGone': {
    one: '{count} Produkt hat einen Eintrag in „{field}“. Das Feld verschwindet von der Produktseite und aus den Filtern; der Eintrag bleibt erhalten und kommt mit dem Feld zurück.',
    other:
      '{count} Produkte haben einen Eintrag in „{field}“. Das Feld verschwindet von den Produktseiten und aus den Filtern; die Einträge bleiben erhalten und kommen mit dem Feld zurück.',
  },
  'settingEffect.low': {
    one: '{count} Variante gilt ab jetzt als knapp.',
    other: '{count} Varianten gelten ab jetzt als knapp.',
  },
  'settingEffect.invoicesByHand':
    'Ab jetzt entstehen Rechnungen nicht mehr automatisch. Bestellungen mit Rechnung bekommen zu ihren Erstattungen weiterhin Korrekturen.',
  'settingEffect.invoicesForAll':
    'Ab jetzt bekommt jede Bestellung automatisch eine Rechnung; ihre Nummer lässt sich nicht zurücknehmen. Achten Sie darauf, dass niemand sonst dieselben Verkäufe abrechnet.',
  'settingEffect.invoicesForCompanies':
    'Ab jetzt bekommen Firmen automatisch eine Rechnung; ihre Nummer lässt sich nicht zurücknehmen. Achten Sie darauf, dass niemand sonst dieselben Verkäufe abrechnet.',
  'settingEffect.seriesGoOn': 'Die nächsten Nummern sehen so aus und zählen weiter; vergebene bleiben, wie sie sind.',
  'settingEffect.lowUnmailed':
    'Niemand bekommt mehr eine E-Mail, wenn etwas knapp wird. Die Bestandsliste zeigt es weiterhin.',
  'settingEffect.noNotice':
    'Die amtliche Datei fehlt ({languages}): Dort steht auf jeder Produktseite der Hinweis in Worten.',
  'settingEffect.sender':
    'Postfächer fragen {domain}, ob Ihr Mailserver dafür senden darf. Prüfen Sie dort SPF und DKIM und schicken Sie unten die Testmail: Sonst landen Bestellbestätigungen im Spam.',
  'settingEffect.nobodyTold': 'Niemand bekommt mehr eine E-Mail über bezahlte Bestellungen, Streitfälle und Widerrufe.',
  'settingEffect.carrierTest': '{carrier} druckt ab jetzt nur Probe-Etiketten: Kein Paket reist damit.',
  'settingEffect.carrierReal': '{carrier} druckt ab jetzt echte Etiketten und berechnet sie.',
  'settingEffect.cardRatio': {
    one: '{count} Bild wird auf allen Karten des Shops neu um seinen Fokus geschnitten.',
    other: '{count} Bilder werden auf allen Karten des Shops neu um ihren Fokus geschnitten.',
  },
  'settingEffect.renamed':
    'Seiten, E-Mails und Papiere tragen sofort den neuen Namen. Auf den Kontoauszügen Ihrer Kunden steht, was Ihr Stripe-Konto sagt: Ändern Sie es auch dort.',
  'settingEffect.priceless':
    '{name} hat noch keinen Preis in der Währung Ihrer Märkte: Käufern wird es nicht angeboten.',
  'settingEffect.currencyStays':
    'Ihre Preise bleiben in {currencies}, obwohl man in {country} mit {own} zahlt. Das ändern Sie unter „{page}“.',
  'settingEffect.home': 'Umsatzsteuer, Uhrzeit des Shops und Pflichtangaben richten sich nach dem neuen Land.',
  'settingEffect.postalCodeMisfit':
    '{postalCode} sieht nicht wie eine Postleitzahl aus ({country}): Dort schreibt man sie wie {example}. Sie steht auf Rechnungen und Paketen.',
  'settingEffect.misfit':
    '{name} {number} hat nicht die Form einer solchen Nummer. Vergleichen Sie sie mit Ihren Unterlagen.',
  'settingEffect.leftOut':
    'Auf /{language} kann niemand mehr nach {country} bestellen: Dieser Markt liefert nur nach {countries}.',
  'settingEffect.unreached':
    'Nach {country} wird in {currency} nichts geliefert: Auf /{language} kann von dort niemand bestellen, bis eine Versandart dorthin führt.',
  'settingEffect.foreignMoney': 'In {country} zahlt man in {own}; /{language} hätte Preise in {currency}.',
  'settingEffect.transferNowhere':
    'Die Überweisung würde niemandem angeboten: Ergänzen Sie ein Konto in einer Währung, in der Sie verkaufen.',
  'settingEffect.cashNowhere':
    'Die Nachnahme würde niemandem angeboten: Sie braucht Bedingungen in einer Währung, in der Sie verkaufen, ein Land und ein Transportunternehmen, das dort an die Haustür liefert.',
  'settingEffect.number_register': 'Register',
  'settingEffect.number_wIdNr': 'W-IdNr.',
  'settingEffect.fallenBack': {
    one: '{count} Text fehlt künftig in dieser Sprache: {language}. Dort steht der in der Sprache {base}.',
    other: '{count} Texte fehlen künftig in dieser Sprache: {language}. Dort stehen die in der Sprache {base}.',
  },
  'settingEffect.builtIn': {
    one: '{count} Text der E-Mails ist wieder der von Kasa ({language}).',
    other: '{count} Texte der E-Mails sind wieder die von Kasa ({language}).',
  },
  'settingEffect.pagesGone': {
    one: '{count} Seite verschwindet: {pages}. Links darauf führen ins Leere, solange Sie ihre Adresse nicht umleiten.',
    other:
      '{count} Seiten verschwinden: {pages}. Links darauf führen ins Leere, solange Sie ihre Adressen nicht umleiten.',
  },
  'settingEffect.hidden': {
    one: '{count} Kollektion steht in keinem Menü mehr: {collections}. Die Suche und ihre eigene Adresse führen weiter hin.',
    other:
      '{count} Kollektionen stehen in keinem Menü mehr: {collections}. Die Suche und ihre eigenen Adressen führen weiter hin.',
  },
  'settingEffect.noCollection': {
    one: '{count} Kollektion, die das Menü nennt, hat Ihr Shop nicht: {collections}. Sie fehlt darin, bis es sie gibt.',
    other:
      '{count} Kollektionen, die das Menü nennt, hat Ihr Shop nicht: {collections}. Sie fehlen darin, bis es sie gibt.',
  },
  'settingEffect.moved': 'Die Adresse endet künftig auf „{to}“. Die bisherige („{from}“) leitet dorthin weiter.',
  'settingEffect.legalTexts':
    'Für neue Bestellungen gilt dieser Text, und ihre Bestätigung enthält ihn ({pages}). Frühere Bestellungen behalten den Text, mit dem sie aufgegeben wurden.',
  'settingEffect.often': {
    one: '{count} solche E-Mail ging in den letzten {days} Tagen hinaus. Die nächste trägt den neuen Text.',
    other: '{count} solche E-Mails gingen in den letzten {days} Tagen hinaus. Die nächste trägt den neuen Text.',
  },
  'settingEffect.unanswered': 'Assistenten, die im Web suchen, antworten künftig ohne Ihren Shop.',
  'settingEffect.missed': 'Blöcke nennen, was es im Shop nicht gibt: {names}. Die Seite lässt es weg.',
  'settingEffect.missedPictures': {
    one: '{count} Bild eines Blocks ist nicht in der Bibliothek. Die Seite lässt es weg.',
    other: '{count} Bilder von Blöcken sind nicht in der Bibliothek. Die Seite lässt sie weg.',
  },
};

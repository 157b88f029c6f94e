import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/settings/setting-faults.ts';

export const messages: Translated<typeof english> = {
  'settingFault.missing': 'Bitte ausfüllen.',
  'settingFault.other': 'Das sieht nicht richtig aus. Bitte prüfen Sie es. ({message})',
  'settingFault.form': 'Das hat nicht die richtige Form. Bitte prüfen Sie es.',
  'settingFault.choice': 'Bitte wählen Sie eine der angebotenen Möglichkeiten.',
  'settingFault.whole': 'Bitte geben Sie eine ganze Zahl ein, etwa 12.',
  'settingFault.atLeast': 'Bitte mindestens {minimum}.',
  'settingFault.atMost': 'Bitte höchstens {maximum}.',
  'settingFault.tooLong': 'Hier passen höchstens {maximum} Zeichen hinein. Bitte kürzen Sie den Text.',
  'settingFault.tooMany': 'Davon kann es höchstens {maximum} geben.',
  'settingFault.email': 'Das ist keine E-Mail-Adresse. Sie braucht ein @ und eine Domain, etwa shop@example.com.',
  'settingFault.url': 'Geben Sie die ganze Adresse ein. Sie beginnt mit https://',
  'settingFault.date': 'Diesen Tag gibt es im Kalender nicht.',
  'settingFault.billingNumber':
    'Eine Abrechnungsnummer hat 14 Zeichen, etwa 33333333330101. Sie steht im Geschäftskundenportal von DHL.',
  'settingFault.companyNumber':
    'Das ist keine solche Nummer: Vergleichen Sie sie Ziffer für Ziffer mit Ihren Unterlagen.',
  'settingFault.country': 'Wählen Sie ein Land.',
  'settingFault.noCountry': 'Dieses Land gibt es nicht.',
  'settingFault.knownCountry': 'Kasa kennt Adressen und Steuern dieses Landes nicht. Wählen Sie ein anderes.',
  'settingFault.account': 'Geben Sie 4 bis 9 Ziffern ein.',
  'settingFault.memberState': 'Wählen Sie einen Mitgliedstaat der Europäischen Union.',
  'settingFault.northernIreland':
    'Großbritannien liegt außerhalb der EU, und nach Nordirland wird nicht geliefert: Dort kann britische Umsatzsteuer anfallen, deren Sätze Kasa nicht kennt. Wählen Sie Mitgliedstaaten.',
  'settingFault.phone':
    'Das ist keine Telefonnummer. Schreiben Sie alle Ziffern; eine aus einem anderen Land beginnt mit +.',
  'settingFault.deliveryId': 'Nur Kleinbuchstaben, Ziffern und einzelne Bindestriche, etwa dpd-ausland.',
  'settingFault.endsBefore': 'Das endet, bevor es beginnt.',
  'settingFault.maxDays': 'Das ist weniger als die kürzeste Zeit.',
  'settingFault.iban':
    'Das ist keine gültige IBAN: Bitte prüfen Sie die Ziffern und die beiden Buchstaben des Landes am Anfang.',
  'settingFault.limitOrder': 'Die obere Grenze liegt unter der unteren.',
  'settingFault.mainMarket': 'Wählen Sie eine Sprache, in der Sie verkaufen.',
  'settingFault.languageAgain':
    'In dieser Sprache gibt es schon einen Markt. Ein weiteres Land derselben Sprache ist kein eigener Markt: Dorthin führt eine Versandart.',
  'settingFault.methodName': 'Das ist keine Zahlungsart.',
  'settingFault.method': 'Diese Zahlungsart kennt Kasa nicht.',
  'settingFault.carrier': 'Diesen Paketdienst kennt Kasa nicht. Wählen Sie einen aus der Liste.',
  'settingFault.noMarket': 'Wählen Sie mindestens eine Sprache, in der Sie verkaufen.',
  'settingFault.openingHours':
    'Diese Zeiten können wir nicht lesen. Geben Sie Tage und Uhrzeiten ein, etwa Mo–Fr 9–17, Sa 10–14. Einzelne Tage mit Datum kann man hier nicht angeben.',
  'settingFault.organisationId':
    'Die Nummer der Organisation besteht nur aus Ziffern. Sie steht im Manager von InPost.',
  'settingFault.otherCarrier': 'Schreiben Sie den Namen des Paketdienstes: So heißt er für Kunden und in E-Mails.',
  'settingFault.postalCode':
    'Geben Sie eine Postleitzahl ein, ihren Anfang, etwa 35 oder IM*, oder einen Bereich wie 35000-35999.',
  'settingFault.postalLengths':
    'Der Bereich hat ein kürzeres und ein längeres Ende: Geben Sie beide Postleitzahlen vollständig ein, etwa {example}.',
  'settingFault.postalRange':
    'Dieser Bereich endet, bevor er beginnt: Geben Sie die niedrigere Postleitzahl zuerst ein.',
  'settingFault.rate': 'Bitte geben Sie den Kurs als Zahl über null ein.',
  'settingFault.sameCurrency': 'Wählen Sie zwei verschiedene Währungen.',
  'settingFault.converted': '{currency} wird schon umgerechnet.',
  'settingFault.chained': '{from} wird selbst umgerechnet. Beginnen Sie mit einer Währung, die eigene Preise hat.',
  'settingFault.wholeRounding': 'Diese Währung hat keine Nachkommastellen: Runden Sie auf ganze Beträge.',
  'settingFault.trackingNumber': 'Der Link braucht {number}, wo die Nummer der Sendung hineinkommt.',
  'settingFault.twoDecimals': 'Bitte höchstens zwei Nachkommastellen.',
  'settingFault.repeated': '{value} steht schon da.',
  'settingFault.untranslated': {
    one: '{count} Produkt hat keine Texte in dieser Sprache und wäre nirgends zu sehen.',
    other: '{count} Produkte haben keine Texte in dieser Sprache und wären nirgends zu sehen.',
  },
  'settingFault.seriesMeet':
    'Zwei Nummernkreise könnten dieselbe Nummer ergeben. Beginnen Sie jeden anders, etwa mit RE und KO.',
  'settingFault.seriesTaken':
    'Dieser Nummernkreis könnte {number} noch einmal ergeben; die Nummer ist schon vergeben. Beginnen Sie ihn anders.',
  'settingFault.seriesPattern':
    'Hier müssen einmal {number} und {year} stehen, sonst nur Buchstaben ohne Umlaute, Ziffern und / . _ -',
  'settingFault.svgStyle':
    'Diese Zeichnung hat ein Stylesheet. Exportieren Sie sie mit Präsentationsattributen (Illustrator) oder als normales SVG (Inkscape).',
  'settingFault.svgText': 'Diese Zeichnung enthält Schrift. Wandeln Sie sie in Pfade um.',
  'settingFault.svgImage': 'Diese Zeichnung enthält ein Bild. Gezeigt werden nur Formen.',
  'settingFault.svgForeign': 'Diese Zeichnung enthält ein fremdes Objekt. Gezeigt werden nur Formen.',
  'settingFault.svgFilter': 'Diese Zeichnung hat einen Filter. Wandeln Sie ihn in Formen um.',
  'settingFault.moment': 'Hier fehlen Tag und Uhrzeit.',
  'settingFault.noSvg': 'Diese Datei ist keine SVG-Zeichnung.',
  'settingFault.svgSize': 'Diese Zeichnung nennt keine Größe. Geben Sie ihr eine viewBox.',
  'settingFault.svgEmpty': 'In dieser Zeichnung ist nichts.',
  'settingFault.svgLong':
    'Diese Zeichnung ist zu groß: höchstens 40.000 Zeichen. Vereinfachen Sie die Pfade oder nehmen Sie ein PNG.',
  'settingFault.placeholderMissing': 'In diesem Text muss {names} stehen: Sonst steht es nirgends in der E-Mail.',
  'settingFault.placeholderUnknown': '{name} gibt es hier nicht. Verwenden können Sie {names}.',
  'settingFault.oneLine': 'Schreiben Sie es in eine Zeile.',
  'settingFault.fieldRuled':
    'Die Regel einer Kollektion fragt nach „{field}“: {collections}. Ändern Sie zuerst dort die Regel.',
};

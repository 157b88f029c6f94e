import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/settings/setting-faults.ts';

export const messages: Translated<typeof english> = {
  'settingFault.missing': 'Vul dit nog in.',
  'settingFault.other': 'Dit lijkt niet te kloppen. Kijk het nog even na. ({message})',
  'settingFault.form': 'Dit heeft niet de juiste vorm. Kijk het nog even na.',
  'settingFault.choice': 'Kies een van de mogelijkheden.',
  'settingFault.whole': 'Vul een heel getal in, zoals 12.',
  'settingFault.atLeast': 'Minstens {minimum}.',
  'settingFault.atMost': 'Hoogstens {maximum}.',
  'settingFault.tooLong': 'Hier passen hoogstens {maximum} tekens. Maak de tekst korter.',
  'settingFault.tooMany': 'Hiervan kunnen er hoogstens {maximum} zijn.',
  'settingFault.email': 'Dit is geen e-mailadres. Het heeft een @ en een domein nodig, zoals winkel@example.com.',
  'settingFault.url': 'Vul het hele adres in. Het begint met https://',
  'settingFault.date': 'Deze dag bestaat niet op de kalender.',
  'settingFault.billingNumber':
    'Een afrekennummer heeft 14 tekens, zoals 33333333330101. Het staat in het zakelijke portaal van DHL.',
  'settingFault.companyNumber': 'Dit is niet zo’n nummer: vergelijk het cijfer voor cijfer met je papieren.',
  'settingFault.country': 'Kies een land.',
  'settingFault.noCountry': 'Dit land bestaat niet.',
  'settingFault.knownCountry': 'Kasa kent de adressen en belastingen van dit land niet. Kies een ander.',
  'settingFault.account': 'Vul 4 tot 9 cijfers in.',
  'settingFault.memberState': 'Kies een lidstaat van de Europese Unie.',
  'settingFault.northernIreland':
    'Groot-Brittannië ligt buiten de EU en naar Noord-Ierland wordt niet bezorgd: daar kan Britse btw gelden, waarvan Kasa de tarieven niet kent. Kies lidstaten.',
  'settingFault.phone': 'Dit is geen telefoonnummer. Vul alle cijfers in; een nummer uit een ander land begint met +.',
  'settingFault.deliveryId': 'Alleen kleine letters, cijfers en losse streepjes, zoals dpd-buitenland.',
  'settingFault.endsBefore': 'Dit eindigt voordat het begint.',
  'settingFault.maxDays': 'Dit is minder dan de kortste tijd.',
  'settingFault.iban': 'Dit is geen geldig IBAN: kijk de cijfers na en de twee letters van het land aan het begin.',
  'settingFault.limitOrder': 'De bovengrens ligt onder de ondergrens.',
  'settingFault.mainMarket': 'Kies een taal waarin je verkoopt.',
  'settingFault.languageAgain':
    'In deze taal is er al een markt. Nog een land met dezelfde taal is geen eigen markt: een bezorgmethode gaat daarheen.',
  'settingFault.methodName': 'Dit is geen betaalmethode.',
  'settingFault.method': 'Deze betaalmethode kent Kasa niet.',
  'settingFault.carrier': 'Deze vervoerder kent Kasa niet. Kies er een uit de lijst.',
  'settingFault.noMarket': 'Kies minstens één taal waarin je verkoopt.',
  'settingFault.openingHours':
    'We kunnen deze tijden niet lezen. Vul dagen en tijden in, zoals ma–vr 9–17, za 10–14. Losse datums kunnen hier niet staan.',
  'settingFault.organisationId':
    'Het nummer van de organisatie bestaat alleen uit cijfers. Het staat in de manager van InPost.',
  'settingFault.otherCarrier': 'Schrijf de naam van de vervoerder: zo heet hij voor klanten en in e-mails.',
  'settingFault.postalCode': 'Vul een postcode in, het begin ervan, zoals 35 of IM*, of een reeks zoals 35000-35999.',
  'settingFault.postalLengths':
    'Het ene eind van deze reeks is langer dan het andere: vul beide postcodes helemaal in, zoals {example}.',
  'settingFault.postalRange': 'Deze reeks eindigt voordat ze begint: vul de laagste postcode eerst in.',
  'settingFault.rate': 'Vul de koers in als getal boven nul.',
  'settingFault.sameCurrency': 'Kies twee verschillende valuta.',
  'settingFault.converted': '{currency} wordt al omgerekend.',
  'settingFault.chained': '{from} wordt zelf omgerekend. Begin met een valuta met eigen prijzen.',
  'settingFault.wholeRounding': 'Deze valuta heeft geen decimalen: rond af op hele bedragen.',
  'settingFault.trackingNumber': 'In de link moet {number} staan, waar het nummer van het pakket komt.',
  'settingFault.twoDecimals': 'Hoogstens twee decimalen.',
  'settingFault.repeated': '{value} staat er al.',
  'settingFault.untranslated': {
    one: '{count} product heeft geen teksten in deze taal en zou nergens te zien zijn.',
    other: '{count} producten hebben geen teksten in deze taal en zouden nergens te zien zijn.',
  },
  'settingFault.seriesMeet':
    'Twee reeksen zouden hetzelfde nummer kunnen geven. Laat elke reeks anders beginnen, zoals FA en CR.',
  'settingFault.seriesTaken':
    'Deze reeks zou {number} nog eens kunnen geven; dat nummer is al gegeven. Laat haar anders beginnen.',
  'settingFault.seriesPattern':
    'Hier moet één keer {number} en {year} in staan, en verder alleen letters zonder accent, cijfers en / . _ -',
  'settingFault.svgStyle':
    'Deze tekening heeft een stijlblad. Exporteer haar met presentatiekenmerken (Illustrator) of als gewone SVG (Inkscape).',
  'settingFault.svgText': 'In deze tekening staan letters als tekst. Zet ze om in paden.',
  'settingFault.svgImage': 'In deze tekening zit een afbeelding. Alleen vormen zijn te tonen.',
  'settingFault.svgForeign': 'In deze tekening zit een vreemd object. Alleen vormen zijn te tonen.',
  'settingFault.svgFilter': 'Deze tekening heeft een filter. Maak er vormen van.',
  'settingFault.moment': 'Vul een dag en een tijd in.',
  'settingFault.noSvg': 'Dit bestand is geen SVG-tekening.',
  'settingFault.svgSize': 'Deze tekening noemt geen maat. Geef haar een viewBox.',
  'settingFault.svgEmpty': 'Er staat niets in deze tekening.',
  'settingFault.svgLong':
    'Deze tekening is te groot: hoogstens 40.000 tekens. Vereenvoudig de paden of gebruik een PNG.',
  'settingFault.placeholderMissing': 'In deze tekst moet {names} staan: anders staat het nergens in de e-mail.',
  'settingFault.placeholderUnknown': '{name} kan hier niet. Wat wel kan: {names}.',
  'settingFault.oneLine': 'Schrijf het op één regel.',
  'settingFault.fieldRuled':
    'De regel van een collectie vraagt naar ‘{field}’: {collections}. Pas eerst daar de regel aan.',
};

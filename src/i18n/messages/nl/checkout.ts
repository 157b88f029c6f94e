import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/checkout.ts';

export const messages: Translated<typeof english> = {
  'checkout.title': 'Afrekenen',
  'checkout.back': 'Terug naar je winkelwagen',
  'checkout.contact': 'Contact',
  'checkout.address': 'Bezorgadres',
  'checkout.billingAddress': 'Factuuradres',
  'checkout.delivery': 'Bezorging',
  'checkout.payment': 'Betaling',
  'checkout.summary': 'Je bestelling',
  'checkout.arrival': 'Bezorgd op',
  'checkout.total': 'Totaal',
  'checkout.vatIncluded': 'inclusief {vat} btw',
  'checkout.orderFree': 'Bestelling plaatsen',
  'checkout.orderButton': 'Bestelling met betalingsverplichting',
  'checkout.changeCart': 'Winkelwagen wijzigen',
  'checkout.needsScripts':
    'Op deze manier betalen werkt alleen met JavaScript, en dat staat in je browser uit. Er is niets besteld en niets afgeschreven. Zet het aan en laad de pagina opnieuw, of kies een andere manier; alles wat je hebt ingevuld blijft staan.',
  'checkout.edit': 'Wijzigen',
  'checkout.editSection': 'Wijzigen: {section}',
  'checkout.refresh': 'Bezorging en totaal bijwerken',
  'checkout.methodNeedsScripts': 'werkt alleen met JavaScript',
  'checkout.updating': 'We berekenen bezorging en totaal …',
  'checkout.updateFailed': 'We konden de bezorging niet berekenen. Controleer je verbinding en probeer het opnieuw.',
  'checkout.tryAgain': 'Opnieuw proberen',
  'checkout.emptyTitle': 'Er valt niets te betalen',
  'checkout.emptyText': 'Je winkelwagen is leeg. Heb je net besteld, dan is de bevestiging onderweg naar je inbox.',
  'checkout.problems': {
    one: 'Eén gegeven klopt nog niet',
    other: '{count} gegevens kloppen nog niet',
  },
  'checkout.placing': 'We plaatsen je bestelling …',
  'checkout.paying': 'We wachten op bevestiging van je bank …',
  'checkout.leaving': 'Klaar. Je gaat nu naar de bevestiging …',
  'checkout.totalChanged':
    'Sinds je deze pagina opende is het totaal veranderd van {oldTotal} in {newTotal}. Ga je akkoord met het nieuwe totaal, druk dan nog eens op de knop. Er is niets afgeschreven.',
  'checkout.outOfStock': 'Iemand was je voor. Niet meer in dit aantal leverbaar: {titles}. Er is niets afgeschreven.',
  'checkout.cartEmpty':
    'Je winkelwagen is leeg, misschien omdat je deze bestelling in een ander venster hebt afgerond. Zoek eerst de bevestiging in je mail voordat je opnieuw bestelt.',
  'checkout.deliveryNotAvailable':
    'De gekozen bezorging gaat niet naar dit adres ({country}). Kies een andere; er is niets afgeschreven.',
  'checkout.discountRefused':
    'De code {code} kan voor deze bestelling niet worden gebruikt, dus het totaal is hoger dan je zag. Controleer het voordat je bestelt.',
  'checkout.methodNotOffered':
    'Deze bestelling kun je zo niet betalen. Kies een andere manier; er is niets afgeschreven.',
  'checkout.holdsTooMuch':
    'Met deze betaalmethode kunnen we maar een paar stuks en maar een paar onbetaalde bestellingen tegelijk apart houden. Kies een andere betaalmethode, bestel minder of betaal eerst je openstaande bestellingen.',
  'checkout.methodRefused':
    'Op deze manier betalen lukt nu even niet. Kies een andere manier: we houden je bestelling vast en er is niets afgeschreven.',
  'checkout.noMethod':
    'We kunnen op dit moment geen betalingen aannemen. Probeer het over een paar minuten opnieuw: je winkelwagen en alles wat je hebt ingevuld, blijven bewaard.',
  'checkout.belowMinimum':
    'Deze bestelling is lager dan het kleinste bedrag dat online betaald kan worden. Leg er nog iets bij.',
  'checkout.paymentUnavailable':
    'We houden je bestelling vast, maar de betaaldienst geeft geen antwoord. Wacht even en druk nog eens op de knop: je betaalt niet dubbel.',
  'checkout.paymentOvertaken':
    'De betaling is zojuist ergens anders gestart. Rond die daar af of druk nog eens op de knop: je betaalt niet dubbel.',
  'checkout.tooManyRequests':
    'Te veel pogingen in korte tijd. Wacht een minuut en druk nog eens op de knop. Alles wat je hebt ingevuld blijft staan.',
  'checkout.tooManyTries': {
    one: 'Te veel betaalpogingen in korte tijd. Wacht {count} minuut en druk nog eens op de knop. Alles wat je hebt ingevuld blijft staan.',
    other:
      'Te veel betaalpogingen in korte tijd. Wacht {count} minuten en druk nog eens op de knop. Alles wat je hebt ingevuld blijft staan.',
  },
  'checkout.offline':
    'De winkel is niet te bereiken. Controleer je verbinding en druk nog eens op de knop: je betaalt niet dubbel en alles wat je hebt ingevuld blijft staan.',
  'checkout.failed':
    'Er ging bij ons iets mis. Druk nog eens op de knop: je betaalt niet dubbel en alles wat je hebt ingevuld blijft staan.',

  'pickup.search': 'Zoek een afhaalpunt',
  'pickup.searchHint': 'Plaats, postcode of straat, bijvoorbeeld {example}.',
  'pickup.show': 'Toon afhaalpunten',
  'pickup.results': 'Afhaalpunten',
  'pickup.searching': 'We zoeken …',
  'pickup.count': { one: '{count} punt gevonden.', other: '{count} punten gevonden.' },
  'pickup.more': 'De {count} dichtstbijzijnde punten. Voeg een straat of postcode toe om gerichter te zoeken.',
  'pickup.none': 'Niets gevonden. Controleer de spelling of zoek op een plaats of postcode in de buurt.',
  'pickup.failed': 'De zoekopdracht kwam niet aan. Controleer je verbinding en probeer het opnieuw.',
  'pickup.chosen': 'Je afhaalpunt',
  'pickup.use': 'Hier afhalen',
  'pickup.change': 'Ander punt kiezen',

  'field.optional': '(niet verplicht)',
  'field.email': 'E-mailadres',
  'field.emailHint': 'Voor de bevestiging en nieuws over je pakket. Verder niets.',
  'field.phone': 'Telefoonnummer',
  'field.phoneHint': 'Voor een telefoontje of sms’je van de bezorger.',
  'field.country': 'Land',
  'field.fullName': 'Voor- en achternaam',
  'field.line1': 'Straat en huisnummer',
  'field.line2': 'Toevoeging, verdieping, t.a.v.',
  'field.postalCode': 'Postcode',
  'field.city': 'Plaats',
  'field.hasBillingAddress': 'Ander factuuradres',
  'field.note': 'Opmerking bij de bestelling',
  'field.isCompany': 'Ik bestel voor een bedrijf',
  'field.companyName': 'Bedrijfsnaam',
  'field.taxId': 'Btw-nummer',
  'field.taxIdPL': 'Pools belastingnummer (NIP)',
  'field.companyNote': 'De factuur komt op naam van het bedrijf. We rekenen de getoonde btw.',
  'field.emailMissing': 'Vul je e-mailadres in.',
  'field.emailWrong': 'Schrijf het adres volledig en zonder letters als ë: anna@example.com.',
  'field.phoneMissing': 'Vul een telefoonnummer in: de vervoerder heeft het nodig.',
  'field.phoneWrong':
    'Controleer het telefoonnummer, bijvoorbeeld {example}. Begin bij een buitenlands nummer met + en de landcode.',
  'field.countryWrong': 'Kies een van de landen waar we bezorgen.',
  'field.fullNameMissing': 'Vul je voor- en achternaam in.',
  'field.line1Missing': 'Vul straat en huisnummer in.',
  'field.phoneMobile': 'De code van het vak komt per sms: vul een mobiel nummer in.',
  'field.line1Number': 'Vul ook het huisnummer in. Is er geen, druk dan nog een keer op de knop.',
  'field.line2Missing':
    'Voor een Packstation is het Postnummer nodig. Vul het hier in, bijvoorbeeld Postnummer 12345678.',
  'field.postalCodeMissing': 'Vul je postcode in, bijvoorbeeld {example}.',
  'field.postalCodeWrong': '{code} klopt niet. Voorbeeld: {example}.',
  'field.cityMissing': 'Vul je woonplaats in.',
  'field.companyNameMissing': 'Vul de naam van het bedrijf in.',
  'field.taxIdMissing': 'Vul het btw-nummer van het bedrijf in, bijvoorbeeld {example}.',
  'field.taxIdWrong': 'Dit btw-nummer bestaat niet. Controleer de cijfers. Het ziet er zo uit: {example}.',
  'field.shippingMethodMissing': 'Kies hoe we moeten bezorgen.',
  'field.pickupPointMissing': 'Kies waar je het pakket wilt afhalen.',
  'field.pickupPointClosed': 'Dit punt neemt geen pakketten meer aan. Kies een ander.',
  'field.tooLong': 'Dit is te lang voor een verzendetiket. Maak het wat korter.',
  'checkout.cartLost':
    'Je browser is de winkelwagen kwijt: de cookies zijn gewist of geblokkeerd. Wat je hebt ingevuld, blijft bewaard.',
};

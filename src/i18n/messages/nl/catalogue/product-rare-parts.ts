// What the parts of the product's editor say that are filled in once, or never; it comes with their fields.
export const messages = {
  'productEditor.searchEngines': 'In zoekmachines en in de winkel',
  'productEditor.signs': {
    one: '{count} teken; er worden er ongeveer {most} getoond.',
    other: '{count} tekens; er worden er ongeveer {most} getoond.',
  },
  'productEditor.handle': 'Laatste deel van het adres',
  'productEditor.handleProposed': 'Leeg wordt dit {handle}.',
  'productEditor.redirect': 'Wie een link naar {from} volgt, komt op het nieuwe adres.',
  'productEditor.badHandle': 'Kleine letters, cijfers en koppeltekens, bijv. {example}',
  'productEditor.takeProposed': '{handle} gebruiken',
  'productEditor.safetyHint':
    'Wie op afstand verkoopt, moet de fabrikant noemen, en als die buiten de EU zit ook een verantwoordelijke persoon in de EU (Verordening 2023/988).',
  'productEditor.responsibleHint': 'Naam, adres en e-mail',
  'productEditor.badEmail': 'Een adres zoals naam@example.com',
  'productEditor.giftCardHint':
    'Elke variant is een kaart ter waarde van haar prijs. De kaart gaat per e-mail, zonder pakket.',
  'productEditor.giftCardSingleHint':
    'De btw wordt bij de verkoop berekend, tegen het tarief van dit product, en niet nog eens over wat de kaart betaalt. Ze betaalt alleen goederen met dat tarief die in het land van de winkel worden belast. Anders is er bij verkoop geen btw en betaalt ze alles.',
  'productEditor.giftCardAmounts':
    'Binnen welke grenzen mogen kopers zelf een bedrag kiezen? Laat de velden leeg om alleen de bedragen van de varianten te verkopen.',
  'productEditor.lineTextLabelHint': 'Bijvoorbeeld: Naam voor de gravure',
  'productEditor.badLineTextLabel': 'Geef het in ten minste één taal een naam.',
  'productEditor.badLineTextLength': 'Een getal van 1 tot {most}',
  'productEditor.lineTextExceptedHint': 'Gemaakt naar iemands wensen (Richtlijn 2011/83, artikel 16 c)',
  'productEditor.withdrawalHint':
    'Productpagina, kassa, e-mails en het herroepingsformulier zeggen het (Richtlijn 2011/83, artikel 16).',
  'productEditor.cashRegisterHint':
    'Elektronica, parfum, alcohol, edelmetalen …: in Polen is zo’n verkoop nooit vrijgesteld van het kasregister.',
  'productEditor.garan': 'Duurzaamheidsgarantie (GARAN)',
  'productEditor.garanHint':
    'Alleen als de producent gratis meer dan twee jaar garantie op het hele product geeft. Upload het officiële etiket van de producent ongewijzigd: PNG, JPEG, WebP, SVG of pdf van hoogstens {size} MB (Richtlijn 2024/825). Het wordt meteen opgeslagen.',
  'productEditor.garan_years': 'Jaren',
  'productEditor.garan_brand': 'Merk op het etiket',
  'productEditor.garan_model': 'Model op het etiket',
  'productEditor.garanFile': 'Kies het etiket',
  'productEditor.garanReplace': 'Kies een ander bestand',
  'productEditor.garanShow': 'Bekijk het etiket',
  'productEditor.garanSave': 'Jaren, merk en model opslaan',
  'productEditor.garanRemove': 'Etiket verwijderen',
  'productEditor.garanSaved': 'Het etiket is opgeslagen.',
  'productEditor.garanRemoved': 'Het etiket is verwijderd.',
  'productEditor.garan_FactsInvalid': 'Vul eerst hele jaren van 3 tot en met 99, het merk en het model in.',
  'productEditor.garan_ChangedSince':
    '{who} heeft het etiket intussen gewijzigd: er staat nu {label}. Wat je hebt getypt, staat er nog – druk nog eens als dat moet gelden.',
  'productEditor.garan_FileMissing': 'Het etiket is zojuist verwijderd. Kies het bestand opnieuw.',
  'productEditor.garan_FileTooLarge': 'Het bestand is groter dan {size} MB.',
  'productEditor.garan_FileNotShown': 'Dit is geen PNG-, JPEG-, WebP-, SVG- of pdf-bestand.',
  'productEditor.garan_other': 'Opslaan is niet gelukt. Probeer het opnieuw.',
};

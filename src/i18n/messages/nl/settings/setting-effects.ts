import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/settings/setting-effects.ts';

export const messages: Translated<typeof english> = {
  'settingEffect.unpriced': {
    one: '{count} product heeft geen prijs in {currency}: op /{language} wordt het niet verkocht tot het er een heeft.',
    other:
      '{count} producten hebben geen prijs in {currency}: op /{language} worden ze niet verkocht tot ze er een hebben.',
  },
  'settingEffect.closed': 'Adressen van /{language} leiden vanaf nu naar /{main}.',
  'settingEffect.closedOrders': {
    one: '{count} open bestelling is in deze taal geplaatst ({language}). De e-mails ervan blijven in deze taal.',
    other: '{count} open bestellingen zijn in deze taal geplaatst ({language}). De e-mails ervan blijven in deze taal.',
  },
  'settingEffect.main': 'Wie naar het hoofdadres van je winkel gaat, komt op /{language} uit.',
  'settingEffect.rate': 'Alle prijzen in {currency} die uit {from} worden omgerekend, worden meteen opnieuw berekend.',
  'settingEffect.deliveryGone': {
    one: '{count} open bestelling gaat via ‘{id}’. Ze houdt haar voorwaarden; nieuwe kunnen dit niet meer kiezen.',
    other: '{count} open bestellingen gaan via ‘{id}’. Ze houden hun voorwaarden; nieuwe kunnen dit niet meer kiezen.',
  },
  'settingEffect.unserved':
    'Naar {country} wordt in {currency} niets meer bezorgd: op /{language} kan niemand bestellen.',
  'settingEffect.transfers': {
    one: '{count} bestelling wacht op een overschrijving naar de vorige rekening. Die staat in de e-mail aan de klant.',
    other:
      '{count} bestellingen wachten op overschrijvingen naar de vorige rekening. Die staat in de e-mails aan de klanten.',
  },
  'settingEffect.noMethod': 'Er blijft geen betaalmethode over: niemand kan bestellen.',
  'settingEffect.bookkeepingYears':
    'De wet van dit land ({country}) eist dat de boeken {legal} jaar worden bewaard. Na {years} jaar zouden ze voorgoed zijn gewist.',
  'settingEffect.ossYears':
    'Verkopen die je via het éénloketsysteem aangeeft, moeten {legal} jaar worden bewaard. Na {years} jaar zouden ze voorgoed zijn gewist.',
  'settingEffect.claimsYears':
    'Claims verjaren in dit land ({country}) na {legal} jaar. Na {years} jaar kun je niet meer laten zien wat is afgesproken.',
  'settingEffect.reminders':
    'De kassa biedt vanaf nu een herinnering aan. Alleen wie dat aanvinkt, krijgt er een: al het andere is verboden reclame.',
  'settingEffect.reviews':
    'Kopers krijgen een e-mail die als reclame geldt. Je voorwaarden moeten dat toelaten, en iedereen kan bezwaar maken.',
  'settingEffect.ossOn':
    'Voor bestellingen uit andere EU-landen geldt vanaf nu de btw van het land van de koper. Je geeft die aan via het éénloketsysteem.',
  'settingEffect.ossOff':
    'Voor bestellingen uit andere EU-landen geldt vanaf nu de btw van je eigen land. Dat mag alleen onder 10.000 EUR per jaar.',
  'settingEffect.fieldGone': {
    one: '{count} product heeft iets ingevuld bij ‘{field}’. Dit veld verdwijnt van de productpagina en uit de filters; wat is ingevuld, blijft bewaard en komt met het veld terug.',
    other:
      '{count} producten hebben iets ingevuld bij ‘{field}’. Dit veld verdwijnt van hun pagina’s en uit de filters; wat is ingevuld, blijft bewaard en komt met het veld terug.',
  },
  'settingEffect.low': {
    one: '{count} variant geldt vanaf nu als bijna op.',
    other: '{count} varianten gelden vanaf nu als bijna op.',
  },
  'settingEffect.invoicesByHand':
    'Vanaf nu worden facturen niet meer automatisch gemaakt. Bestellingen met een factuur krijgen bij terugbetalingen nog wel een creditfactuur.',
  'settingEffect.invoicesForAll':
    'Vanaf nu krijgt elke bestelling automatisch een factuur; het nummer is niet terug te nemen. Zorg dat niemand anders dezelfde verkopen factureert.',
  'settingEffect.invoicesForCompanies':
    'Vanaf nu krijgen bedrijven automatisch een factuur; het nummer is niet terug te nemen. Zorg dat niemand anders dezelfde verkopen factureert.',
  'settingEffect.seriesGoOn':
    'De volgende nummers zien er zo uit en tellen door; gegeven nummers blijven zoals ze zijn.',
  'settingEffect.lowUnmailed': 'Niemand krijgt nog een e-mail als iets bijna op is. De voorraadlijst blijft het tonen.',
  'settingEffect.noNotice':
    'Het officiële bestand ontbreekt ({languages}): daar staat op elke productpagina de herinnering in woorden.',
  'settingEffect.sender':
    'Mailboxen vragen {domain} of je mailserver ervoor mag verzenden. Controleer daar SPF en DKIM en stuur hieronder de testmail: anders belanden orderbevestigingen bij de spam.',
  'settingEffect.nobodyTold': 'Niemand krijgt nog een e-mail over betaalde bestellingen, geschillen en herroepingen.',
  'settingEffect.carrierTest': '{carrier} maakt vanaf nu alleen proeflabels: daarmee reist geen pakket.',
  'settingEffect.carrierReal': '{carrier} maakt vanaf nu echte labels en rekent ze af.',
  'settingEffect.cardRatio': {
    one: '{count} foto wordt op alle kaarten van de winkel opnieuw rond het focuspunt gesneden.',
    other: '{count} foto’s worden op alle kaarten van de winkel opnieuw rond het focuspunt gesneden.',
  },
  'settingEffect.renamed':
    'Pagina’s, e-mails en papieren hebben meteen de nieuwe naam. Op de bankafschriften van klanten staat wat je Stripe-account zegt: wijzig het ook daar.',
  'settingEffect.priceless':
    '{name} heeft nog geen prijs in de valuta van je markten: kopers krijgen het niet aangeboden.',
  'settingEffect.currencyStays':
    'Je prijzen blijven in {currencies}, al betaalt men in {country} met {own}. Dat wijzig je onder ‘{page}’.',
  'settingEffect.home': 'Btw, de klok van je winkel en de wettelijk verplichte gegevens volgen het nieuwe land.',
  'settingEffect.postalCodeMisfit':
    '{postalCode} lijkt geen postcode te zijn ({country}): daar zien ze eruit als {example}. De postcode staat op facturen en pakketten.',
  'settingEffect.misfit': '{name} {number} heeft niet de vorm van zo’n nummer. Vergelijk het met je papieren.',
  'settingEffect.leftOut':
    'Op /{language} kan niemand meer naar {country} bestellen: deze markt bezorgt alleen in {countries}.',
  'settingEffect.unreached':
    'Naar {country} wordt in {currency} niets bezorgd: op /{language} kan niemand van daar bestellen totdat er een bezorgwijze naartoe gaat.',
  'settingEffect.foreignMoney': 'In {country} betaalt men in {own}; /{language} zou prijzen in {currency} hebben.',
  'settingEffect.transferNowhere':
    'Overschrijving zou aan niemand worden aangeboden: voeg een rekening toe in een valuta waarin je verkoopt.',
  'settingEffect.cashNowhere':
    'Betalen bij aflevering zou aan niemand worden aangeboden: er zijn voorwaarden nodig in een valuta waarin je verkoopt, een land en een vervoerder die daar aan de deur bezorgt.',
  'settingEffect.number_register': 'Register',
  'settingEffect.number_wIdNr': 'W-IdNr.',
  'settingEffect.fallenBack': {
    one: '{count} tekst zegt niets meer in deze taal: {language}. Daar staat die in het {base}.',
    other: '{count} teksten zeggen niets meer in deze taal: {language}. Daar staan die in het {base}.',
  },
  'settingEffect.builtIn': {
    one: '{count} tekst van e-mails is weer die van Kasa ({language}).',
    other: '{count} teksten van e-mails zijn weer die van Kasa ({language}).',
  },
  'settingEffect.pagesGone': {
    one: '{count} pagina verdwijnt: {pages}. Links ernaartoe lopen dood zolang je het adres niet doorverwijst.',
    other: '{count} pagina’s verdwijnen: {pages}. Links ernaartoe lopen dood zolang je de adressen niet doorverwijst.',
  },
  'settingEffect.hidden': {
    one: '{count} collectie staat in geen enkel menu meer: {collections}. Zoeken en het eigen adres leiden er nog heen.',
    other:
      '{count} collecties staan in geen enkel menu meer: {collections}. Zoeken en de eigen adressen leiden er nog heen.',
  },
  'settingEffect.noCollection': {
    one: 'Je shop heeft {count} collectie niet die het menu noemt: {collections}. Die ontbreekt tot ze er is.',
    other: 'Je shop heeft {count} collecties niet die het menu noemt: {collections}. Die ontbreken tot ze er zijn.',
  },
  'settingEffect.moved': 'Het adres eindigt voortaan op ‘{to}’. Het oude adres (‘{from}’) verwijst ernaar door.',
  'settingEffect.legalTexts':
    'Voor nieuwe bestellingen geldt deze tekst, en hij gaat mee met de bevestiging ({pages}). Eerdere bestellingen houden de tekst waarmee ze zijn geplaatst.',
  'settingEffect.often': {
    one: 'De afgelopen {days} dagen is {count} zo’n e-mail verstuurd. De volgende heeft de nieuwe tekst.',
    other: 'De afgelopen {days} dagen zijn {count} van deze e-mails verstuurd. De volgende heeft de nieuwe tekst.',
  },
  'settingEffect.unanswered': 'Assistenten die op het web zoeken, antwoorden voortaan zonder je winkel.',
  'settingEffect.missed': 'Blokken noemen iets wat de winkel niet heeft: {names}. De pagina laat het weg.',
  'settingEffect.missedPictures': {
    one: '{count} afbeelding van een blok staat niet in de bibliotheek. De pagina laat ze weg.',
    other: '{count} afbeeldingen van blokken staan niet in de bibliotheek. De pagina laat ze weg.',
  },
};

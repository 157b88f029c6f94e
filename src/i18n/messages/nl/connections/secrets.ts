import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/connections/secrets.ts';

export const messages: Translated<typeof english> = {
  'secrets.title': 'Toegangsgegevens',
  'secrets.text':
    'Sleutels en wachtwoorden die anderen je hebben gegeven. Ze worden versleuteld bewaard en niemand ziet ze hier terug. De draaiende winkel gebruikt wijzigingen meteen.',
  'secrets.needsRestart':
    'De sleutels van Stripe horen bij een andere modus dan die waarin de winkel draait. Bij de volgende start worden ze gebruikt: vraag dat aan wie de server beheert.',
  'secrets.group_stripe': 'Betalingen: Stripe',
  'secrets.group_mail': 'Uitgaande e-mail',
  'secrets.group_inpost': 'InPost',
  'secrets.group_dhl': 'DHL',
  'secrets.group_orlen': 'ORLEN Paczka',
  'secrets.group_pictures': 'Opslag voor afbeeldingen',
  'secrets.group_ksef': 'KSeF',
  'secrets.name_STRIPE_SECRET_KEY': 'Geheime sleutel',
  'secrets.name_STRIPE_PUBLISHABLE_KEY': 'Publiceerbare sleutel',
  'secrets.name_STRIPE_WEBHOOK_SECRET': 'Ondertekeningsgeheim van de webhook',
  'secrets.name_SMTP_URL': 'Mailserver met gebruiker en wachtwoord',
  'secrets.name_INPOST_TOKEN': 'Token',
  'secrets.name_DHL_API_KEY': 'API-sleutel',
  'secrets.name_DHL_USER': 'Gebruiker',
  'secrets.name_DHL_PASSWORD': 'Wachtwoord',
  'secrets.name_ORLEN_PARTNER_ID': 'Partner-ID',
  'secrets.name_ORLEN_PARTNER_KEY': 'Partnersleutel',
  'secrets.name_PICTURE_STORE_KEY': 'Toegangssleutel',
  'secrets.name_PICTURE_STORE_SECRET': 'Geheime sleutel',
  'secrets.name_KSEF_TOKEN': 'Token',
  'secrets.name_KSEF_CERTIFICATE': 'Certificaat om aan te melden',
  'secrets.name_KSEF_KEY': 'Bijbehorende privésleutel',
  'secrets.name_KSEF_OFFLINE_CERTIFICATE': 'Certificaat voor offlinefacturen',
  'secrets.name_KSEF_OFFLINE_KEY': 'Bijbehorende privésleutel',
  'secrets.hint_STRIPE_SECRET_KEY': 'Begint met sk_live_ of sk_test_; bij Stripe onder Ontwikkelaars, API-sleutels.',
  'secrets.hint_STRIPE_PUBLISHABLE_KEY': 'Begint met pk_live_ of pk_test_; staat ernaast.',
  'secrets.hint_STRIPE_WEBHOOK_SECRET':
    'Begint met whsec_; bij Stripe onder Ontwikkelaars, Webhooks, bij het eindpunt van deze winkel.',
  'secrets.hint_SMTP_URL':
    'Als smtps://gebruiker:wachtwoord@mail.example; @ en : in gebruiker en wachtwoord als %40 en %3A.',
  'secrets.hint_INPOST_TOKEN': 'Van de organisatie, uit de manager van InPost.',
  'secrets.hint_DHL_API_KEY': 'Van de app in het ontwikkelaarsportaal van DHL.',
  'secrets.hint_DHL_USER': 'Van het zakelijke klantenportaal.',
  'secrets.hint_DHL_PASSWORD': 'Van die gebruiker.',
  'secrets.hint_ORLEN_PARTNER_ID': 'Uit het contract met ORLEN.',
  'secrets.hint_ORLEN_PARTNER_KEY': 'Uit het contract met ORLEN.',
  'secrets.hint_PICTURE_STORE_KEY': 'De code die de opslag samen met het geheim heeft gegeven.',
  'secrets.hint_PICTURE_STORE_SECRET':
    'Wordt eenmaal getoond, bij het aanmaken. Beide zijn alleen nodig als afbeeldingen in een S3-opslag staan.',
  'secrets.hint_KSEF_TOKEN':
    'Uit de KSeF-applicatie voor belastingplichtigen. Een certificaat is de gewone weg: tokens zouden eind 2026 vervallen.',
  'secrets.hint_KSEF_CERTIFICATE': 'De volledige tekst van het bestand van KSeF, type ‘authenticatie’.',
  'secrets.hint_KSEF_KEY':
    'De volledige tekst van het sleutelbestand, zonder wachtwoord: ‘kasa ksef certificate store’ haalt het eraf.',
  'secrets.hint_KSEF_OFFLINE_CERTIFICATE':
    'De volledige tekst van het bestand van KSeF, type ‘offline’. Het ondertekent de tweede QR-code.',
  'secrets.hint_KSEF_OFFLINE_KEY': 'De volledige tekst van het sleutelbestand, zonder wachtwoord.',
  'secrets.isNone': 'niet ingesteld',
  'secrets.isStored': 'opgeslagen, {moment}',
  'secrets.isOutside': 'komt uit de variabele {name} van de server, die voorgaat op wat hier is opgeslagen',
  'secrets.isOutranked': 'Wat hier is opgeslagen wordt niet gebruikt.',
  'secrets.isUnreadable': 'niet leesbaar: voer opnieuw in',
  'secrets.enter': 'Invoeren',
  'secrets.replace': 'Vervangen',
  'secrets.save': 'Opslaan',
  'secrets.saved': 'Opgeslagen. De winkel gebruikt het vanaf nu.',
  'secrets.askStripe': 'Stripe vragen',
  'secrets.askMail': 'Testmail naar {email} sturen',
  'secrets.check_ok': 'In orde',
  'secrets.check_warning': 'Let op',
  'secrets.check_fault': 'Fout',
  'secrets.remove': 'Verwijderen',
  'secrets.removeOf': 'Opgeslagene verwijderen: {what}',
  'secrets.removeText_stripe':
    'Betalingen gaan door met de huidige sleutels tot de winkel opnieuw start; daarna in de testmodus, en er gaat geen geld om.',
  'secrets.removeText_mail': 'Vanaf nu zijn e-mails bestanden op de server: geen klant krijgt er een.',
  'secrets.removeText_pictures':
    'Tot er nieuwe sleutels zijn, kunnen er geen afbeeldingen bij en ontbreken afbeeldingen die deze server nog niet heeft.',
  'secrets.removeText_carrier':
    'Tot er nieuwe sleutels zijn, kunnen geen labels van deze vervoerder worden gemaakt en zijn punten niet worden opgehaald.',
  'secrets.removed': 'Verwijderd.',
  'secrets.refusedNOTHING_GIVEN': 'Er is niets ingevoerd.',
  'secrets.refusedVALUE_INVALID':
    'Zo ziet zo’n waarde er niet uit: hierboven staat hoe hij begint of geschreven wordt. Er is niets opgeslagen.',
  'secrets.refusedNOT_TOGETHER':
    'Dit past niet bij elkaar: Stripe heeft ze alle drie nodig, en beide sleutels uit één modus. Er is niets gewijzigd.',
  'secrets.refusedSHOP_INCOMPLETE':
    'Met live-sleutels zou de winkel niet opnieuw starten: er ontbreekt wat elke koper moet weten. De inrichting en de pagina Wet sommen het op. Er is niets opgeslagen.',
  'secrets.refusedADDRESS_INSECURE': 'Live-sleutels vereisen een winkel met een https-adres. Er is niets opgeslagen.',
  'secrets.refusedSECRET_UNKNOWN': 'Dat is al verwijderd.',
  'secrets.checkTitle': 'Werkt het?',
  'secrets.checkStripeHint':
    'Vraagt Stripe naar je sleutels, de webhook, betaalmethoden en wallets, zoals ze nu zijn opgeslagen.',
  'secrets.checkMailHint': 'Controleert de mailserver en stuurt een testmail vanaf de opgeslagen adressen.',
};

import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/labels.ts';

export const messages: Translated<typeof english> = {
  'labels.title': 'Verzendlabels',
  'labels.print': 'Label printen',
  'labels.cancel': 'Label annuleren',
  'labels.confirmCancel':
    'De vervoerder neemt het label terug en de artikelen moeten opnieuw worden verzonden. Doe dit alleen zolang het pakket nog hier is.',
  'labels.momentParcelCancelled': 'Label geannuleerd: opnieuw te verzenden',
  'labels.said': 'De vervoerder meldt: {detail}',
  'labels.state_asked': 'Aangevraagd',
  'labels.state_ordered': 'Wordt gemaakt',
  'labels.state_made': 'Klaar',
  'labels.state_unknown': 'Onduidelijk',
  'labels.state_refused': 'Niet gemaakt',
  'labels.state_cancelled': 'Geannuleerd',
  'labels.state_given_up': 'Niet gemaakt',
  'labels.LabelNotOffered':
    'Voor deze vervoerder maakt Kasa geen labels. Verzend de bestelling met haar trackingnummer.',
  'labels.LabelKeysMissing': 'De sleutels van de vervoerder zijn niet opgeslagen in deze winkel.',
  'labels.LabelSettingsMissing': 'In de instellingen ontbreekt het organisatie- of afrekennummer bij de vervoerder.',
  'labels.LabelCountry': 'Deze vervoerder maakt van hieruit geen labels naar dat land.',
  'labels.LabelTooHeavy': 'Het pakket is te zwaar voor dit formaat.',
  'labels.LabelWeight': 'Van een van de producten is geen gewicht ingevuld.',
  'labels.LabelSizeUnknown': 'Dit formaat past niet bij de bezorgmethode.',
  'labels.LabelPhone': 'De vervoerder heeft het mobiele nummer van de klant nodig.',
  'labels.LabelPostNumber':
    'Een Packstation vraagt om het Postnummer van de klant. Vraag ernaar en zet het in het adres, bijvoorbeeld Postnummer 12345678.',
  'labels.LabelTooLong':
    'Een deel van het adres is langer dan de vervoerder afdrukt. Kort het in de bestelling in: er wordt niets vanzelf afgekapt.',
  'labels.LabelCashOnDelivery': 'Met dit label kan dit bedrag niet bij bezorging worden geïnd.',
  'labels.LabelKeysRefused': 'De vervoerder accepteert de sleutels van de winkel niet.',
  'labels.LabelPostalCode': 'De vervoerder kent deze postcode niet.',
  'labels.LabelAddress': 'De vervoerder accepteert dit adres niet.',
  'labels.LabelPoint': 'De vervoerder kent dit afhaalpunt niet.',
  'labels.LabelNoCredit': 'Het tegoed van de winkel bij de vervoerder is te laag voor dit label.',
  'labels.LabelRefused': 'De vervoerder heeft het label niet gemaakt.',
  'labels.LabelBusy': 'De vervoerder heeft het te druk. Probeer het over een minuut opnieuw.',
  'labels.LabelAway': 'De vervoerder is niet bereikbaar. Probeer het over een paar minuten opnieuw.',
  'labels.LabelNoAnswer':
    'De vervoerder heeft niet geantwoord. Bij de volgende poging wordt nagekeken wat ervan is geworden.',
  'labels.LabelNotCancellable': 'De vervoerder neemt dit label niet meer terug.',
  'labels.LabelUnknown':
    'De vervoerder heeft niet gezegd of het label is gemaakt. Zoek eerst in zijn portaal naar de referentie voordat je het opnieuw vraagt.',
  'labels.LabelUnderWay': 'Dit label wordt op dit moment gemaakt.',
};

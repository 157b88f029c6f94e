import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/labels.ts';

export const messages: Translated<typeof english> = {
  'labels.title': 'Versandetiketten',
  'labels.print': 'Etikett drucken',
  'labels.cancel': 'Etikett stornieren',
  'labels.confirmCancel':
    'Der Paketdienst nimmt das Etikett zurück, und die Artikel sind erneut zu versenden. Tun Sie das nur, solange das Paket noch hier ist.',
  'labels.momentParcelCancelled': 'Etikett storniert: erneut zu versenden',
  'labels.said': 'Der Paketdienst meldet: {detail}',
  'labels.state_asked': 'Angefragt',
  'labels.state_ordered': 'Wird erstellt',
  'labels.state_made': 'Fertig',
  'labels.state_unknown': 'Unklar',
  'labels.state_refused': 'Nicht erstellt',
  'labels.state_cancelled': 'Storniert',
  'labels.state_given_up': 'Nicht erstellt',
  'labels.LabelNotOffered':
    'Für diesen Paketdienst erstellt Kasa keine Etiketten. Versenden Sie die Bestellung mit ihrer Sendungsnummer.',
  'labels.LabelKeysMissing': 'Die Zugangsdaten des Paketdienstes sind in diesem Shop nicht hinterlegt.',
  'labels.LabelSettingsMissing':
    'In den Einstellungen fehlt die Organisations- oder Abrechnungsnummer des Paketdienstes.',
  'labels.LabelCountry': 'Dieser Paketdienst erstellt von hier keine Etiketten in dieses Land.',
  'labels.LabelTooHeavy': 'Das Paket ist für diese Größe zu schwer.',
  'labels.LabelWeight': 'Das Gewicht eines Artikels ist nicht angegeben.',
  'labels.LabelSizeUnknown': 'Diese Größe passt nicht zur Versandart.',
  'labels.LabelPhone': 'Der Paketdienst braucht die Mobilnummer des Kunden.',
  'labels.LabelPostNumber':
    'Eine Packstation braucht die Postnummer des Kunden. Fragen Sie danach und tragen Sie sie in die Adresse ein, zum Beispiel Postnummer 12345678.',
  'labels.LabelTooLong':
    'Ein Teil der Adresse ist länger, als der Paketdienst druckt. Kürzen Sie ihn in der Bestellung: Von selbst wird nichts abgeschnitten.',
  'labels.LabelCashOnDelivery': 'Mit diesem Etikett kann der Betrag nicht per Nachnahme eingezogen werden.',
  'labels.LabelKeysRefused': 'Der Paketdienst lehnt die Zugangsdaten des Shops ab.',
  'labels.LabelPostalCode': 'Der Paketdienst kennt diese Postleitzahl nicht.',
  'labels.LabelAddress': 'Der Paketdienst nimmt diese Adresse nicht an.',
  'labels.LabelPoint': 'Der Paketdienst kennt diese Abholstelle nicht.',
  'labels.LabelNoCredit': 'Das Guthaben des Shops beim Paketdienst reicht für dieses Etikett nicht.',
  'labels.LabelRefused': 'Der Paketdienst hat das Etikett nicht erstellt.',
  'labels.LabelBusy': 'Der Paketdienst ist überlastet. Bitte in einer Minute erneut versuchen.',
  'labels.LabelAway': 'Der Paketdienst ist nicht erreichbar. Bitte in einigen Minuten erneut versuchen.',
  'labels.LabelNoAnswer':
    'Der Paketdienst hat nicht geantwortet. Was daraus geworden ist, wird beim nächsten Versuch nachgesehen.',
  'labels.LabelNotCancellable': 'Der Paketdienst nimmt dieses Etikett nicht mehr zurück.',
  'labels.LabelUnknown':
    'Der Paketdienst hat nicht bestätigt, ob das Etikett erstellt wurde. Bitte vor einer neuen Anfrage in seinem Portal nach der Referenz suchen.',
  'labels.LabelUnderWay': 'Dieses Etikett wird gerade erstellt.',
};

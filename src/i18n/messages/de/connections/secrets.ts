import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/connections/secrets.ts';

export const messages: Translated<typeof english> = {
  'secrets.title': 'Zugangsdaten',
  'secrets.text':
    'Schlüssel und Passwörter, die andere Ihnen gegeben haben. Sie werden verschlüsselt aufbewahrt, und niemand sieht sie hier wieder. Der laufende Shop verwendet Änderungen sofort.',
  'secrets.needsRestart':
    'Die Schlüssel von Stripe gehören zu einem anderen Modus als dem, in dem der Shop läuft. Er übernimmt sie beim nächsten Start: Bitten Sie darum die Person, die den Server betreut.',
  'secrets.group_stripe': 'Zahlungen: Stripe',
  'secrets.group_mail': 'Ausgehende E-Mails',
  'secrets.group_inpost': 'InPost',
  'secrets.group_dhl': 'DHL',
  'secrets.group_orlen': 'ORLEN Paczka',
  'secrets.group_pictures': 'Bilderspeicher',
  'secrets.group_ksef': 'KSeF',
  'secrets.name_STRIPE_SECRET_KEY': 'Geheimer Schlüssel',
  'secrets.name_STRIPE_PUBLISHABLE_KEY': 'Veröffentlichbarer Schlüssel',
  'secrets.name_STRIPE_WEBHOOK_SECRET': 'Signaturgeheimnis des Webhooks',
  'secrets.name_SMTP_URL': 'Mailserver mit Benutzer und Passwort',
  'secrets.name_INPOST_TOKEN': 'Token',
  'secrets.name_DHL_API_KEY': 'API-Schlüssel',
  'secrets.name_DHL_USER': 'Benutzer',
  'secrets.name_DHL_PASSWORD': 'Passwort',
  'secrets.name_ORLEN_PARTNER_ID': 'Partner-ID',
  'secrets.name_ORLEN_PARTNER_KEY': 'Partner-Schlüssel',
  'secrets.name_PICTURE_STORE_KEY': 'Zugriffsschlüssel',
  'secrets.name_PICTURE_STORE_SECRET': 'Geheimer Schlüssel',
  'secrets.name_KSEF_TOKEN': 'Token',
  'secrets.name_KSEF_CERTIFICATE': 'Zertifikat zum Anmelden',
  'secrets.name_KSEF_KEY': 'Zugehöriger privater Schlüssel',
  'secrets.name_KSEF_OFFLINE_CERTIFICATE': 'Zertifikat für Offline-Rechnungen',
  'secrets.name_KSEF_OFFLINE_KEY': 'Zugehöriger privater Schlüssel',
  'secrets.hint_STRIPE_SECRET_KEY': 'Beginnt mit sk_live_ oder sk_test_; bei Stripe unter Entwickler, API-Schlüssel.',
  'secrets.hint_STRIPE_PUBLISHABLE_KEY': 'Beginnt mit pk_live_ oder pk_test_; steht daneben.',
  'secrets.hint_STRIPE_WEBHOOK_SECRET':
    'Beginnt mit whsec_; bei Stripe unter Entwickler, Webhooks, am Endpunkt dieses Shops.',
  'secrets.hint_SMTP_URL':
    'Als smtps://benutzer:passwort@mail.example; @ und : in Benutzer und Passwort als %40 und %3A.',
  'secrets.hint_INPOST_TOKEN': 'Der Organisation, aus dem Manager von InPost.',
  'secrets.hint_DHL_API_KEY': 'Der App im Entwicklerportal von DHL.',
  'secrets.hint_DHL_USER': 'Des Geschäftskundenportals.',
  'secrets.hint_DHL_PASSWORD': 'Dieses Benutzers.',
  'secrets.hint_ORLEN_PARTNER_ID': 'Aus dem Vertrag mit ORLEN.',
  'secrets.hint_ORLEN_PARTNER_KEY': 'Aus dem Vertrag mit ORLEN.',
  'secrets.hint_PICTURE_STORE_KEY': 'Die Kennung, die der Speicher zusammen mit dem Geheimnis vergeben hat.',
  'secrets.hint_PICTURE_STORE_SECRET':
    'Wird beim Anlegen einmal gezeigt. Beide werden nur gebraucht, wenn Bilder in einem S3-Speicher liegen.',
  'secrets.hint_KSEF_TOKEN':
    'Aus der KSeF-Anwendung für Steuerpflichtige. Üblich ist das Zertifikat: Tokens sollen Ende 2026 auslaufen.',
  'secrets.hint_KSEF_CERTIFICATE': 'Der ganze Text der Datei von KSeF, Typ „Authentifizierung“.',
  'secrets.hint_KSEF_KEY':
    'Der ganze Text der Schlüsseldatei, ohne Passwort: „kasa ksef certificate store“ entfernt es.',
  'secrets.hint_KSEF_OFFLINE_CERTIFICATE':
    'Der ganze Text der Datei von KSeF, Typ „Offline“. Es signiert den zweiten QR-Code.',
  'secrets.hint_KSEF_OFFLINE_KEY': 'Der ganze Text der Schlüsseldatei, ohne Passwort.',
  'secrets.isNone': 'nicht gesetzt',
  'secrets.isStored': 'gespeichert, {moment}',
  'secrets.isOutside': 'kommt aus der Variablen {name} des Servers, die vor dem hier Gespeicherten gilt',
  'secrets.isOutranked': 'Das hier Gespeicherte wird nicht benutzt.',
  'secrets.isUnreadable': 'nicht lesbar: bitte neu eingeben',
  'secrets.enter': 'Eingeben',
  'secrets.replace': 'Ersetzen',
  'secrets.save': 'Speichern',
  'secrets.saved': 'Gespeichert. Der Shop benutzt es ab jetzt.',
  'secrets.askStripe': 'Stripe fragen',
  'secrets.askMail': 'Test-E-Mail an {email} senden',
  'secrets.check_ok': 'In Ordnung',
  'secrets.check_warning': 'Hinweis',
  'secrets.check_fault': 'Fehler',
  'secrets.remove': 'Entfernen',
  'secrets.removeOf': 'Gespeichertes entfernen: {what}',
  'secrets.removeText_stripe':
    'Zahlungen laufen mit den jetzigen Schlüsseln, bis der Shop neu gestartet wird; dann im Testbetrieb, und es fließt kein Geld.',
  'secrets.removeText_mail': 'Ab jetzt sind E-Mails Dateien auf dem Server: Niemand bekommt eine.',
  'secrets.removeText_pictures':
    'Bis neue Schlüssel gespeichert sind, lassen sich keine Bilder hinzufügen, und Bilder, die dieser Server noch nicht hat, fehlen im Shop.',
  'secrets.removeText_carrier':
    'Bis neue Schlüssel gespeichert sind, lassen sich keine Etiketten dieses Paketdienstes mehr drucken und seine Abholstellen nicht laden.',
  'secrets.removed': 'Entfernt.',
  'secrets.refusedNOTHING_GIVEN': 'Es wurde nichts eingegeben.',
  'secrets.refusedVALUE_INVALID':
    'So sieht ein solcher Wert nicht aus: Oben steht, wie er beginnt oder geschrieben wird. Nichts wurde gespeichert.',
  'secrets.refusedNOT_TOGETHER':
    'Das passt nicht zusammen: Stripe braucht alle drei, und beide Schlüssel aus einem Modus. Nichts wurde geändert.',
  'secrets.refusedSHOP_INCOMPLETE':
    'Mit Live-Schlüsseln würde der Shop nicht wieder starten: Ihm fehlt, was allen Käufern gesagt werden muss. Die Einrichtung und die Seite „Recht“ nennen es. Nichts wurde gespeichert.',
  'secrets.refusedADDRESS_INSECURE': 'Live-Schlüssel brauchen einen Shop mit https-Adresse. Nichts wurde gespeichert.',
  'secrets.refusedSECRET_UNKNOWN': 'Das ist schon entfernt.',
  'secrets.checkTitle': 'Funktioniert es?',
  'secrets.checkStripeHint':
    'Fragt Stripe nach Ihren Schlüsseln, dem Webhook, Zahlungsarten und Wallets, so wie sie gespeichert sind.',
  'secrets.checkMailHint': 'Fragt den Mailserver und schickt eine Test-E-Mail von den gespeicherten Adressen.',
};

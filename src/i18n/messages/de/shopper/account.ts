import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/shopper/account.ts';

export const messages: Translated<typeof english> = {
  'account.title': 'Ihr Konto',
  'account.signInTitle': 'Anmelden',
  'account.signInLead':
    'Ein Passwort brauchen Sie nicht: Wir schicken Ihnen einen Link und einen sechsstelligen Code per E-Mail. Beim ersten Mal entsteht damit Ihr Konto. Bestellen können Sie jederzeit auch ohne.',
  'account.email': 'E-Mail-Adresse',
  'account.emailHint': 'Am besten die, mit der Sie bestellen: Dann sehen Sie im Konto auch Ihre früheren Bestellungen.',
  'account.sendCode': 'Code zuschicken',
  'account.guestsFind': 'Sie suchen nur eine Bestellung?',
  'account.findOrder': 'Ohne Konto finden',
  'account.sentTitle': 'Schauen Sie in Ihr Postfach',
  'account.sent':
    'Eine E-Mail mit Link und Code ist unterwegs an {email}. Beide gelten {minutes} Minuten; der Code funktioniert nur in diesem Browser.',
  'account.code': 'Sechsstelliger Code',
  'account.codeHint': 'Er steht in unserer neuesten E-Mail.',
  'account.signIn': 'Anmelden',
  'account.nothingTitle': 'Nichts angekommen?',
  'account.nothing':
    'Das kann ein paar Minuten dauern; sehen Sie bitte auch im Spam-Ordner nach. Zum Schutz der Postfächer schicken wir an eine Adresse nur wenige solcher E-Mails am Tag.',
  'account.sendAgain': 'Noch einmal schicken',
  'account.linkTitle': 'Mit dem Link anmelden',
  'account.linkLead': 'Ein Klick, und Sie sind im Konto von {email}.',
  'account.linkElsewhere':
    'Sie haben diesen Link in einem anderen Browser angefordert. Der Button meldet Sie hier an. Möchten Sie dort weitermachen, geben Sie in jenem Fenster den Code aus der E-Mail ein.',
  'account.linkReplaces': 'Zurzeit ist hier {email} angemeldet und wird dabei abgemeldet.',
  'account.newLink': 'Neuen Link anfordern',
  'account.toAccount': 'Zum Konto',
  'account.signedInAs': 'Angemeldet als {email}',
  'account.signOut': 'Abmelden',
  'account.signOutEverywhere': 'Überall abmelden',
  'account.orders': 'Ihre Bestellungen',
  'account.noOrders': 'Unter dieser Adresse gibt es noch keine Bestellungen.',
  'account.order': 'Bestellung {number}',
  'account.orderAgain': 'Erneut bestellen',
  'account.orderAgainOf': 'Erneut bestellen: den Inhalt von Bestellung {number}',
  'account.pages': 'Seiten der Bestellungen',
  'account.newer': 'Neuere Bestellungen',
  'account.older': 'Ältere Bestellungen',
  'account.stateUnpaid': 'Noch nicht bezahlt',
  'account.stateProcessing': 'Zahlung läuft',
  'account.stateCancelled': 'Storniert',
  'account.stateRefunded': 'Erstattet',
  'account.refunded': 'Erstattet: {amount}',
  'account.refundPending': 'Erstattung unterwegs: {amount}',
  'account.stateBeingPacked': 'In Vorbereitung',
  'account.statePartlySent': 'Teilweise verschickt',
  'account.stateSent': 'Verschickt',
  'account.stateDelivered': 'Zugestellt',
  'account.stateReturned': 'Zurückgeschickt',
  'account.refusedEMAIL_INVALID': 'Prüfen Sie die E-Mail-Adresse: Sie sollte aussehen wie anna@example.com.',
  'account.refusedCODE_WRONG':
    'Das ist nicht der Code. Nehmen Sie den aus der neuesten E-Mail und geben Sie alle sechs Ziffern ein.',
  'account.refusedCODE_USED_UP':
    'Dieser Code wurde zehnmal versucht und gilt nicht mehr. Fordern Sie eine neue E-Mail an.',
  'account.refusedCODE_OVER':
    'Hier gibt es keinen gültigen Code mehr: Er wurde benutzt, ist zu alt oder wurde in einem anderen Browser angefordert. Fordern Sie einen neuen an.',
  'account.refusedLINK_OVER':
    'Dieser Link gilt nicht mehr: Er wurde benutzt, ist älter als 15 Minuten oder unvollständig. Fordern Sie einen neuen an.',
  'account.refusedSIGNED_OUT': 'Sie wurden inzwischen abgemeldet. Melden Sie sich bitte noch einmal an.',
  'account.addresses': 'Adressen',
  'account.wishlist': 'Wunschliste',
  'account.settings': 'Anmeldung und Daten',
  'account.addressesLead':
    'Die erste vollständige Adresse steht an der Kasse schon im Formular. Dort können Sie sie für jede Bestellung ändern.',
  'account.firstAddress': 'Steht an der Kasse',
  'account.addressIncomplete': 'Noch nicht vollständig',
  'account.addressProblems': 'Ihre Eingaben sind gespeichert. Korrigieren Sie die markierten Felder.',
  'account.addAddress': 'Adresse hinzufügen',
  'account.changeAddress': 'Adresse ändern',
  'account.saveAddress': 'Adresse speichern',
  'account.putFirst': 'An der Kasse verwenden',
  'account.remove': 'Entfernen',
  'account.removeAddress': 'Adresse entfernen: {name}',
  'account.cancel': 'Abbrechen',
  'account.wishlistLead': 'Diese Artikel liegen in Ihrem Konto, egal mit welchem Browser Sie kommen.',
  'account.wishlistEmpty':
    'In Ihrem Konto liegt noch nichts. Merken Sie Artikel mit dem Herz und übernehmen Sie sie dann hier ins Konto.',
  'account.keepWishes': {
    one: '{count} Artikel aus diesem Browser übernehmen',
    other: '{count} Artikel aus diesem Browser übernehmen',
  },
  'account.bringWishes': {
    one: '{count} Artikel auf die Wunschliste dieses Browsers setzen',
    other: '{count} Artikel auf die Wunschliste dieses Browsers setzen',
  },
  'account.passkeys': 'Passkeys',
  'account.passkeysText':
    'Mit einem Passkey melden Sie sich per Fingerabdruck, Gesicht oder Gerätecode an, ganz ohne E-Mail.',
  'account.addPasskey': 'Passkey hinzufügen',
  'account.usePasskey': 'Mit Passkey anmelden',
  'account.passkeyFailed':
    'Das hat nicht geklappt: Auf dem Gerät gibt es keinen Passkey für diesen Shop, oder der Vorgang wurde abgebrochen. Versuchen Sie es noch einmal oder nehmen Sie Ihre E-Mail-Adresse.',
  'account.passkeyAdded': 'Hinzugefügt am {day}, noch nicht benutzt',
  'account.passkeyUsed': 'Zuletzt benutzt am {day}',
  'account.removePasskey': 'Passkey entfernen: {name}',
  'account.browsers': {
    one: 'Sie sind in {count} Browser angemeldet.',
    other: 'Sie sind in {count} Browsern angemeldet.',
  },
  'account.data': 'Ihre Daten',
  'account.dataText':
    'Sie können alles, was wir unter Ihrer Adresse speichern, als Datei herunterladen, die auch andere Programme lesen.',
  'account.download': 'Kopie herunterladen',
  'account.deletionTitle': 'Konto löschen',
  'account.deletionGoes':
    'Das Konto von {email} wird sofort gelöscht, mit Adressen, Wunschliste und Passkeys, und Sie werden überall abgemeldet.',
  'account.deletionStays':
    'Ihre Bestellungen bewahren wir so lange auf, wie das Gesetz es verlangt; die Links in unseren E-Mails funktionieren weiter. Sollen auch andere Daten gelöscht werden, schreiben Sie uns:',
  'account.deletionContact': 'Kontakt',
  'account.deleteNow': 'Jetzt löschen',
  'account.deleted': 'Ihr Konto ist gelöscht. Ihre Bestellungen bleiben so lange, wie das Gesetz es verlangt.',
  'account.refusedPASSKEY_WRONG':
    'Dieser Passkey passt nicht: Er ist hier unbekannt oder schon in einem Konto. Versuchen Sie es noch einmal oder nehmen Sie Ihre E-Mail-Adresse.',
  'account.refusedPASSKEYS_FULL':
    'Ein Konto hat höchstens 20 Passkeys. Entfernen Sie einen, den Sie nicht mehr benutzen.',
  'account.refusedADDRESS_GONE':
    'Diese Adresse wurde in einem anderen Fenster entfernt. Fügen Sie sie bei Bedarf neu hinzu.',
  'account.refusedADDRESSES_FULL':
    'Ein Konto hat höchstens 20 Adressen. Entfernen Sie eine, die Sie nicht mehr brauchen.',
  'account.refusedWISHLIST_FULL':
    'Eine Wunschliste fasst höchstens 50 Artikel. Entfernen Sie zuerst einige; geändert wurde nichts.',
};

export const messages = {
  'office.title': 'Verwaltung',
  'office.signIn': 'Anmelden',
  'office.email': 'E-Mail-Adresse',
  'office.password': 'Passwort',
  'office.code': 'Code',
  'office.codeHint': 'Aus Ihrer Authenticator-App oder ein Wiederherstellungscode.',
  'office.unknownAccount': 'Diese E-Mail-Adresse, dieses Passwort und dieser Code gehören zu keinem Konto.',
  'office.account': 'Mein Konto',
  'office.toShop': 'Zum Shop',
  'office.toFirstPage': 'Zur Startseite',
  'office.forbidden': 'Ihre Rolle umfasst das nicht. Wenn Sie es brauchen, wenden Sie sich an den Inhaber des Shops.',
  'office.signedOut': 'Sie sind nicht mehr angemeldet. Bitte melden Sie sich erneut an.',
  'office.stepUpNeeded': 'Bitte bestätigen Sie zuerst, dass Sie es sind.',
  'office.signInWithPasskey': 'Mit einem Passkey anmelden',
  'office.orWithPassword': 'Oder mit einem Passwort:',
  'office.passkeyRefused':
    'Der Passkey hat nicht funktioniert. Versuchen Sie es noch einmal, oder melden Sie sich mit Ihrem Passwort an.',
  'office.cancel': 'Abbrechen',
  'office.close': 'Schließen',
  'office.signOut': 'Abmelden',
  'office.answerLost':
    'Das wurde schon einmal abgeschickt, aber die Antwort ging unterwegs verloren. Bitte sehen Sie nach, ob es erledigt ist, bevor Sie es noch einmal abschicken.',
  'office.keyReused':
    'Das wurde schon einmal mit anderem Inhalt abgeschickt. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'office.discardTyped': 'Sie haben etwas geschrieben, das noch nicht gespeichert ist. Soll es verworfen werden?',
  'office.lengthLeft': '{length} von höchstens {limit} Zeichen.',
  'office.tooLong': 'Hier passen höchstens {limit} Zeichen hinein, und das sind {length}. Bitte kürzen Sie den Text.',
  'office.whichAmount': 'Das lässt sich verschieden lesen. Gemeint ist:',
  'unanswered.failed':
    'Das konnte nicht vom Shop geladen werden. Es ist nichts verloren: Bitte versuchen Sie es noch einmal.',
  'unanswered.notThere':
    'Dazu gibt es im Shop nichts mehr: Es wurde inzwischen geändert oder entfernt. Versuchen Sie es noch einmal, oder laden Sie die Seite neu.',
};

import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/late-part.ts';

export const messages: Translated<typeof english> = {
  'suggestion.list': 'Vorschläge',
  'suggestion.count': { one: '{count} Vorschlag', other: '{count} Vorschläge' },
  'suggestion.all': 'Alle Ergebnisse für „{text}“',
  'suggestion.insteadOf': 'statt „{text}“',
  'suggestion.near': 'Nichts gefunden für „{text}“; das hier kommt dem nahe',
  'suggestion.collection': 'Kollektion',
  'suggestion.page': 'Informationen',
  'pickupPlace.near': 'In meiner Nähe',
  'pickupPlace.locating': 'Ihr Browser wird nach Ihrem Standort gefragt …',
  'pickupPlace.denied':
    'Ihr Browser hat Ihren Standort nicht freigegeben. Geben Sie stattdessen Ort, Postleitzahl oder Straße ein.',
  'pickupPlace.unavailable':
    'Ihr Standort ließ sich nicht bestimmen. Geben Sie stattdessen Ort, Postleitzahl oder Straße ein.',
  'pickupPlace.readAs': 'Ergebnisse für {place}.',
  'pickupPlace.townOnly': 'In dieser Straße gibt es keine Abholstelle. Das sind die Abholstellen in {place}.',
  'pickupPlace.around': {
    one: '{count} Abholstelle in Ihrer Nähe.',
    other: '{count} Abholstellen in Ihrer Nähe, die nächste zuerst.',
  },
  'mailHint.meant': 'Meinten Sie {address}?',
  'mailHint.taken': 'Geändert in {address}.',
  'remindMe.label': 'Einmal per E-Mail erinnern, falls ich die Bestellung nicht abschließe',
  'remindMe.hint':
    'Eine einzige E-Mail von {shop} mit Ihrem Warenkorb, einige Stunden später. Sie können das jederzeit abwählen oder über den Link in der E-Mail widerrufen.',
  'newsletterTick.label': 'Ich möchte Neuigkeiten und Angebote von {shop} per E-Mail erhalten',
  'newsletterTick.hint':
    'Diese Einwilligung können Sie jederzeit über den Link in jeder E-Mail widerrufen. Zuerst fragen wir einmal nach, ob Sie es waren.',
  'noDelivery.COUNTRY':
    'In dieses Land können wir die Bestellung nicht liefern: {country}. Bitte wählen Sie ein anderes Land oder bestellen Sie weniger auf einmal.',
  'noDelivery.POSTAL_CODE':
    'An die Postleitzahl {postalCode} ({country}) liefern wir nicht. Bitte prüfen Sie sie oder geben Sie eine andere Adresse an.',
  'noDelivery.NORTHERN_IRELAND': 'Nach Nordirland liefern wir nicht. Bitte geben Sie eine andere Adresse an.',
  'noDelivery.POSTAL_CODE_MISSING':
    'Bitte geben Sie Ihre Postleitzahl an: Davon hängt ab, wie und zu welchem Preis wir liefern.',
};

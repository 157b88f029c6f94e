import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/connections/api-keys.ts';

export const messages: Translated<typeof english> = {
  'keys.title': 'API-Schlüssel',
  'keys.text':
    'Mit einem Schlüssel liest und ändert ein Programm, was seine Rechte erlauben, so wie Sie in der Verwaltung. Im Protokoll steht es unter seinem Namen.',
  'keys.noneYet':
    'Noch gibt es keinen Schlüssel. Ein Programm, das Bestand, Buchhaltung oder Bestellungen mit dem Shop abgleicht, braucht einen.',
  'keys.new': 'Neuer Schlüssel',
  'keys.make': 'Schlüssel anlegen',
  'keys.name': 'Name',
  'keys.nameHint': 'Des Programms, das ihn benutzt, etwa „Lager“.',
  'keys.may': 'Darf',
  'keys.may_orders.read': 'Bestellungen sehen',
  'keys.may_orders.create': 'Bestellungen von Hand anlegen',
  'keys.may_orders.fulfil': 'Bestellungen packen und versenden',
  'keys.may_orders.refund': 'erstatten, bis zur Grenze, ab der Sie bestätigen müssen, wer Sie sind',
  'keys.may_orders.cancel': 'Bestellungen stornieren',
  'keys.may_catalogue.write': 'Produkte, Kollektionen und Bewertungen sehen und ändern',
  'keys.may_prices.write': 'Preise ändern',
  'keys.may_stock.write': 'Bestand sehen und ändern',
  'keys.may_discounts.write': 'Rabattcodes sehen und ändern',
  'keys.may_gift_cards.write': 'Geschenkkarten sehen, ausstellen und sperren',
  'keys.may_payments.read': 'Zahlungen und Zahlungsstreite sehen',
  'keys.may_customers.read': 'Kunden sehen',
  'keys.may_settings.write': 'Einstellungen sehen und ändern',
  'keys.never':
    'Kein Schlüssel hat Zugriff auf Team, API-Schlüssel, Zugangsdaten, Exporte personenbezogener Daten oder auf das, wofür Sie noch einmal bestätigen müssen, wer Sie sind.',
  'keys.lastDay': 'Letzter Tag',
  'keys.lastDayHint': 'Leer: Der Schlüssel gilt, bis Sie ihn widerrufen.',
  'keys.made': 'Angelegt',
  'keys.byCommand': 'durch einen Befehl',
  'keys.lastUsed': 'Zuletzt benutzt',
  'keys.neverUsed': 'nie',
  'keys.until': 'Bis',
  'keys.untilRevoked': 'bis zum Widerruf',
  'keys.over': 'abgelaufen',
  'keys.revoke': 'Widerrufen',
  'keys.revokeOf': '{name} widerrufen',
  'keys.revokeText':
    'Das Programm bekommt ab jetzt keine Antwort mehr, und was es angefordert hat und noch wartet, wird nicht ausgeführt. Das lässt sich nicht rückgängig machen: Es bräuchte einen neuen Schlüssel.',
  'keys.revoked': '{name} ist widerrufen.',
  'keys.shownOnce':
    'Das ist der Schlüssel. Kopieren Sie ihn jetzt: Er wird nur dieses eine Mal gezeigt und nirgends aufbewahrt.',
  'keys.copy': 'Schlüssel kopieren',
  'keys.kept': 'Ich habe ihn gesichert',
  'keys.refusedNAME_MISSING': 'Geben Sie dem Schlüssel einen Namen.',
  'keys.refusedNAME_TAKEN':
    'Ein anderer Schlüssel heißt schon so. Wählen Sie einen Namen, der sich im Protokoll davon unterscheidet.',
  'keys.refusedNO_PERMISSION': 'Kreuzen Sie mindestens eines an, was der Schlüssel darf.',
  'keys.refusedPERMISSION_UNKNOWN': 'Eines dieser Rechte kann kein Schlüssel haben. Laden Sie die Seite neu.',
  'keys.refusedEND_INVALID': 'Der letzte Tag muss heute oder später sein.',
  'keys.refusedUNKNOWN_KEY': 'Dieser Schlüssel ist schon widerrufen.',
};

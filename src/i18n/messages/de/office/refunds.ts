import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/refunds.ts';

export const messages: Translated<typeof english> = {
  'refunds.whatFor': 'Wofür',
  'refunds.count': 'Anzahl „{title}“',
  'refunds.ofLeft': 'von {count}',
  'refunds.restock': 'Zurück ins Lager',
  'refunds.delivery': 'Versand und Zahlungsgebühr: {amount}',
  'refunds.limited': 'Ein Teil wurde bereits erstattet: Es bleiben {amount}.',
  'refunds.ownAmount': 'Anderer Betrag ({currency})',
  'refunds.ownAmountHint': 'Leer lassen, um {amount} zu erstatten. Höchstens {left}.',
  'refunds.ownAmountInstead': 'Statt dessen, was oben gewählt ist, wird dieser Betrag erstattet. Höchstens {left}.',
  'refunds.ownAmountWrong':
    'Geben Sie einen Betrag über 0 ein, z. B. 12,50. Bleibt das Feld leer, wird erstattet, was oben gewählt ist.',
  'refunds.notSent': 'Diese Artikel werden nicht versandt',
  'refunds.sentAllTheSame': 'Nur das Geld geht zurück: Die Artikel bleiben in der Bestellung und werden versandt.',
  'refunds.staysInOrder':
    'Nur Geld geht zurück. Alle Artikel bleiben in der Bestellung und werden versandt; der Bestand ändert sich nicht.',
  'refunds.onlyMoney': 'Nur Geld geht zurück. Der Bestand ändert sich nicht.',
  'refunds.allMoney':
    'Das ganze Geld geht zurück, deshalb wird von dieser Bestellung nichts mehr versandt, und der Bestand ändert sich nicht. Sollen die Artikel zurück ins Lager, wählen Sie oben die Artikel statt eines Betrags.',
  'refunds.vat': 'Davon MwSt.: {vat}',
  'refunds.give': '{amount} erstatten',
  'refunds.nothing': 'Wählen Sie, was erstattet wird.',
  'refunds.toCards': '{amount} davon gehen auf die Geschenkkarte zurück, mit der die Bestellung bezahlt wurde.',
  'refunds.toNewCard':
    'Auf eine gesperrte Karte geht nichts zurück: Ihr Anteil kommt auf eine neue Karte, deren Code per E-Mail an den Kunden geht.',
  'refunds.usedCards':
    '{amount} von diesen Geschenkkarten sind ausgegeben oder für eine Bestellung reserviert. Erstattet werden nur unbenutzte Karten; sie gelten danach nicht mehr.',
  'refunds.byHand':
    'Bezahlt per „{method}“: Das Geld müssen Sie selbst senden. Überweisen Sie dem Kunden {amount}; die Erstattung wird hier vermerkt, und der Kunde erfährt, dass Sie das Geld überweisen.',
  'refunds.because': 'Grund',
  'refunds.becauseNone': 'Nicht angegeben',
  'refunds.words': 'In eigenen Worten',
  'refunds.wordsHint': 'Nur das Team sieht es.',
  'refunds.reason_withdrawal': 'Widerruf',
  'refunds.reason_damaged': 'Beschädigt oder mangelhaft',
  'refunds.reason_wrong_article': 'Falscher Artikel',
  'refunds.reason_not_arrived': 'Nicht angekommen',
  'refunds.reason_out_of_stock': 'Nicht auf Lager',
  'refunds.reason_price': 'Preisdifferenz',
  'refunds.reason_goodwill': 'Kulanz',
  'refunds.reason_other': 'Sonstiges',
  'refunds.cancel_customer': 'Auf Wunsch des Kunden',
  'refunds.cancel_unpaid': 'Nicht bezahlt',
  'refunds.cancel_out_of_stock': 'Nicht auf Lager',
  'refunds.cancel_fraud': 'Betrugsverdacht',
  'refunds.cancel_mistake': 'Versehentlich bestellt',
  'refunds.cancel_other': 'Sonstiges',
  'refunds.cancel_expired': 'Nicht rechtzeitig bezahlt',
  'refunds.cancel_superseded': 'Durch eine andere Bestellung ersetzt',
  'refunds.cancel_staff': 'Durch den Shop',
  'refunds.cancel_declined': 'Zahlung endgültig abgelehnt',
  'refunds.cancel_refused': 'Bei der Zustellung nicht angenommen',
  'refunds.cancelUnpaid': 'Der Kunde wird benachrichtigt.',
  'refunds.cancelPaid':
    'Das gesamte Geld, {amount}, geht zurück, und nichts wird versandt. Der Kunde wird benachrichtigt.',
  'refunds.cancelRestock': 'Die Artikel sind wieder im Verkauf',
  'refunds.refundLine': '„{title}“ erstatten',
  'refunds.notSentAnyMore': '{count} nicht mehr versandt',
  'refunds.momentLinesCancelled': 'Artikel aus der Bestellung genommen',
};

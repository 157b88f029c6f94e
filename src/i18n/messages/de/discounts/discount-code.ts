import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/discounts/discount-code.ts';

export const messages: Translated<typeof english> = {
  'discount.add': 'Rabattcode eingeben',
  'discount.addEither': 'Rabattcode oder Geschenkkarte eingeben',
  'discount.code': 'Rabattcode',
  'discount.codeEither': 'Rabattcode oder Geschenkkarte',
  'discount.apply': 'Einlösen',
  'discount.remove': 'Code {code} entfernen',
  'discount.cardRemove': '{code} entfernen',
  'discount.short': 'Entfernen',
  'discount.done': 'Der Code {code} wurde eingelöst.',
  'discount.off': 'Der Rabattcode wurde entfernt.',
  'discount.refusedUNKNOWN': 'Diesen Code gibt es nicht. Bitte prüfen Sie die Eingabe.',
  'discount.refusedNOT_YET': 'Dieser Code gilt noch nicht.',
  'discount.refusedEXPIRED': 'Dieser Code gilt nicht mehr.',
  'discount.refusedUSED_UP': 'Dieser Code wurde bereits aufgebraucht.',
  'discount.refusedOTHER_CURRENCY': 'Dieser Code gilt nicht in dieser Währung.',
  'discount.refusedNOT_FOR_THESE_GOODS': 'Dieser Code gilt nicht für die Artikel in Ihrem Warenkorb.',
  'discount.refusedMINIMUM_NOT_REACHED': 'Dieser Code gilt für Bestellungen ab {amount}.',
  'discount.refusedNOT_WITH_THIS_EMAIL': 'Dieser Code wurde mit Ihrer E-Mail-Adresse bereits eingelöst.',
  'discount.refusedTOO_MANY_TRIES': 'Zu viele Versuche. Bitte versuchen Sie es in einer Stunde noch einmal.',
  'discount.cardDone': 'Die Geschenkkarte {code} wird beim Bezahlen verwendet.',
  'discount.cardPays': 'Geschenkkarte {code}',
  'discount.cardLeft': '{amount} bleiben darauf',
  'discount.cardDue': 'Noch zu zahlen',
  'discount.refusedCARD_UNKNOWN':
    'Eine Geschenkkarte mit diesem Code gibt es nicht, oder sie ist aufgebraucht. Bitte prüfen Sie die Eingabe.',
  'discount.refusedCARD_OTHER_CURRENCY':
    'Diese Geschenkkarte lautet auf eine andere Währung. Sie können sie im Shop des Landes einlösen, für das sie ausgestellt wurde.',
  'discount.refusedCARD_OTHER_GOODS':
    'Diese Geschenkkarte gilt nur für Waren mit einem bestimmten Steuersatz, und im Warenkorb liegen auch andere. Bestellen Sie diese getrennt.',
  'discount.refusedCARD_TOO_MANY': 'Eine Bestellung lässt sich mit höchstens fünf Geschenkkarten bezahlen.',
};

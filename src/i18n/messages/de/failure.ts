import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/failure.ts';

export const messages: Translated<typeof english> = {
  'error.title': 'Da ist etwas schiefgegangen',
  'error.text': 'Bei uns ist etwas schiefgegangen, und wir wissen schon davon. Meist genügt ein zweiter Versuch.',
  'error.request': 'Vorgangsnummer: {id}',
  'error.chunk': 'Ein Teil dieser Seite ist nicht angekommen, vielleicht fehlt etwas. Bitte laden Sie die Seite neu.',
  'error.reload': 'Seite neu laden',
  'error.unavailable':
    'Der Shop ist gerade nicht erreichbar. Es ist nichts verloren: Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  'error.tooMany': 'Das ging uns etwas zu schnell. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
  'error.badRequest':
    'Mit dieser Anfrage konnten wir nichts anfangen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'error.refusedLink': 'Dieser Link führt aus unserem Shop hinaus, deshalb sind wir ihm nicht gefolgt.',
  'error.offlineTitle': 'Sie sind offline',
  'error.offlineText':
    'Sie können weiterlesen. Was Sie eingegeben haben, bleibt stehen; den Rest holen wir nach, sobald die Verbindung wieder da ist.',
  'error.offlineStay': 'Ohne Internet lässt sich diese Seite nicht öffnen. Sie bleiben, wo Sie sind.',
  'error.backOnline': 'Die Verbindung ist wieder da. Alles ist auf dem neuesten Stand.',
  'error.notifications': 'Mitteilungen ({hotkey})',
  'error.notification': 'Hinweis',
  'error.close': 'Schließen',

  'notFound.text': 'Vielleicht ist sie umgezogen, oder in der Adresse steckt ein Tippfehler.',
  'notFound.toHome': 'Zur Startseite',
  'error.pasteTooLong':
    'In dieses Feld passen höchstens {limit} Zeichen, mit dem Eingefügten wären es {length}. Es wurde nichts eingefügt.',
};

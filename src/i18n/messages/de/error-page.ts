import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/error-page.ts';

export const messages: Translated<typeof english> = {
  'errorPage.title': 'Hier ist etwas schiefgegangen',
  'errorPage.failed':
    'Diese Seite ließ sich nicht anzeigen. Das liegt an uns, nicht an Ihnen. Bitte versuchen Sie es gleich noch einmal.',
  'errorPage.unavailable':
    'Der Shop macht eine kurze Pause. Laden Sie die Seite in ein paar Sekunden neu: Es ist nichts verloren.',
  'errorPage.refusedTitle': 'Dieses Formular konnten wir nicht annehmen',
  'errorPage.refused':
    'Die Seite, von der es kommt, ist veraltet oder nicht von uns. Gehen Sie zurück, laden Sie sie neu und senden Sie das Formular noch einmal ab. Es wurde nichts geändert.',
  'errorPage.wrongMethodTitle': 'Diese Adresse nimmt keine Formulare an',
  'errorPage.wrongMethod':
    'Es wurde nichts gesendet oder geändert. Gehen Sie zur vorigen Seite zurück und nutzen Sie deren Schaltflächen.',
  'errorPage.home': 'Zur Startseite',
};

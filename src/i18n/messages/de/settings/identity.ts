import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/settings/identity.ts';

export const messages: Translated<typeof english> = {
  'identitySettings.name': 'Name des Shops',
  'identitySettings.tagline': 'Slogan',
  'identitySettings.taglineHint': 'Steht im Titel der Startseite hinter dem Namen.',
  'identitySettings.logoAndIcon': 'Logo und Icon',
  'identitySettings.ownLogo': 'Ein eigenes Logo',
  'identitySettings.ownLogoHint': 'Ohne Logo zeigen die Seiten den Namen als Schriftzug.',
  'identitySettings.logoLight': 'Logo',
  'identitySettings.logoDark': 'Logo für die dunkle Ansicht',
  'identitySettings.logoDarkHint': 'Nur, wenn das Logo auf dunklem Hintergrund nicht zu lesen ist.',
  'identitySettings.icon': 'Icon',
  'identitySettings.iconHint':
    'Quadratisch, für den Browser-Tab und Startbildschirme. Ohne Icon steht dort eine schlichte Tasche in Ihren Farben.',
  'identitySettings.drawings': 'Zeichnungen für Seiten ohne Inhalt',
  'identitySettings.drawingsHint': 'Nur SVG. Ohne Zeichnung stehen dort nur Worte.',
  'identitySettings.emptyCart': 'Leerer Warenkorb',
  'identitySettings.notFound': 'Seite nicht gefunden',
  'identitySettings.failure': 'Etwas ist schiefgegangen',
  'identitySettings.apps': 'Apps',
  'identitySettings.appStores': 'Eigene Apps',
  'identitySettings.appStoresHint': 'Unter jeder Seite steht, wo es sie gibt.',
  'identitySettings.addApp': 'App hinzufügen',
  'identitySettings.store': 'Wo es sie gibt',
  'identitySettings.appUrl': 'Adresse',
  'identitySettings.choose': 'Datei auswählen',
  'identitySettings.chooseOther': 'Andere Datei auswählen',
  'identitySettings.noPicture': 'keine',
  'identitySettings.pictureSize': '{type}, {size} kB',
  'identitySettings.unusable':
    '„{file}“ lässt sich nicht verwenden. Wählen Sie eine SVG-, PNG-, JPEG- oder WebP-Datei, die sich im Browser öffnen lässt.',
  'identitySettings.unusableDrawing': '„{file}“ lässt sich nicht verwenden. Eine Zeichnung ist hier eine SVG-Datei.',
};

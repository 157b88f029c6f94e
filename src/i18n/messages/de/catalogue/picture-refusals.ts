import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/picture-refusals.ts';

export const messages: Translated<typeof english> = {
  'pictures.refused_NotAPicture':
    'Diese Datei ist kein Bild, das der Shop lesen kann. Verwenden Sie JPEG, PNG, WebP oder AVIF.',
  'pictures.refused_BrokenPicture':
    'Das Bild ist beschädigt oder unvollständig. Öffnen Sie das Original, speichern Sie es neu und wählen Sie es noch einmal.',
  'pictures.refused_AnimatedPicture':
    'Dieses Bild bewegt sich. Speichern Sie ein Einzelbild als JPEG oder PNG und wählen Sie dieses.',
  'pictures.refused_HeicPicture':
    'Das ist ein HEIC-Foto, das dieser Browser nicht lesen kann. Teilen Sie es auf dem iPhone als JPEG, oder wählen Sie Einstellungen > Kamera > Formate > „Maximale Kompatibilität“.',
  'pictures.refused_TooManyPixels':
    'Das Bild hat mehr als 64 Millionen Pixel. Verkleinern Sie es auf unter 8.000 × 8.000 und wählen Sie es noch einmal.',
  'pictures.refused_TooManyBytes':
    'Die Datei ist größer als 20 MB. Speichern Sie sie kleiner und wählen Sie sie noch einmal.',
  'pictures.refused_SignedOut':
    'Sie sind abgemeldet oder dürfen keine Bilder hinzufügen. Melden Sie sich in einem anderen Tab an und versuchen Sie es noch einmal.',
  'pictures.refused_Offline':
    'Die Verbindung ist mehrmals abgebrochen, und nichts wurde behalten. Versuchen Sie es, wenn sie besser ist.',
  'pictures.refused_StoreAway':
    'Der Bilderspeicher des Shops antwortet gerade nicht. Das Bild wurde nicht gespeichert: Versuchen Sie es in ein paar Minuten noch einmal.',
  'pictures.refused_StoreFull':
    'Der Bilderspeicher des Shops ist voll, das Bild wurde nicht gespeichert. Bitten Sie die Person, die den Server betreut, Platz zu schaffen.',
  'pictures.refused_StoreRefuses':
    'Der Bilderspeicher lässt den Shop nicht hinein, das Bild wurde nicht gespeichert. Bitten Sie die Person, die den Server betreut, die Schlüssel des Speichers zu prüfen.',
};

import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/pictures.ts';

export const messages: Translated<typeof english> = {
  'pictures.heading': 'Bilder',
  'pictures.drop': 'Bilder hier ablegen, einfügen oder Dateien auswählen',
  'pictures.camera': 'Foto aufnehmen',
  'pictures.fromLibrary': 'Aus der Bibliothek wählen',
  'pictures.uploading': '{name}: {percent} % gesendet',
  'pictures.leaveUploading': 'Ein Bild wird noch gesendet. Trotzdem verlassen?',
  'pictures.waitForUpload': 'Ein Bild wird noch gesendet. Speichern Sie, wenn es da ist, oder entfernen Sie es.',
  'pictures.retry': 'Noch einmal versuchen',
  'pictures.dismiss': 'Entfernen',
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
  'pictures.number': 'Bild {number} von {total}',
  'pictures.main': 'Erstes Bild',
  'pictures.earlier': 'Eins nach vorn',
  'pictures.later': 'Eins nach hinten',
  'pictures.moved': 'Das Bild ist jetzt Nummer {number} von {total}.',
  'pictures.edit': 'Bild {number} bearbeiten',
  'pictures.close': 'Fertig',
  'pictures.large': 'Große Ansicht',
  'pictures.alt': 'Was es zeigt ({language})',
  'pictures.altHint': 'Wird Menschen vorgelesen, die das Bild nicht sehen, und von Suchmaschinen gelesen.',
  'pictures.noAlt': 'Ohne Beschreibung: {languages}',
  'pictures.propose': 'Aus dem Titel ausfüllen',
  'pictures.belongsTo': 'Gezeigt bei',
  'pictures.wholeProduct': 'Das ganze Produkt',
  'pictures.focus':
    'Drücken Sie auf das, was sichtbar bleiben soll, wo ein Rahmen das Bild beschneidet. Pfeiltasten verschieben den Punkt.',
  'pictures.focusAt': 'Fokus: {x} % von links, {y} % von oben',
  'pictures.takeOff': 'Vom Produkt nehmen',
  'pictures.takenOff': 'Beim Speichern entfernt: {count}. Die Bibliothek behält sie.',
  'pictures.putBack': 'Zurückholen',
  'pictures.twice': 'Das Produkt hat dieses Bild schon.',
  'pictures.notLoaded': 'Noch nicht geladen',
  'pictures.order': 'Reihenfolge der Bilder',
  'pictures.picture': 'Bild',
  'pictures.there': 'Da',
  'pictures.gone': 'Entfernt',
  'pictures.library': 'Bilderbibliothek',
  'pictures.noneYet': 'Noch keine Bilder. Laden Sie das erste hoch, oder fügen Sie es einem Produkt hinzu.',
  'pictures.search': 'Datei, Beschreibung oder Produkt',
  'pictures.next': 'Ältere Bilder',
  'pictures.unnamed': 'Ohne Namen',
  'pictures.choose': '{name} wählen',
};

import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/content/redirects.ts';

export const messages: Translated<typeof english> = {
  'redirects.title': 'Weiterleitungen',
  'redirects.about':
    'Adressen, unter denen es keine Seite mehr gibt, und wohin sie jetzt führen. Ändert sich die Adresse eines Produkts, einer Kollektion, einer Seite oder eines Beitrags, leitet die alte von selbst weiter.',
  'redirects.noneYet':
    'Noch keine Weiterleitungen. Tragen Sie die Adressen Ihres früheren Shops ein, einzeln oder als Datei.',
  'redirects.new': 'Neue Weiterleitung',
  'redirects.missing': 'Diese Weiterleitung gibt es nicht',
  'redirects.toList': 'Alle Weiterleitungen',
  'redirects.from': 'Alte Adresse',
  'redirects.fromHint': 'Der Pfad, etwa /pages/about-us. Sie können auch die ganze Adresse einfügen.',
  'redirects.to': 'Führt zu',
  'redirects.toHint': 'Ein Pfad dieses Shops, etwa /de/p/becher, oder eine Adresse mit https://.',
  'redirects.state': 'Status',
  'redirects.state_dead': 'Führt ins Leere',
  'redirects.state_covered': 'Seite vorhanden',
  'redirects.state_unused': 'Noch nicht genutzt',
  'redirects.state_used': 'In Gebrauch',
  'redirects.search': 'Adresse suchen',
  'redirects.hits': 'Weitergeleitet',
  'redirects.lastAt': 'Zuletzt',
  'redirects.saved': '{path} leitet weiter.',
  'redirects.shortened': 'Direkt als {target} gespeichert: Die eingegebene Adresse leitet selbst dorthin weiter.',
  'redirects.ledOn': {
    one: '{count} Besuch weitergeleitet, zuletzt {at}.',
    other: '{count} Besuche weitergeleitet, zuletzt {at}.',
  },
  'redirects.deadText':
    'Unter dem Ziel gibt es keine Seite des Shops. Wer hier landet, findet nichts: Wählen Sie ein anderes Ziel.',
  'redirects.coveredText':
    'Unter der alten Adresse gibt es eine Seite des Shops, deshalb wird niemand von ihr weggeleitet.',
  'redirects.remove': 'Weiterleitung entfernen',
  'redirects.removeSure': 'Wer {path} öffnet, findet dann keine Seite mehr.',
  'redirects.removeYes': 'Ja, entfernen',
  'redirects.keep': 'Behalten',
  'redirects.removed': '{path} leitet nicht mehr weiter.',
  'redirects.badTarget': 'Ein Pfad wie /de/p/becher oder eine Adresse mit https://',
  'redirects.import': 'CSV importieren',
  'redirects.importHint':
    'Eine CSV-Datei mit zwei Spalten, alte und neue Adresse, wie Shopify sie exportiert. Adressen, die nicht darin stehen, bleiben unverändert.',
  'redirects.chooseFile': 'Datei auswählen',
  'redirects.importing': 'Wird importiert …',
  'redirects.fileTooLarge':
    'Die Datei ist größer als 900 KB. Teilen Sie sie auf oder nutzen Sie den Befehl „kasa redirects import“.',
  'redirects.imported': '{created} angelegt, {updated} geändert, {unchanged} unverändert.',
  'redirects.importShortened': {
    one: '{count} führt jetzt direkt ans Ziel statt über eine andere Weiterleitung.',
    other: '{count} führen jetzt direkt ans Ziel statt über andere Weiterleitungen.',
  },
  'redirects.importRefused': {
    one: '{count} Zeile ist fehlerhaft, deshalb wurde nichts importiert. Korrigieren Sie sie und wählen Sie die Datei erneut aus.',
    other:
      '{count} Zeilen sind fehlerhaft, deshalb wurde nichts importiert. Korrigieren Sie sie und wählen Sie die Datei erneut aus.',
  },
  'redirects.line': 'Zeile {line}',
  'redirects.refusal_PathInvalid': 'Das ist keine Adresse einer Seite. Geben Sie einen Pfad wie /pages/about-us ein.',
  'redirects.refusal_TargetInvalid':
    'Dorthin kann nicht weitergeleitet werden. Geben Sie einen Pfad wie /de/p/becher oder eine Adresse mit https:// ein.',
  'redirects.refusal_Circle':
    'Die Weiterleitung würde zu sich selbst zurückführen. Wählen Sie eine Seite, die es gibt.',
  'redirects.refusal_TooMany':
    'Es wären mehr als 50.000 Weiterleitungen. Lassen Sie /products/… und /collections/… weg, die ihre Seite von selbst finden.',
  'redirects.refusal_PathTaken': 'Diese Adresse führt schon irgendwohin. Ändern Sie stattdessen diese Weiterleitung.',
  'redirects.refusal_RedirectUnknown': 'Diese Weiterleitung gibt es nicht mehr. Gehen Sie zurück zur Liste.',
  'redirects.refusal_FileInvalid': 'Das ist keine CSV-Datei mit zwei Spalten.',
  'redirects.refusal_other': 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
};

import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/points.ts';

export const messages: Translated<typeof english> = {
  'points.title': 'Versand',
  'points.intro': 'Wie Pakete unterwegs sind und wo sie abgeholt werden.',
  'points.set': 'Versandarten, Preise und Zeiten festlegen',
  'points.ways': 'Versandarten',
  'points.kind_courier': 'bis an die Tür',
  'points.kind_locker': 'Paketautomat',
  'points.kind_point': 'Abholstelle',
  'points.offered': 'wird angeboten',
  'points.notOffered': 'wird noch nicht angeboten: Die Abholstellen fehlen',
  'points.notOfferedIn': 'wird hier nicht angeboten: {countries}. Dort fehlen die Abholstellen',
  'points.lists': 'Abholstellen',
  'points.none': 'Keine Versandart führt zu einem Paketautomaten oder einer Abholstelle.',
  'points.noPoints': 'Noch keine Abholstellen',
  'points.count': { one: '{number} Abholstelle', other: '{number} Abholstellen' },
  'points.countAt': {
    one: '{number} Abholstelle, Stand: {moment}',
    other: '{number} Abholstellen, Stand: {moment}',
  },
  'points.load': 'Abholstellen holen',
  'points.loadAgain': 'Abholstellen aktualisieren',
  'points.loadOf': '{action}: {carrier}',
  'points.fromCarrier': 'Die Liste kommt von {carrier} selbst. Danach wird sie jede Woche aktualisiert.',
  'points.fromFile': 'Sie kommen aus einer JSON-Datei mit höchstens {size} MB. Wie sie aussieht, sagt {command}.',
  'points.withKeys': 'Mit {secrets} holen Sie die Liste von {carrier} mit einem Klick: {command}',
  'points.file': 'Datei mit Abholstellen von {carrier}',
  'points.upload': 'Datei hochladen',
  'points.underWay': 'Wird geholt',
  'points.progress': '{done} von {total}',
  'points.leftOut': {
    one: '{count} Eintrag des Paketdienstes ist unbrauchbar und wurde ausgelassen.',
    other: '{count} Einträge des Paketdienstes sind unbrauchbar und wurden ausgelassen.',
  },
  'points.toClosed':
    'Diese Bestellungen warten auf den Versand an Abholstellen, die inzwischen geschlossen sind. Fragen Sie die Käufer nach einer anderen.',
  'points.asked': 'Die Abholstellen von {carrier} werden geholt. Sie können weiterarbeiten.',
  'points.kept': 'Die bisherigen Abholstellen sind noch da.',
  'points.notSent': 'Die Datei ist nicht angekommen. Prüfen Sie die Verbindung, und laden Sie sie noch einmal hoch.',
  'points.PointsNoSource':
    'Ohne die Zugangsdaten lässt sich die Liste nicht abfragen. Hinterlegen Sie sie, oder laden Sie eine Datei hoch.',
  'points.PointsAway':
    'Der Paketdienst hat nicht geantwortet. Versuchen Sie es in einigen Minuten noch einmal; hilft das nicht, prüfen Sie, ob der Server das Internet erreicht.',
  'points.PointsKeysRefused':
    'Der Paketdienst lehnt die Zugangsdaten ab. Hinterlegen Sie sie neu, und versuchen Sie es noch einmal.',
  'points.PointsUnreadable':
    'Die Antwort des Paketdienstes war nicht zu verstehen. Versuchen Sie es später, oder laden Sie eine Datei hoch.',
  'points.PointsCutOff': 'Die Liste kam unvollständig an. Versuchen Sie es noch einmal.',
  'points.PointsNotJson':
    'Die Datei ist kein JSON in UTF-8, oder sie bricht mittendrin ab. Speichern Sie sie neu, und laden Sie sie noch einmal hoch.',
  'points.PointsWrong':
    'Ein Eintrag der Datei ist unbrauchbar oder gehört zu einem anderen Paketdienst. Berichtigen Sie ihn, und laden Sie die Datei noch einmal hoch.',
  'points.PointsFileTooLarge': 'Die Datei ist zu groß.',
  'points.PointsEmpty': 'Die Liste enthält keine geöffnete Abholstelle.',
  'points.PointsTooMany':
    'Die Liste ist viel länger als alle Abholstellen eines Paketdienstes. Sie wurde nicht übernommen.',
  'points.PointsFewer':
    'Die Liste hat weniger als halb so viele Abholstellen wie bisher und ist vielleicht unvollständig. Stimmt sie, übernehmen Sie sie mit {command}.',
  'points.PointsUnderWay': 'Die Abholstellen dieses Paketdienstes werden gerade geholt.',
  'points.PointsUnknownCarrier':
    'Keine Versandart führt mehr zu Abholstellen dieses Paketdienstes. Laden Sie die Seite neu.',
};

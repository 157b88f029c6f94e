import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/home-editor.ts';

export const messages: Translated<typeof english> = {
  'homeEditor.title': 'Startseite',
  'homeEditor.unpublished': 'Entwurf, noch nicht veröffentlicht',
  'homeEditor.composed': 'Automatisch zusammengestellt',
  'homeEditor.composedHint':
    'Sie haben keine eigene Startseite. Diese ist aus dem zusammengestellt, was Ihr Shop hat, und ändert sich mit ihm, bis Sie Ihre eigene veröffentlichen.',
  'homeEditor.live': 'Im Shop',
  'homeEditor.plannedWith': 'Entwurf, der am {moment} online geht',
  'homeEditor.publish': 'Veröffentlichen',
  'homeEditor.publishAt': 'Veröffentlichung planen',
  'homeEditor.publishDay': 'Tag',
  'homeEditor.publishTime': 'Uhrzeit',
  'homeEditor.planDraft': 'Mit diesem Termin speichern',
  'homeEditor.noPlan': 'Ohne Termin',
  'homeEditor.discard': 'Entwurf verwerfen',
  'homeEditor.discardAsk': 'Den Entwurf verwerfen? Die Seite im Shop bleibt, wie sie ist.',
  'homeEditor.saved': 'Entwurf gespeichert',
  'homeEditor.published': 'Veröffentlicht',
  'homeEditor.planned_done': 'Gespeichert; geht zum geplanten Termin online',
  'homeEditor.discarded': 'Entwurf verworfen',
  'homeEditor.refusedAt': 'Bitte prüfen: {fields}',
  'homeEditor.changedSince':
    '{by} hat inzwischen andere Änderungen an denselben Blöcken veröffentlicht. Ihr Entwurf bleibt erhalten.',
  'homeEditor.publishOver': 'Meinen trotzdem veröffentlichen',
  'homeEditor.publishInvalid':
    'Dieser Zeitpunkt ist nicht eindeutig: Er fällt in die Zeitumstellung und fehlt in dieser Nacht oder kommt zweimal vor, oder das Datum stimmt nicht. Bitte wählen Sie einen anderen.',
  'homeEditor.publishPast': 'Dieser Termin ist vorbei: Wählen Sie einen späteren, oder veröffentlichen Sie sofort.',
  'homeEditor.failed':
    'Die geplante Veröffentlichung hat nicht geklappt. Prüfen Sie den Entwurf, und veröffentlichen Sie ihn noch einmal.',
  'homeEditor.general': 'Was Suchmaschinen erfahren',
  'homeEditor.description': 'Der Shop in zwei Sätzen',
  'homeEditor.descriptionHint':
    'Für Suchergebnisse und geteilte Links. Lassen Sie es leer, schreiben wir etwas Passendes.',
  'homeEditor.allGoods': 'Die Seite mit allen Produkten',
  'homeEditor.allGoodsHint': 'Steht über der Liste aller Produkte.',
  'homeEditor.versions': 'Frühere Versionen',
  'homeEditor.version': 'Version {version}',
  'homeEditor.now': 'jetzt im Shop',
  'homeEditor.goBack': 'Zurück zu dieser Version',
  'homeEditor.wentBack': 'Version {version} ist wieder im Shop',
  'homeEditor.automatic': 'Aus dem zusammengestellt, was Ihr Shop hat',
  'homeEditor.goAutomatic': 'Zurück zur automatischen Startseite',
  'homeEditor.wentAutomatic': 'Die Startseite stellt sich wieder von selbst zusammen',
};

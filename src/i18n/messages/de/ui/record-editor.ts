import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/ui/record-editor.ts';

export const messages: Translated<typeof english> = {
  'record.save': 'Speichern',
  'record.unsaved': 'Noch nicht gespeichert',
  'record.leave': 'Sie haben Ihre Änderungen nicht gespeichert. Die Seite trotzdem verlassen?',
  'record.problems': 'Einige Felder stimmen nicht. Die betroffenen sind markiert.',
  'record.merged': 'Gespeichert, zusammen mit dem, was inzwischen jemand anderes geändert hat.',
  'record.changed': 'Inzwischen hat jemand anderes gespeichert',
  'record.changedBy': 'Inzwischen hat {by} gespeichert',
  'record.decide':
    'Sie haben beide dieselben Felder geändert. Nichts ist verloren, und von Ihnen ist noch nichts gespeichert: Wählen Sie, was bleiben soll.',
  'record.mine': 'Ihre Version',
  'record.theirs': 'Andere Version',
  'record.keepMine': 'Meine behalten',
  'record.takeTheirs': 'Andere übernehmen',
  'record.keepAllMine': 'Alles von mir behalten',
  'record.takeAllTheirs': 'Alle anderen übernehmen',
  'record.removed': 'Entfernt',
  'record.empty': 'Nichts',
  'record.typingBack': 'Was Sie geschrieben und nicht gespeichert hatten, ist wieder da.',
  'record.closed': 'Das lässt sich nicht mehr ändern, und was Sie geschrieben haben, ist nicht gespeichert.',
  'record.discardTyping': 'Verwerfen',
};

import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/menu-editor.ts';

export const messages: Translated<typeof english> = {
  'menuEditor.title': 'Menü des Shops',
  'menuEditor.intro':
    'Was in der Kopfzeile und im Menü auf dem Handy steht, in dieser Reihenfolge. Die Fußzeile nennt jede Seite des Shops, die rechtlichen immer.',
  'menuEditor.inMenu': 'Im Menü',
  'menuEditor.automatic':
    'Noch hat niemand gewählt: Hier stehen die Kollektionen mit den meisten Produkten. Die erste Änderung macht es zu Ihrer Reihenfolge.',
  'menuEditor.others': 'Nicht im Menü',
  'menuEditor.show': 'Ins Menü aufnehmen: {title}',
  'menuEditor.hide': 'Aus dem Menü nehmen: {title}',
  'menuEditor.moved': '{title}: jetzt an Stelle {place} von {count}',
  'menuEditor.shown': '{title} steht im Menü',
  'menuEditor.hiddenNow': '{title} steht nicht mehr im Menü',
  'menuEditor.fillUpTo': 'Menü auffüllen bis',
  'menuEditor.fillUpHint': 'Mit den größten Kollektionen, die niemand eingeordnet oder ausgeblendet hat.',
  'menuEditor.pages': 'Seiten nach den Kollektionen',
  'menuEditor.pagesHint': 'Etwa „Über uns“. In der Fußzeile bleiben sie auch.',
  'menuEditor.addPage': 'Seite hinzufügen',
  'menuEditor.choosePage': 'Seite wählen',
  'menuEditor.removePage': 'Herausnehmen: {title}',
  'menuEditor.articles': 'Beiträge',
  'menuEditor.articlesHint': 'Der Link zur Liste erscheint, sobald es in der Sprache der Seite einen Beitrag gibt.',
  'menuEditor.articlesInHeader': 'In der Kopfzeile, nach den Seiten',
  'menuEditor.articlesInFooter': 'In der Fußzeile',
  'menuEditor.saved': 'Menü gespeichert',
  'menuEditor.failed': 'Das Menü konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  'menuEditor.products': 'Produkte: {count}',
  'menuEditor.goneCollection': '(nichts im Verkauf: wird nicht gezeigt)',
  'menuEditor.gonePage': '(nicht mehr da: wird nicht gezeigt)',
  'menuEditor.up': 'Nach oben: {title}',
  'menuEditor.down': 'Nach unten: {title}',
};

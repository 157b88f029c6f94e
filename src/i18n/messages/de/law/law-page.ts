import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/law/law-page.ts';

export const messages: Translated<typeof english> = {
  'lawPage.title': 'Recht',
  'lawPage.missing': 'Es fehlt',
  'lawPage.toConfirm': 'Bitte bestätigen',
  'lawPage.met': 'Erfüllt',
  'lawPage.notApplicable': 'Trifft nicht zu',
  'lawPage.mend': 'Ergänzen',
  'lawPage.source': 'Grundlage',
  'lawPage.more': 'und {count} weitere',
  'lawPage.noneMissing': 'Es fehlt nichts, was wir prüfen können.',
  'lawPage.intro':
    'Was das Gesetz von einem Shop wie Ihrem verlangt, und wie Ihrer dasteht. Nichts davon ist Rechtsberatung.',
  'lawPage.record': 'Verarbeitungsverzeichnis, Empfänger und Cookies',
  'lawPage.noticeGet': 'Zur amtlichen Datei',
  'lawPage.noticeOf': 'Mitteilung auf {language}',
  'lawPage.noticeNone': 'keine: an ihrer Stelle steht ein Satz',
  'lawPage.noticeUpload': 'Datei wählen',
  'lawPage.noticeReplace': 'Ersetzen',
  'lawPage.noticeRemove': 'Entfernen',
  'lawPage.noticeHint':
    'PNG, JPEG, WebP, SVG oder PDF, höchstens {size} MB. Die Datei bleibt Byte für Byte, wie sie ist; vergleichen Sie ihre Prüfsumme (SHA-256) mit der der Kommission.',
  'lawPage.noticeSet': 'Die Mitteilung wird ab jetzt gezeigt.',
  'lawPage.noticeRemoved': 'Dort steht wieder der Satz.',
  'lawPage.noticeTooLarge': 'Die Datei ist größer als {size} MB. Nehmen Sie die amtliche Datei, wie sie ist.',
  'lawPage.noticeNotShown':
    'Das ist weder PNG, JPEG, WebP oder SVG noch PDF. Die Kommission bietet die Datei in mehreren Formaten an.',
  'lawPage.noticeFailed': 'Die Datei ist nicht angekommen. Bitte versuchen Sie es noch einmal.',
  'lawPage.noticeShow': 'Datei zeigen',
  'lawPage.checksum': 'Prüfsumme',
  'recordPage.title': 'Personenbezogene Daten: Verzeichnis und Cookies',
  'recordPage.print': 'Drucken',
  'recordPage.download': 'Herunterladen',
  'recordPage.toLaw': 'Zurück zum Recht',
};

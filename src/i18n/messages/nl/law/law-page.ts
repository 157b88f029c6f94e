import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/law/law-page.ts';

export const messages: Translated<typeof english> = {
  'lawPage.title': 'Wet',
  'lawPage.missing': 'Ontbreekt',
  'lawPage.toConfirm': 'Zelf te bevestigen',
  'lawPage.met': 'In orde',
  'lawPage.notApplicable': 'Niet van toepassing',
  'lawPage.mend': 'Aanvullen',
  'lawPage.source': 'Bron',
  'lawPage.more': 'en nog {count}',
  'lawPage.noneMissing': 'Er ontbreekt niets wat we kunnen nagaan.',
  'lawPage.intro':
    'Wat de wet van een winkel als de jouwe vraagt, en hoe die ervoor staat. Dit is geen juridisch advies.',
  'lawPage.record': 'Verwerkingsregister, ontvangers en cookies',
  'lawPage.noticeGet': 'Naar het officiële bestand',
  'lawPage.noticeOf': 'Mededeling in het {language}',
  'lawPage.noticeNone': 'geen: op die plek staat een zin',
  'lawPage.noticeUpload': 'Kies een bestand',
  'lawPage.noticeReplace': 'Vervangen',
  'lawPage.noticeRemove': 'Verwijderen',
  'lawPage.noticeHint':
    'PNG, JPEG, WebP, SVG of PDF, hoogstens {size} MB. Het bestand blijft byte voor byte hetzelfde; vergelijk de controlesom (SHA-256) met die van de Commissie.',
  'lawPage.noticeSet': 'De mededeling wordt vanaf nu getoond.',
  'lawPage.noticeRemoved': 'Op die plek staat weer de zin.',
  'lawPage.noticeTooLarge': 'Het bestand is groter dan {size} MB. Neem het officiële bestand zoals het is.',
  'lawPage.noticeNotShown':
    'Dit is geen PNG, JPEG, WebP, SVG of PDF. De Commissie biedt het bestand in meerdere formaten aan.',
  'lawPage.noticeFailed': 'Het bestand is niet aangekomen. Probeer het nog eens.',
  'lawPage.noticeShow': 'Bestand tonen',
  'lawPage.checksum': 'Controlesom',
  'recordPage.title': 'Persoonsgegevens: register en cookies',
  'recordPage.print': 'Afdrukken',
  'recordPage.download': 'Downloaden',
  'recordPage.toLaw': 'Terug naar de wet',
};

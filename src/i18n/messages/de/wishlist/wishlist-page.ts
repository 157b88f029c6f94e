import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/wishlist/wishlist-page.ts';

export const messages: Translated<typeof english> = {
  'wishlist.lead': 'Ihre Liste liegt nur in diesem Browser. Niemand sonst sieht sie, bis Sie ihren Link verschicken.',
  'wishlist.inAccount': 'Die Liste in Ihrem Konto',
  'wishlist.needsScripts':
    'Die Wunschliste liegt in Ihrem Browser und lässt sich ohne Skripte nicht lesen. Erlauben Sie diesem Shop Skripte, um Artikel zu merken und hier zu sehen. Eine Liste, die Ihnen jemand geschickt hat, erscheint auch ohne.',
  'wishlist.emptyText': 'Drücken Sie bei einem Artikel auf das Herz, dann wartet er hier auf Sie.',
  'wishlist.link': 'Link zu dieser Liste',
  'wishlist.copy': 'Link kopieren',
  'wishlist.copied': 'Der Link ist kopiert. Wer ihn öffnet, sieht die Liste, wie sie jetzt ist.',
  'wishlist.notCopied': 'Ihr Browser hat das Kopieren nicht erlaubt. Öffnen Sie den Link und kopieren Sie die Adresse.',
  'wishlist.failed':
    'Die Liste konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'wishlist.sharedTitle': 'Eine Wunschliste für Sie',
  'wishlist.sharedLead': 'Jemand hat Ihnen diese Liste geschickt. Preise und Verfügbarkeit sind von heute.',
  'wishlist.sharedEmpty': 'Von dieser Liste ist zurzeit nichts im Verkauf.',
  'wishlist.saveAll': 'Alles auf meine Wunschliste',
  'wishlist.mine': 'Meine Wunschliste',
};

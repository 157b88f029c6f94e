import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/wishlist/wishlist.ts';

export const messages: Translated<typeof english> = {
  'wishlist.title': 'Wunschliste',
  'wishlist.lead': 'Ihre Liste liegt nur in diesem Browser. Niemand sonst sieht sie, bis Sie ihren Link verschicken.',
  'wishlist.inAccount': 'Die Liste in Ihrem Konto',
  'wishlist.needsScripts':
    'Die Wunschliste liegt in Ihrem Browser und lässt sich ohne Skripte nicht lesen. Erlauben Sie diesem Shop Skripte, um Artikel zu merken und hier zu sehen. Eine Liste, die Ihnen jemand geschickt hat, erscheint auch ohne.',
  'wishlist.emptyText': 'Drücken Sie bei einem Artikel auf das Herz, dann wartet er hier auf Sie.',
  'wishlist.count': { one: '{count} Artikel', other: '{count} Artikel' },
  'wishlist.link': 'Link zu dieser Liste',
  'wishlist.copy': 'Link kopieren',
  'wishlist.copied': 'Der Link ist kopiert. Wer ihn öffnet, sieht die Liste, wie sie jetzt ist.',
  'wishlist.notCopied': 'Ihr Browser hat das Kopieren nicht erlaubt. Öffnen Sie den Link und kopieren Sie die Adresse.',
  'wishlist.remove': 'Entfernen',
  'wishlist.removeItem': '{title} entfernen',
  'wishlist.add': 'In den Warenkorb',
  'wishlist.addItem': 'In den Warenkorb: {title}',
  'wishlist.choose': 'Ausführung wählen',
  'wishlist.chooseItem': 'Ausführung wählen: {title}',
  'wishlist.notAdded':
    'Das hat nicht geklappt: Vielleicht ist der Artikel gerade ausverkauft. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'wishlist.cardsAlone':
    'Geschenkkarten werden für sich bestellt. Bestellen Sie zuerst, was im Warenkorb liegt, oder nehmen Sie es heraus.',
  'wishlist.gone': {
    one: '{count} Artikel auf Ihrer Liste wird zurzeit nicht verkauft.',
    other: '{count} Artikel auf Ihrer Liste werden zurzeit nicht verkauft.',
  },
  'wishlist.removeGone': 'Nicht verkaufte entfernen',
  'wishlist.failed':
    'Die Liste konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'wishlist.sharedTitle': 'Eine Wunschliste für Sie',
  'wishlist.sharedLead': 'Jemand hat Ihnen diese Liste geschickt. Preise und Verfügbarkeit sind von heute.',
  'wishlist.sharedEmpty': 'Von dieser Liste ist zurzeit nichts im Verkauf.',
  'wishlist.saveAll': 'Alles auf meine Wunschliste',
  'wishlist.mine': 'Meine Wunschliste',
};

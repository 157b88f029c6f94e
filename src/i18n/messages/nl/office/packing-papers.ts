import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/packing-papers.ts';

export const messages: Translated<typeof english> = {
  'papers.slip': 'Pakbon',
  'papers.order': 'Bestelling {number}',
  'papers.orderedOn': 'Besteld op {date}',
  'papers.continued': 'Bestelling {number}, vervolg',
  'papers.code': 'Kortingscode {code}',
  'papers.shipTo': 'Afleveradres',
  'papers.delivery': 'Bezorging',
  'papers.note': 'Je opmerking',
  'papers.article': 'Artikel',
  'papers.sku': 'Art.nr.',
  'papers.quantity': 'Aantal',
  'papers.restIsSent': 'De andere artikelen van deze bestelling zijn al onderweg.',
  'papers.thanks': 'Bedankt voor je bestelling!',
  'papers.pickList': 'Picklijst',
  'papers.orderCount': { one: '{count} bestelling', other: '{count} bestellingen' },
  'papers.articleCount': { one: '{count} artikel', other: '{count} artikelen' },
  'papers.forOrders': 'Voor bestellingen',
  'papers.pickContinued': 'Picklijst, vervolg',
  'papers.onlyFirst': 'De oudste {count} van {total} openstaande bestellingen. Print opnieuw als deze zijn verzonden.',
  'papers.tooManyTitle': 'Te veel bestellingen tegelijk',
  'papers.tooMany': 'In één document passen hoogstens {count} bestellingen. Kies er minder.',
  'papers.nothingTitle': 'Er is niets te printen',
  'papers.nothing': 'Geen van deze bestellingen hoeft nog te worden ingepakt.',
};

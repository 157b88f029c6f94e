import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/description.ts';

export const messages: Translated<typeof english> = {
  'description.cart':
    'Ihr Warenkorb bei {shop}: Mengen ändern, Artikel entfernen, die Summe mit MwSt. sehen und zur Kasse gehen.',
  'description.checkout': 'Bestellen bei {shop}: Adresse, Lieferung und Zahlung auf einer Seite, ohne Kundenkonto.',

  'shop.description': 'Online einkaufen bei {shop}: in Ruhe stöbern, sicher bezahlen und bequem liefern lassen.',
  'shop.allGoods': 'Unser ganzes Sortiment auf einen Blick.',
  'shop.collections': 'Nach Kollektion stöbern',
  'shop.mostBought': 'Am meisten gekauft',
  'shop.across': 'Aus unserem Sortiment',
  'shop.look': 'Genauer ansehen',
  'shop.more': 'Weiterlesen',
  'shop.service': 'Gut zu wissen',
  'shop.delivery': 'Lieferung',
  'shop.courier': 'Kurier ab {price}.',
  'shop.courierUntil': 'Kurier ab {price}, kostenlos ab {freeFrom}.',
  'shop.courierFree': 'Der Kurier liefert kostenlos.',

  'company.vatId': 'USt-IdNr. {value}',
  'company.nip': 'NIP {value}',
  'company.registryNumber': 'Registernummer {value}',
  'company.krs': 'KRS {value}',
  'company.kvk': 'KvK {value}',
  'company.wIdNr': 'W-IdNr. {value}',
  'company.lucid': 'LUCID {value}',
  'company.weee': 'WEEE-Reg.-Nr. {value}',
  'company.batteries': 'Batt-Reg.-Nr. {value}',
  'company.bdo': 'BDO {value}',
  'company.responsiblePerson': 'Vertreten durch {value}',
  'company.phone': 'Tel. {value}',

  'terms.importVat':
    'Die Adresse liegt außerhalb des Mehrwertsteuergebiets der EU: Der Preis enthält keine Mehrwertsteuer, und bei der Ankunft des Pakets können Einfuhrumsatzsteuer und Zoll anfallen.',
  'terms.importVatAlone':
    'Die Adresse liegt außerhalb des Mehrwertsteuergebiets der EU: Der Preis enthält keine Mehrwertsteuer, und bei der Ankunft des Pakets können Einfuhrumsatzsteuer oder eine andere Steuer des Ortes anfallen, aber kein Zoll.',
  'terms.lead': 'Für Ihre Bestellung gelten:',
  'exception.order_custom':
    'Nach Ihren Vorgaben angefertigt oder eindeutig auf Ihre persönlichen Bedürfnisse zugeschnitten, daher ohne Widerrufsrecht: {goods}.',
  'exception.order_perishable': 'Schnell verderblich oder nur kurz haltbar, daher ohne Widerrufsrecht: {goods}.',
  'exception.order_sealed_hygiene':
    'Aus Gründen des Gesundheitsschutzes oder der Hygiene versiegelt, das Widerrufsrecht erlischt, wenn Sie die Versiegelung entfernen: {goods}.',
  'exception.order_sealed_media':
    'Versiegelte Aufnahmen oder Software, das Widerrufsrecht erlischt, wenn Sie die Versiegelung entfernen: {goods}.',
  'exception.defects': 'Ihre Rechte bei Mängeln bleiben bestehen.',
  'exception.product_custom':
    'Wird nach Ihren Vorgaben angefertigt oder eindeutig auf Ihre persönlichen Bedürfnisse zugeschnitten: Es besteht kein Widerrufsrecht.',
  'exception.product_perishable': 'Schnell verderblich oder nur kurz haltbar: Es besteht kein Widerrufsrecht.',
  'exception.product_sealed_hygiene':
    'Aus Gründen des Gesundheitsschutzes oder der Hygiene versiegelt: Entfernen Sie die Versiegelung, erlischt das Widerrufsrecht.',
  'exception.product_sealed_media':
    'Versiegelte Aufnahme oder Software: Entfernen Sie die Versiegelung, erlischt das Widerrufsrecht.',
  'exception.line_custom': 'nach Ihren Vorgaben angefertigt',
  'exception.line_perishable': 'schnell verderblich',
  'exception.line_sealed_hygiene': 'nur mit unversehrter Versiegelung',
  'exception.line_sealed_media': 'nur mit unversehrter Versiegelung',
  'terms.reviews':
    'Nach der Lieferung bitten wir einmal per E-Mail um eine Bewertung. Widerspruch jederzeit zum Basistarif.',
  'guarantee.title': 'Gesetzliches Gewährleistungsrecht',
  'guarantee.text':
    'Gesetzliches Gewährleistungsrecht: Mindestens {years} Jahre ab Lieferung haftet der Verkäufer, wenn die Ware nicht dem Vertrag entspricht.',
  'guarantee.link': 'Ihre Rechte bei „Ihr Europa“',
  'guarantee.openFile': 'Amtliche Mitteilung öffnen',
  'garan.title': 'Haltbarkeitsgarantie (GARAN)',
  'garan.text':
    'Der Hersteller garantiert kostenlos die Haltbarkeit von {brand} {model}; Dauer: {years}. Ihre gesetzlichen Gewährleistungsrechte bleiben davon unberührt.',
};

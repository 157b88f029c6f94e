import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/description.ts';

export const messages: Translated<typeof english> = {
  'description.cart':
    'Ihr Warenkorb bei {shop}: Mengen ändern, Artikel entfernen, die Summe mit MwSt. sehen und zur Kasse gehen.',
  'description.checkout': 'Bestellen bei {shop}: Adresse, Lieferung und Zahlung auf einer Seite, ohne Kundenkonto.',

  'shop.headline': 'Schauen Sie sich um',
  'shop.lead': 'Suchen Sie sich etwas Schönes aus. Wir packen es sorgfältig ein und schicken es auf den Weg.',
  'shop.description': 'Online einkaufen bei {shop}: in Ruhe stöbern, sicher bezahlen und bequem liefern lassen.',
  'shop.allGoods': 'Unser ganzes Sortiment auf einen Blick.',
  'shop.collections': 'Nach Kollektion stöbern',

  'company.vatId': 'USt-IdNr. {value}',
  'company.nip': 'NIP {value}',
  'company.regon': 'REGON {value}',
  'company.krs': 'KRS {value}',
  'company.ico': 'IČO {value}',
  'company.kvk': 'KvK {value}',
  'company.wIdNr': 'W-IdNr. {value}',
  'company.lucid': 'LUCID {value}',
  'company.responsiblePerson': 'Vertreten durch {value}',
  'company.phone': 'Tel. {value}',

  'terms.lead': 'Für Ihre Bestellung gelten:',
  'terms.reviews':
    'Einige Tage nach der Lieferung nutzen wir Ihre E-Mail-Adresse, um Sie einmal um eine Bewertung Ihres Einkaufs zu bitten. Sie können dem jederzeit widersprechen, per E-Mail an uns oder über den Link in unserer, ohne dass hierfür andere als die Übermittlungskosten nach den Basistarifen entstehen.',
  'guarantee.title': 'Gesetzliches Gewährleistungsrecht',
  'guarantee.text':
    'Gesetzliches Gewährleistungsrecht: Mindestens 2 Jahre ab Lieferung haftet der Verkäufer, wenn die Ware nicht dem Vertrag entspricht.',
  'guarantee.link': 'Ihre Rechte bei „Ihr Europa“',
  'guarantee.openFile': 'Amtliche Mitteilung öffnen',
  'garan.title': 'Haltbarkeitsgarantie (GARAN)',
  'garan.text':
    'Der Hersteller garantiert kostenlos die Haltbarkeit von {brand} {model}; Dauer: {years}. Ihre gesetzlichen Gewährleistungsrechte bleiben davon unberührt.',
};

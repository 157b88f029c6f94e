import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/description.ts';

export const messages: Translated<typeof english> = {
  'description.cart':
    'Je winkelwagen bij {shop}: pas aantallen aan, haal er iets uit, bekijk het totaal met btw en ga naar de kassa.',
  'description.checkout': 'Bestellen bij {shop}: adres, bezorging en betaling op één pagina, zonder account.',

  'shop.description': 'Online winkelen bij {shop}: bekijk het assortiment, betaal veilig en laat het thuisbezorgen.',
  'shop.allGoods': 'Ons hele assortiment op één plek.',
  'shop.collections': 'Bekijk onze collecties',
  'shop.mostBought': 'Meest gekocht',
  'shop.across': 'Uit ons assortiment',
  'shop.look': 'Van dichtbij bekijken',
  'shop.more': 'Lees verder',
  'shop.service': 'Goed om te weten',
  'shop.delivery': 'Bezorging',
  'shop.courier': 'Koerier vanaf {price}.',
  'shop.courierUntil': 'Koerier vanaf {price}, gratis vanaf {freeFrom}.',
  'shop.courierFree': 'De koerier bezorgt gratis.',

  'company.vatId': 'Btw-id {value}',
  'company.nip': 'NIP {value}',
  'company.registryNumber': 'Registratienummer {value}',
  'company.krs': 'KRS {value}',
  'company.kvk': 'KvK {value}',
  'company.wIdNr': 'W-IdNr. {value}',
  'company.lucid': 'LUCID {value}',
  'company.weee': 'WEEE-registratienr. {value}',
  'company.batteries': 'Batterijregistratienr. {value}',
  'company.bdo': 'BDO {value}',
  'company.responsiblePerson': 'Vertegenwoordigd door {value}',
  'company.phone': 'Tel. {value}',

  'terms.importVat':
    'Het adres ligt buiten het btw-gebied van de EU: in de prijs zit geen btw, en bij aankomst van het pakket kunnen btw bij invoer en douanerechten worden geheven.',
  'terms.importVatAlone':
    'Het adres ligt buiten het btw-gebied van de EU: in de prijs zit geen btw, en bij aankomst van het pakket kan btw of een andere plaatselijke belasting worden geheven, maar geen invoerrechten.',
  'terms.lead': 'Voor je bestelling gelden:',
  'exception.order_custom':
    'Volgens jouw specificaties gemaakt of duidelijk voor jou persoonlijk bestemd, dus zonder herroepingsrecht: {goods}.',
  'exception.order_perishable': 'Bederft snel of is maar kort houdbaar, dus zonder herroepingsrecht: {goods}.',
  'exception.order_sealed_hygiene':
    'Verzegeld om redenen van gezondheid of hygiëne, het herroepingsrecht vervalt zodra je de verzegeling verbreekt: {goods}.',
  'exception.order_sealed_media':
    'Verzegelde opnamen of software, het herroepingsrecht vervalt zodra je de verzegeling verbreekt: {goods}.',
  'exception.defects': 'Je rechten bij gebreken blijven gelden.',
  'exception.product_custom':
    'Wordt volgens jouw specificaties gemaakt of is duidelijk voor jou persoonlijk bestemd: er geldt geen herroepingsrecht.',
  'exception.product_perishable': 'Bederft snel of is maar kort houdbaar: er geldt geen herroepingsrecht.',
  'exception.product_sealed_hygiene':
    'Verzegeld om redenen van gezondheid of hygiëne: verbreek je de verzegeling, dan vervalt het herroepingsrecht.',
  'exception.product_sealed_media':
    'Verzegelde opname of software: verbreek je de verzegeling, dan vervalt het herroepingsrecht.',
  'exception.line_custom': 'volgens jouw specificaties gemaakt',
  'exception.line_perishable': 'bederft snel',
  'exception.line_sealed_hygiene': 'alleen met ongeschonden verzegeling',
  'exception.line_sealed_media': 'alleen met ongeschonden verzegeling',
  'terms.reviews': 'Na de bezorging vragen we één keer per e-mail om een review. Bezwaar maken kan altijd kosteloos.',
  'guarantee.title': 'Wettelijke conformiteitsgarantie',
  'guarantee.text':
    'Wettelijke conformiteitsgarantie: de verkoper is minstens {years} jaar na levering aansprakelijk als het product niet aan de overeenkomst beantwoordt.',
  'guarantee.link': 'Je rechten op Your Europe, de site van de EU',
  'guarantee.openFile': 'Open de officiële kennisgeving',
  'garan.title': 'Duurzaamheidsgarantie (GARAN)',
  'garan.text':
    'De producent garandeert gratis de duurzaamheid van {brand} {model}; looptijd: {years}. Je rechten uit de wettelijke garantie blijven gelden.',
};

import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/merchant-emails.ts';

export const messages: Translated<typeof english> = {
  'merchant.orderSubject': 'Nová objednávka {number}: {total}',
  'merchant.order': 'Objednávka {number} je zaplacená a čeká na odeslání.',
  'merchant.orderCollected':
    'Objednávka {number} je zaplacená. Zákazník si ji u vás vyzvedne osobně: připravte ji k předání.',
  'merchant.orderCards': 'Objednávka {number} je zaplacená. Dárkové karty odejdou e-mailem samy: nemusíte nic dělat.',
  'merchant.bought': 'Objednáno',
  'merchant.articles': 'K zabalení',
  'merchant.address': 'Adresa',
  'merchant.pickUpAt': 'Výdejní místo',
  'merchant.note': 'Poznámka zákazníka',
  'merchant.contact': 'Kontakt',
  'merchant.total': 'Celkem',
  'merchant.delivery': 'Doprava, {carrier}',
  'merchant.disputedSubject': 'Platba za objednávku {number} byla zpochybněna',
  'merchant.disputed': 'Zákazník u své banky zpochybnil platbu {amount} za objednávku {number} (důvod: {reason}).',
  'merchant.disputeReason.fraudulent': 'držitel karty tvrdí, že platba není jeho',
  'merchant.disputeReason.product_not_received': 'zboží nedorazilo',
  'merchant.disputeReason.product_unacceptable': 'zboží je vadné nebo neodpovídá popisu',
  'merchant.disputeReason.duplicate': 'strženo dvakrát',
  'merchant.disputeReason.credit_not_processed': 'slíbené vrácení peněz nepřišlo',
  'merchant.disputeReason.unrecognized': 'držitel karty platbu nepoznává',
  'merchant.disputeReason.general': 'důvod nebyl uveden',
  'merchant.held': 'Zboží zatím neodesílejte. Na zpochybnění odpovězte na stránce objednávky, než vyprší lhůta.',
  'merchant.closedSubject': 'O zpochybněné platbě za objednávku {number} je rozhodnuto',
  'merchant.won':
    'Banka rozhodla ve váš prospěch: peníze za objednávku {number} vám zůstávají. Pokud ještě nebyla odeslaná, můžete ji odeslat.',
  'merchant.lost': 'Banka vrátila peníze za objednávku {number} zákazníkovi. Neodesílejte ji.',
  'merchant.cardsSubject': 'Peníze za dárkové karty z objednávky {number} se vrátily',
  'merchant.cardsRefunded':
    'Z objednávky {number}, kterou byly koupeny dárkové karty, bylo {amount} vráceno u poskytovatele plateb, ne v obchodě.',
  'merchant.cardsDisputed':
    'Banka vrátila zákazníkovi {amount} za objednávku {number}, kterou byly koupeny dárkové karty.',
  'merchant.cardsDisabled': 'Tyto dárkové karty jsou zablokovány',
  'merchant.cardDisabled': '•••• {code}: zbývalo {lost} a propadlo, dříve utraceno {spent}',
  'merchant.cardsLeft':
    '{left} z toho není cenou žádné karty. Najděte poukazy z této objednávky v části Dárkové karty a zablokujte ty, o které jde.',
  'merchant.lateSubject': 'Platba za objednávku {number} přišla pozdě',
  'merchant.late':
    'Objednávka {number} už byla zrušená a zboží prodané, když dorazila platba {total}. Peníze se zákazníkovi vrátí samy; nic neodesílejte.',
  'merchant.lateByHand':
    'Objednávka {number} už byla zrušená a zboží prodané, když dorazila platba {total}. Tento způsob platby peníze sám nevrací: vraťte je zákazníkovi sami; žádné zboží neodesílejte.',
  'merchant.link': 'Zobrazit objednávku',
  'merchant.orderDue': 'Objednávka {number} čeká na odeslání. Dobírka: dopravce vybere {total}.',
  'merchant.lowStockSubject': {
    one: 'Dochází {count} produkt',
    few: 'Docházejí {count} produkty',
    many: 'Dochází {count} produktu',
    other: 'Dochází {count} produktů',
  },
  'merchant.lowStock': 'Objednejte je znovu, než dojdou',
  'merchant.lowStockLine': {
    one: '{name}: zbývá {count} kus',
    few: '{name}: zbývají {count} kusy',
    other: '{name}: zbývá {count} kusů',
  },
  'merchant.lowStockLink': 'Zobrazit, co dochází',
};

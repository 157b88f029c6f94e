import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/merchant-emails.ts';

export const messages: Translated<typeof english> = {
  'merchant.orderSubject': 'Nieuwe bestelling {number}: {total}',
  'merchant.order': 'Bestelling {number} is betaald en kan worden verzonden.',
  'merchant.orderCollected': 'Bestelling {number} is betaald. De klant haalt die zelf bij je op: leg alles klaar.',
  'merchant.orderCards':
    'Bestelling {number} is betaald. De cadeaukaarten gaan vanzelf per e-mail de deur uit: je hoeft niets te doen.',
  'merchant.bought': 'Besteld',
  'merchant.articles': 'In te pakken',
  'merchant.address': 'Adres',
  'merchant.pickUpAt': 'Afhaalpunt',
  'merchant.note': 'Opmerking van de klant',
  'merchant.contact': 'Contact',
  'merchant.total': 'Totaal',
  'merchant.delivery': 'Verzending, {carrier}',
  'merchant.disputedSubject': 'De betaling van bestelling {number} wordt betwist',
  'merchant.disputed':
    'De klant betwist bij de bank de betaling van {amount} voor bestelling {number} (reden: {reason}).',
  'merchant.disputeReason.fraudulent': 'de kaarthouder zegt dat hij de betaling niet heeft gedaan',
  'merchant.disputeReason.product_not_received': 'de producten zijn niet aangekomen',
  'merchant.disputeReason.product_unacceptable': 'de producten zijn gebrekkig of anders dan beschreven',
  'merchant.disputeReason.duplicate': 'er is twee keer afgeschreven',
  'merchant.disputeReason.credit_not_processed': 'een beloofde terugbetaling is niet gekomen',
  'merchant.disputeReason.unrecognized': 'de kaarthouder herkent de betaling niet',
  'merchant.disputeReason.general': 'niet opgegeven',
  'merchant.held':
    'Verstuur niets. Beantwoord het geschil op de pagina van de bestelling voordat de termijn verstrijkt.',
  'merchant.closedSubject': 'Het geschil over bestelling {number} is beslist',
  'merchant.won':
    'De bank heeft in je voordeel beslist: het geld van bestelling {number} blijft bij jou. Is de bestelling nog niet verzonden, dan kan dat nu.',
  'merchant.lost':
    'De bank heeft het geld van bestelling {number} teruggegeven aan de klant. Verstuur de bestelling niet.',
  'merchant.cardsSubject': 'Geld voor de cadeaukaarten van bestelling {number} is teruggegaan',
  'merchant.cardsRefunded':
    'Van bestelling {number}, waarmee cadeaukaarten zijn gekocht, is {amount} terugbetaald bij de betaaldienst en niet in de winkel.',
  'merchant.cardsDisputed':
    'De bank heeft {amount} van bestelling {number}, waarmee cadeaukaarten zijn gekocht, teruggegeven aan de klant.',
  'merchant.cardsDisabled': 'Deze cadeaukaarten zijn geblokkeerd',
  'merchant.cardDisabled': '•••• {code}: er stond nog {lost} op, dat is vervallen; {spent} was al besteed',
  'merchant.cardsLeft':
    '{left} daarvan is de prijs van geen enkele kaart. Zoek de kaarten van deze bestelling op onder Cadeaukaarten en blokkeer de juiste.',
  'merchant.lateSubject': 'De betaling van bestelling {number} kwam te laat',
  'merchant.late':
    'Bestelling {number} was al geannuleerd en de producten waren verkocht toen {total} binnenkwam. Het geld gaat automatisch terug naar de klant; verstuur niets.',
  'merchant.lateByHand':
    'Bestelling {number} was al geannuleerd en de producten waren verkocht toen {total} binnenkwam. Met deze betaalmethode wordt niet automatisch terugbetaald: maak het geld zelf over naar de klant; verstuur geen producten.',
  'merchant.link': 'Bekijk de bestelling',
  'merchant.orderDue': 'Bestelling {number} kan worden verzonden. Betalen bij bezorging: de vervoerder int {total}.',
  'merchant.lowStockSubject': { one: '{count} product raakt op', other: '{count} producten raken op' },
  'merchant.lowStock': 'Bestel deze bij voordat ze op zijn',
  'merchant.lowStockLine': '{name}: nog {count}',
  'merchant.lowStockLink': 'Bekijk wat opraakt',
};

import type { PluralMessage } from '../translate.ts';
import type { orderEn } from './order-en.ts';

export const orderNl: Record<keyof typeof orderEn, string | PluralMessage> = {
  'order.title': 'Bestelling {number}',
  'order.thanksTitle': 'Bedankt! Je bestelling is betaald',
  'order.thanksText': 'We hebben bestelling {number} ontvangen. De bevestiging is onderweg naar {email}.',
  'order.processingTitle': 'Je betaling is onderweg',
  'order.processingText':
    'We houden bestelling {number} voor je vast terwijl je bank de betaling uitvoert. Je hoeft niets te doen, en betaal alsjeblieft niet nog een keer. Zodra het geld er is, mailen we je op {email}.',
  'order.awaitingTitle': 'Je bestelling is nog niet betaald',
  'order.awaitingText': 'We houden bestelling {number} nog even voor je vast. Er is tot nu toe niets afgeschreven.',
  'order.checking': 'We blijven het de bank vragen …',
  'order.tryPayment': 'Terug naar de kassa',
  'order.cancelledTitle': 'Deze bestelling is geannuleerd',
  'order.cancelledText':
    'Bestelling {number} wordt niet uitgevoerd. Is er toch geld afgeschreven, dan krijg je het vanzelf terug.',
  'order.toOrder': 'Bekijk je bestelling',
  'order.keepLink': 'Bewaar het adres van deze pagina: hier zie je altijd hoe het met je bestelling staat.',
  'order.progress': 'Hoe het met je bestelling staat',
  'order.stepPlaced': 'Besteld',
  'order.stepPaid': 'Betaald',
  'order.stepSent': 'Overgedragen aan {carrier}',
  'order.stepDelivered': 'Bezorgd',
  'order.stepCancelled': 'Geannuleerd',
  'order.stepReturned': 'Geretourneerd',
  'order.done': 'klaar',
  'order.current': 'bezig',
  'order.pending': 'komt nog',
  'order.waitsForPayment': 'Wacht op je betaling',
  'order.waitsForBank': 'Wacht op de bank, tot 14 werkdagen',
  'order.beingPacked': 'We pakken het in',
  'order.partlySent': 'Een deel is onderweg',
  'order.onItsWay': 'Het pakket is onderweg',
  'order.goods': 'Artikelen',
  'order.total': 'Totaal',
  'order.vat': 'waarvan {rate}% btw',
  'order.refunded': 'Terugbetaald',
  'order.deliverTo': 'Bezorgadres',
  'order.pickUpAt': 'Af te halen bij',
  'order.billingAddress': 'Je adres',
  'order.deliverBy': 'Bezorging',
  'order.contact': 'Bevestiging naar',
  'order.paidBy': 'Betaling',
  'order.mandate': 'Machtiging voor de incasso',
  'order.taxId': 'Btw-nummer: {taxId}',
  'order.refundedTitle': 'Je bestelling is terugbetaald',
  'order.refundedText':
    'We hebben {amount} van bestelling {number} terugbetaald. Afhankelijk van je bank duurt het 5 tot 10 werkdagen voor het er is.',
  'order.refundPendingText':
    'Een terugbetaling van {amount} is naar je onderweg. Afhankelijk van je bank duurt het 5 tot 10 werkdagen voor het er is.',
  'order.refundPending': 'Terugbetaling onderweg',
  'order.expiredTitle': 'Deze bestelling is verlopen',
  'order.expiredText':
    'Bestelling {number} is niet op tijd betaald en de artikelen liggen weer op de plank. Je bent niets schuldig; is er toch geld afgeschreven, dan krijg je het vanzelf terug.',
  'order.disputedText':
    'We zoeken de betaling uit met je bank. Je hoeft niets te doen; we mailen je zodra het rond is.',
  'order.stepRefunded': 'Terugbetaald',
  'order.trackParcel': 'Volg het pakket',
  'order.trackingNumber': 'Zendingnummer {number}',
  'order.failedTitle': 'De betaling is niet gelukt',
  'order.toldOfRefund':
    'Het hele bedrag van bestelling {number} gaat naar je terug. De details staan in de e-mail aan {email}.',
};

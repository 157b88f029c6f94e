import type { Locale } from '#src/i18n/locales.ts';

export type MerchantTexts = {
  orderSubject: string;
  order: string;
  articles: string;
  address: string;
  pickUpAt: string;
  contact: string;
  total: string;
  delivery: string;
  disputedSubject: string;
  disputed: string;
  held: string;
  closedSubject: string;
  won: string;
  lost: string;
  lateSubject: string;
  late: string;
  link: string;
};

export const merchantTexts: Record<Locale, MerchantTexts> = {
  pl: {
    orderSubject: 'Nowe zamówienie {number}: {total}',
    order: 'Zamówienie {number} jest opłacone i czeka na wysyłkę.',
    articles: 'Do spakowania',
    address: 'Adres',
    pickUpAt: 'Punkt odbioru',
    contact: 'Kontakt',
    total: 'Razem',
    delivery: 'Dostawa, {carrier}',
    disputedSubject: 'Reklamacja płatności za zamówienie {number}',
    disputed: 'Klient zakwestionował w banku płatność {amount} za zamówienie {number} (powód: {reason}).',
    held: 'Wstrzymaj wysyłkę. Na reklamację odpowiedz w panelu Stripe, zanim minie termin.',
    closedSubject: 'Reklamacja płatności za zamówienie {number} jest rozstrzygnięta',
    won: 'Bank rozstrzygnął na Twoją korzyść: pieniądze za zamówienie {number} zostają. Jeśli nie zostało wysłane, możesz je wysłać.',
    lost: 'Bank oddał klientowi pieniądze za zamówienie {number}. Nie wysyłaj go.',
    lateSubject: 'Zwracamy spóźnioną płatność za zamówienie {number}',
    late: 'Zamówienie {number} było już anulowane, a towar sprzedany, gdy przyszła płatność {total}. Pieniądze same wracają do klienta; niczego nie wysyłaj.',
    link: 'Zobacz zamówienie',
  },
  nl: {
    orderSubject: 'Nieuwe bestelling {number}: {total}',
    order: 'Bestelling {number} is betaald en kan worden verzonden.',
    articles: 'In te pakken',
    address: 'Adres',
    pickUpAt: 'Afhaalpunt',
    contact: 'Contact',
    total: 'Totaal',
    delivery: 'Verzending, {carrier}',
    disputedSubject: 'De betaling van bestelling {number} wordt betwist',
    disputed: 'De klant betwist bij de bank de betaling van {amount} voor bestelling {number} (reden: {reason}).',
    held: 'Verstuur niets. Beantwoord het geschil in het dashboard van Stripe voordat de termijn verstrijkt.',
    closedSubject: 'Het geschil over bestelling {number} is beslist',
    won: 'De bank heeft in je voordeel beslist: het geld van bestelling {number} blijft bij jou. Is de bestelling nog niet verzonden, dan kan dat nu.',
    lost: 'De bank heeft het geld van bestelling {number} teruggegeven aan de klant. Verstuur de bestelling niet.',
    lateSubject: 'De betaling van bestelling {number} kwam te laat',
    late: 'Bestelling {number} was al geannuleerd en de artikelen waren verkocht toen {total} binnenkwam. Het geld gaat vanzelf terug naar de klant; verstuur niets.',
    link: 'Bekijk de bestelling',
  },
  de: {
    orderSubject: 'Neue Bestellung {number}: {total}',
    order: 'Bestellung {number} ist bezahlt und kann verschickt werden.',
    articles: 'Zu packen',
    address: 'Adresse',
    pickUpAt: 'Abholort',
    contact: 'Kontakt',
    total: 'Gesamtsumme',
    delivery: 'Versand, {carrier}',
    disputedSubject: 'Die Zahlung für Bestellung {number} wird angefochten',
    disputed: 'Der Kunde ficht bei seiner Bank die Zahlung über {amount} für Bestellung {number} an (Grund: {reason}).',
    held: 'Halten Sie die Ware zurück. Antworten Sie auf die Anfechtung im Dashboard von Stripe, bevor die Frist abläuft.',
    closedSubject: 'Die Anfechtung zu Bestellung {number} ist entschieden',
    won: 'Die Bank hat zu Ihren Gunsten entschieden: Das Geld für Bestellung {number} bleibt bei Ihnen. Ist sie noch nicht verschickt, können Sie das jetzt tun.',
    lost: 'Die Bank hat dem Kunden das Geld für Bestellung {number} zurückgegeben. Verschicken Sie die Bestellung nicht.',
    lateSubject: 'Die Zahlung für Bestellung {number} kam zu spät',
    late: 'Bestellung {number} war schon storniert und die Ware verkauft, als {total} einging. Das Geld geht von selbst an den Kunden zurück; verschicken Sie nichts.',
    link: 'Bestellung ansehen',
  },
  en: {
    orderSubject: 'New order {number}: {total}',
    order: 'Order {number} is paid and ready to be sent.',
    articles: 'To pack',
    address: 'Address',
    pickUpAt: 'Collection point',
    contact: 'Contact',
    total: 'Total',
    delivery: 'Delivery, {carrier}',
    disputedSubject: 'The payment for order {number} is disputed',
    disputed: 'The customer disputes the payment of {amount} for order {number} at their bank (reason: {reason}).',
    held: "Hold the goods back. Answer the dispute in Stripe's dashboard before its deadline.",
    closedSubject: 'The dispute about order {number} is decided',
    won: 'The bank has decided in your favour: the money for order {number} stays with you. If the order has not been sent, you may send it now.',
    lost: 'The bank has given the money for order {number} back to the customer. Do not send the order.',
    lateSubject: 'The payment for order {number} came too late',
    late: 'Order {number} was already cancelled and its goods sold when {total} arrived. The money goes back to the customer by itself; there is nothing to send.',
    link: 'See the order',
  },
};

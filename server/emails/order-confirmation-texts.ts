import type { Locale } from '#src/i18n/locales.ts';

export type OrderConfirmationTexts = {
  subject: string;
  greeting: string;
  thanks: string;
  articles: string;
  subtotal: string;
  shipping: string;
  total: string;
  vat: string;
  address: string;
  pickUpAt: string;
  billingAddress: string;
  link: string;
  withdrawal: string;
  signature: string;
};

export const orderConfirmationTexts: Record<Locale, OrderConfirmationTexts> = {
  pl: {
    subject: 'Zamówienie {number} jest opłacone',
    greeting: 'Dzień dobry, {name}!',
    thanks: 'Dziękujemy. Płatność za zamówienie {number} dotarła, zabieramy się do pakowania.',
    articles: 'Zamówione',
    subtotal: 'Produkty',
    shipping: 'Dostawa',
    total: 'Razem',
    vat: 'w tym VAT {rate}',
    address: 'Wysyłamy na adres',
    pickUpAt: 'Paczka będzie czekać tutaj',
    billingAddress: 'Twój adres',
    link: 'Zobacz zamówienie',
    withdrawal: 'Od umowy możesz odstąpić w ciągu 14 dni od otrzymania paczki, bez podawania przyczyny.',
    signature: 'Do usłyszenia,\n{shop}',
  },
  nl: {
    subject: 'Bestelling {number} is betaald',
    greeting: 'Dag {name},',
    thanks: 'Bedankt. De betaling van bestelling {number} is binnen, we beginnen met inpakken.',
    articles: 'Besteld',
    subtotal: 'Artikelen',
    shipping: 'Verzending',
    total: 'Totaal',
    vat: 'waarvan btw {rate}',
    address: 'We sturen het naar',
    pickUpAt: 'Af te halen bij',
    billingAddress: 'Je adres',
    link: 'Bekijk je bestelling',
    withdrawal: 'Je kunt de koop binnen 14 dagen na ontvangst zonder opgaaf van redenen herroepen.',
    signature: 'Groeten,\n{shop}',
  },
  de: {
    subject: 'Bestellung {number} ist bezahlt',
    greeting: 'Guten Tag {name},',
    thanks: 'vielen Dank. Die Zahlung für Bestellung {number} ist eingegangen, wir packen jetzt.',
    articles: 'Bestellt',
    subtotal: 'Artikel',
    shipping: 'Versand',
    total: 'Gesamtsumme',
    vat: 'darin enthaltene MwSt. {rate}',
    address: 'Wir schicken es an',
    pickUpAt: 'Abzuholen bei',
    billingAddress: 'Ihre Adresse',
    link: 'Bestellung ansehen',
    withdrawal:
      'Sie können den Vertrag innerhalb von 14 Tagen nach Erhalt der Ware ohne Angabe von Gründen widerrufen.',
    signature: 'Herzliche Grüße\n{shop}',
  },
  en: {
    subject: 'Order {number} is paid',
    greeting: 'Hello {name},',
    thanks: 'Thank you. The payment for order {number} has arrived and we are getting it packed.',
    articles: 'Your order',
    subtotal: 'Goods',
    shipping: 'Delivery',
    total: 'Total',
    vat: 'including VAT {rate}',
    address: 'Going to',
    pickUpAt: 'Collect it at',
    billingAddress: 'Your address',
    link: 'See your order',
    withdrawal: 'You may withdraw from the contract within 14 days of receiving the goods, without giving a reason.',
    signature: 'Best wishes,\n{shop}',
  },
};

import type { Locale } from '#src/i18n/locales.ts';

type News = { subject: string; text: string; next: string; link: string };

export type OrderNewsTexts = {
  greeting: string;
  signature: string;
  processing: News & { mandate: string };
  failed: News;
  sent: News & { partly: string; contents: string; tracking: string; track: string };
  refunded: News & { late: string };
};

export const orderNewsTexts: Record<Locale, OrderNewsTexts> = {
  pl: {
    greeting: 'Dzień dobry, {name}!',
    signature: 'Do usłyszenia,\n{shop}',
    processing: {
      subject: 'Płatność za zamówienie {number} jest w drodze',
      text: 'Dziękujemy. Bank realizuje płatność {total} za zamówienie {number}. Może to potrwać do 14 dni roboczych; do tego czasu odkładamy dla Ciebie wszystkie rzeczy.',
      next: 'Nie musisz nic robić i prosimy, nie płać ponownie. Napiszemy, gdy pieniądze dotrą i zaczniemy pakować.',
      mandate: 'Na wyciągu znajdziesz tę płatność pod numerem mandatu {mandate}.',
      link: 'Zobacz zamówienie',
    },
    failed: {
      subject: 'Płatność za zamówienie {number} się nie udała',
      text: 'Niestety płatność {total} za zamówienie {number} nie doszła do skutku.',
      next: 'Przez 24 godziny trzymamy dla Ciebie wszystkie rzeczy. W tym czasie możesz zapłacić, jak chcesz i na dowolnym urządzeniu: wystarczy przycisk poniżej. Potem zamówienie zostanie anulowane i nic nie trzeba będzie płacić.',
      link: 'Zapłać jeszcze raz',
    },
    sent: {
      subject: 'Zamówienie {number} jest w drodze',
      text: 'Przekazaliśmy paczkę z zamówieniem {number}. Przewoźnik: {carrier}.',
      partly: 'To część zamówienia, reszta przyjdzie w osobnej paczce.',
      contents: 'W paczce',
      tracking: 'Numer przesyłki: {tracking}',
      track: 'Śledź paczkę',
      next: 'Od umowy możesz odstąpić w ciągu 14 dni od otrzymania paczki, bez podawania przyczyny.',
      link: 'Zobacz zamówienie',
    },
    refunded: {
      subject: 'Zwrot {amount} za zamówienie {number}',
      text: 'Zwróciliśmy {amount} za zamówienie {number}.',
      late: 'Płatność {amount} dotarła, gdy zamówienie {number} było już anulowane, a towaru nie było już na stanie. Przepraszamy. Całą kwotę od razu zwróciliśmy.',
      next: 'Pieniądze wracają tą samą drogą, którą przyszły. Zwykle trwa to od 5 do 10 dni roboczych, zależnie od banku.',
      link: 'Zobacz zamówienie',
    },
  },
  nl: {
    greeting: 'Dag {name},',
    signature: 'Groeten,\n{shop}',
    processing: {
      subject: 'De betaling van bestelling {number} is onderweg',
      text: 'Bedankt. Je bank voert de betaling van {total} voor bestelling {number} uit. Dat kan tot 14 werkdagen duren; zolang houden we alles voor je apart.',
      next: 'Je hoeft niets te doen, en betaal alsjeblieft niet nog een keer. We mailen je zodra het geld er is en we gaan inpakken.',
      mandate: 'Op je rekeningafschrift vind je deze betaling onder machtigingskenmerk {mandate}.',
      link: 'Bekijk je bestelling',
    },
    failed: {
      subject: 'De betaling van bestelling {number} is mislukt',
      text: 'De betaling van {total} voor bestelling {number} is helaas niet doorgegaan.',
      next: 'We houden alles nog 24 uur voor je vast. Zolang kun je betalen zoals je wilt, op elk apparaat: met de knop hieronder. Daarna vervalt de bestelling en ben je ons niets schuldig.',
      link: 'Opnieuw betalen',
    },
    sent: {
      subject: 'Bestelling {number} is onderweg',
      text: 'We hebben het pakket met bestelling {number} aan {carrier} overgedragen.',
      partly: 'Dit is een deel van je bestelling, de rest komt in een apart pakket.',
      contents: 'In het pakket',
      tracking: 'Zendingnummer: {tracking}',
      track: 'Volg je pakket',
      next: 'Je kunt de koop binnen 14 dagen na ontvangst zonder opgaaf van redenen herroepen.',
      link: 'Bekijk je bestelling',
    },
    refunded: {
      subject: 'Terugbetaling van {amount} voor bestelling {number}',
      text: 'We hebben {amount} van bestelling {number} terugbetaald.',
      late: 'De betaling van {amount} kwam binnen toen bestelling {number} al geannuleerd was en de artikelen er niet meer waren. Dat spijt ons. We hebben het hele bedrag meteen teruggestort.',
      next: 'Het geld komt terug langs dezelfde weg als je hebt betaald. Meestal duurt dat 5 tot 10 werkdagen, afhankelijk van je bank.',
      link: 'Bekijk je bestelling',
    },
  },
  de: {
    greeting: 'Guten Tag {name},',
    signature: 'Herzliche Grüße\n{shop}',
    processing: {
      subject: 'Die Zahlung für Bestellung {number} ist unterwegs',
      text: 'vielen Dank. Ihre Bank führt die Zahlung über {total} für Bestellung {number} aus. Das kann bis zu 14 Werktage dauern; so lange legen wir alles für Sie zurück.',
      next: 'Sie müssen nichts tun, und bitte zahlen Sie nicht noch einmal. Wir schreiben Ihnen, sobald das Geld da ist und wir packen.',
      mandate: 'Auf dem Kontoauszug finden Sie diese Zahlung unter der Mandatsreferenz {mandate}.',
      link: 'Bestellung ansehen',
    },
    failed: {
      subject: 'Die Zahlung für Bestellung {number} ist fehlgeschlagen',
      text: 'leider ist die Zahlung über {total} für Bestellung {number} nicht zustande gekommen.',
      next: 'Wir halten noch 24 Stunden alles für Sie zurück. So lange können Sie über die Schaltfläche unten zahlen, wie Sie möchten und auf jedem Gerät. Danach wird die Bestellung storniert, und Sie schulden uns nichts.',
      link: 'Noch einmal zahlen',
    },
    sent: {
      subject: 'Bestellung {number} ist unterwegs',
      text: 'wir haben das Paket mit Bestellung {number} an {carrier} übergeben.',
      partly: 'Das ist ein Teil Ihrer Bestellung, der Rest kommt in einem eigenen Paket.',
      contents: 'Im Paket',
      tracking: 'Sendungsnummer: {tracking}',
      track: 'Sendung verfolgen',
      next: 'Sie können den Vertrag innerhalb von 14 Tagen nach Erhalt der Ware ohne Angabe von Gründen widerrufen.',
      link: 'Bestellung ansehen',
    },
    refunded: {
      subject: 'Erstattung von {amount} für Bestellung {number}',
      text: 'wir haben Ihnen {amount} für Bestellung {number} erstattet.',
      late: 'die Zahlung über {amount} kam an, als Bestellung {number} schon storniert und die Ware nicht mehr da war. Das tut uns leid. Wir haben den ganzen Betrag sofort zurückgegeben.',
      next: 'Das Geld kommt auf dem Weg zurück, auf dem Sie gezahlt haben. Je nach Bank dauert das meist 5 bis 10 Werktage.',
      link: 'Bestellung ansehen',
    },
  },
  en: {
    greeting: 'Hello {name},',
    signature: 'Best wishes,\n{shop}',
    processing: {
      subject: 'The payment for order {number} is on its way',
      text: 'Thank you. Your bank is carrying out the payment of {total} for order {number}. This can take up to 14 working days; until then we keep everything for you.',
      next: 'You need not do anything, and please do not pay again. We write to you as soon as the money is here and we start packing.',
      mandate: 'On your bank statement you find this payment under the mandate reference {mandate}.',
      link: 'See your order',
    },
    failed: {
      subject: 'The payment for order {number} has failed',
      text: 'Unfortunately the payment of {total} for order {number} did not go through.',
      next: 'We keep everything for you for another 24 hours. Until then you can pay by the button below, in any way you like and on any device. After that the order is cancelled and you owe us nothing.',
      link: 'Pay again',
    },
    sent: {
      subject: 'Order {number} is on its way',
      text: 'We have handed the parcel with order {number} to {carrier}.',
      partly: 'This is a part of your order; the rest comes in a parcel of its own.',
      contents: 'In the parcel',
      tracking: 'Tracking number: {tracking}',
      track: 'Follow your parcel',
      next: 'You may withdraw from the contract within 14 days of receiving the goods, without giving a reason.',
      link: 'See your order',
    },
    refunded: {
      subject: 'Refund of {amount} for order {number}',
      text: 'We have refunded {amount} of order {number}.',
      late: 'The payment of {amount} arrived when order {number} had been cancelled and the goods were gone. We are sorry. We have given the whole amount back at once.',
      next: 'The money comes back the way you paid it. That usually takes 5 to 10 working days, depending on your bank.',
      link: 'See your order',
    },
  },
};

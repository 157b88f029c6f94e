// What the pages are called that a shop needs, and what search engines say of them.
import type { Locale } from '#src/i18n/locales.ts';

type Heading = { title: string; seoDescription: string };

/** In the order in which the footer lists them. */
export const pageHeadings: Record<string, Record<Locale, Heading>> = {
  delivery: {
    pl: {
      title: 'Dostawa i płatność',
      seoDescription: 'Dokąd i czym wysyłamy, kiedy dotrze paczka, jak ją pakujemy i jak można zapłacić.',
    },
    nl: {
      title: 'Bezorging en betaling',
      seoDescription:
        'Waarheen en waarmee we bezorgen, wanneer je pakket komt, hoe we inpakken en hoe je kunt betalen.',
    },
    de: {
      title: 'Versand und Zahlung',
      seoDescription: 'Wohin und womit wir liefern, wann das Paket kommt, wie wir packen und wie Sie zahlen können.',
    },
    cs: {
      title: 'Doprava a platba',
      seoDescription: 'Kam a čím doručujeme, kdy balík dorazí, jak ho balíme a jak lze zaplatit.',
    },
    en: {
      title: 'Delivery and payment',
      seoDescription: 'Where we deliver and with whom, when the parcel arrives, how we pack and how you can pay.',
    },
  },
  withdrawal: {
    pl: {
      title: 'Odstąpienie od umowy',
      seoDescription: 'Masz 14 dni na odstąpienie od umowy bez podawania przyczyny. Pouczenie i wzór formularza.',
    },
    nl: {
      title: 'Herroepingsrecht',
      seoDescription: 'Je kunt je koop 14 dagen lang zonder opgaaf van redenen herroepen. Uitleg en modelformulier.',
    },
    de: {
      title: 'Widerrufsbelehrung',
      seoDescription: 'Sie können binnen 14 Tagen ohne Angabe von Gründen widerrufen. Mit Muster-Widerrufsformular.',
    },
    cs: {
      title: 'Odstoupení od smlouvy',
      seoDescription: 'Od smlouvy můžete odstoupit do 14 dnů bez udání důvodu. Poučení a vzorový formulář.',
    },
    en: {
      title: 'Right of withdrawal',
      seoDescription: 'You may withdraw within 14 days without giving a reason. How to do it, with the model form.',
    },
  },
  faq: {
    pl: {
      title: 'Pytania i odpowiedzi',
      seoDescription: 'Konto, płatność, dostawa, zwroty i reklamacje: odpowiedzi na najczęstsze pytania.',
    },
    nl: {
      title: 'Veelgestelde vragen',
      seoDescription:
        'Account, betalen, bezorgen, terugsturen en klachten: antwoorden op de vragen die we het vaakst krijgen.',
    },
    de: {
      title: 'Häufige Fragen',
      seoDescription: 'Konto, Zahlung, Versand, Rücksendung und Mängel: Antworten auf die häufigsten Fragen.',
    },
    cs: {
      title: 'Časté otázky',
      seoDescription: 'Účet, platba, doprava, vrácení a reklamace: odpovědi na nejčastější otázky.',
    },
    en: {
      title: 'Questions and answers',
      seoDescription: 'Accounts, payment, delivery, returns and faults: answers to what we are asked most.',
    },
  },
  terms: {
    pl: {
      title: 'Regulamin',
      seoDescription: 'Kto sprzedaje, jak zawierana jest umowa, ceny, reklamacje i spory w sklepie {company}.',
    },
    nl: {
      title: 'Algemene voorwaarden',
      seoDescription: 'Wie verkoopt, hoe de overeenkomst tot stand komt, prijzen, wettelijke garantie en klachten.',
    },
    de: {
      title: 'AGB und Impressum',
      seoDescription: 'Anbieter, Vertragsschluss, Preise, Gewährleistung und Streitbeilegung der {company}.',
    },
    cs: {
      title: 'Obchodní podmínky',
      seoDescription: 'Jak se v obchodě nakupuje: objednávka, ceny, dodání, práva z vadného plnění a řešení sporů.',
    },
    en: {
      title: 'Terms and conditions',
      seoDescription: 'Who sells, how the contract is concluded, prices, the legal guarantee and disputes.',
    },
  },
  privacy: {
    pl: {
      title: 'Polityka prywatności',
      seoDescription:
        'Jakie dane zbieramy, po co, komu je przekazujemy i jak długo trzymamy. Tylko niezbędne pliki cookie.',
    },
    nl: {
      title: 'Privacyverklaring',
      seoDescription: 'Welke gegevens we verwerken, waarvoor, met wie en hoe lang. Alleen noodzakelijke cookies.',
    },
    de: {
      title: 'Datenschutzerklärung',
      seoDescription: 'Welche Daten wir verarbeiten, wozu, mit wem und wie lange. Nur notwendige Cookies.',
    },
    cs: {
      title: 'Ochrana osobních údajů',
      seoDescription: 'Které osobní údaje zpracováváme, proč, jak dlouho a jaká máte práva.',
    },
    en: {
      title: 'Privacy notice',
      seoDescription: 'Which data we process, what for, with whom and for how long. Necessary cookies only.',
    },
  },
  accessibility: {
    pl: {
      title: 'Deklaracja dostępności',
      seoDescription: 'Stan zgodności sklepu z WCAG 2.2 AA, co sprawdziliśmy, znane ograniczenia i kontakt.',
    },
    nl: {
      title: 'Toegankelijkheidsverklaring',
      seoDescription: 'Hoe ver de winkel aan WCAG 2.2 AA voldoet, wat is getest, bekende beperkingen en contact.',
    },
    de: {
      title: 'Erklärung zur Barrierefreiheit',
      seoDescription: 'Wie weit der Shop WCAG 2.2 AA erfüllt, was geprüft wurde, bekannte Einschränkungen und Kontakt.',
    },
    cs: {
      title: 'Prohlášení o přístupnosti',
      seoDescription: 'Nakolik obchod splňuje WCAG 2.2 AA, co jsme testovali, známá omezení a kontakt.',
    },
    en: {
      title: 'Accessibility statement',
      seoDescription: 'How far the shop conforms to WCAG 2.2 AA, what was tested, known limits and contact.',
    },
  },
};

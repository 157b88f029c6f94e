// What the demo shop says of itself, in each language.
import type { Locale } from '#src/i18n/locales.ts';

type DemoTexts = {
  tagline: string;
  home: Record<'description' | 'headline' | 'lead' | 'showcase' | 'collections', string>;
  allGoods: string;
};

export const demoTexts: Record<Locale, DemoTexts> = {
  pl: {
    tagline: 'plakaty, które zostają na ścianie',
    home: {
      description:
        'Plakaty, pocztówki, ramy i papier z polskiej pracowni: płaskie kolory, ostre cięcia i żart, który dociera przy drugim spojrzeniu.',
      headline: 'Uwaga, świeżo drukowane',
      lead: 'Plakaty w duchu polskiej szkoły, z naszej pracowni. Schną jedną noc, a patrzą w oczy latami.',
      showcase: 'Prosto ze sznurka',
      collections: 'Co robimy',
    },
    allGoods: 'Cała pracownia na jednej ścianie.',
  },
  nl: {
    tagline: 'posters die blijven hangen',
    home: {
      description:
        'Posters, ansichtkaarten, lijsten en papier uit een Pools affiche-atelier: vlakke kleuren, scherpe vormen en een grap die pas bij de tweede blik landt.',
      headline: 'Pas op: pas gedrukt',
      lead: 'Posters in de Poolse traditie, uit ons eigen atelier. Ze drogen één nacht en kijken je daarna jaren aan.',
      showcase: 'Vers van de lijn',
      collections: 'Wat we maken',
    },
    allGoods: 'Het hele atelier aan één muur.',
  },
  de: {
    tagline: 'Plakate, die hängen bleiben',
    home: {
      description:
        'Plakate, Postkarten, Rahmen und Papier aus einer polnischen Plakatwerkstatt: klare Farbflächen, scharfe Schnitte und ein Witz, der erst beim zweiten Blick zündet.',
      headline: 'Vorsicht, frisch gedruckt',
      lead: 'Plakate in polnischer Tradition, aus unserer Werkstatt. Sie trocknen über Nacht und schauen Ihnen jahrelang in die Augen.',
      showcase: 'Frisch von der Leine',
      collections: 'Was wir machen',
    },
    allGoods: 'Die ganze Werkstatt an einer Wand.',
  },
  cs: {
    tagline: 'plakáty, které se neokoukají',
    home: {
      description:
        'Plakáty, pohlednice, rámy a papír z polské plakátové dílny: plné barvy, ostré hrany a vtip, který dojde až na druhý pohled.',
      headline: 'Pozor, čerstvě natištěno',
      lead: 'Plakáty v duchu polské školy, tištěné v naší dílně. Přes noc uschnou a roky se vám dívají do očí.',
      showcase: 'Čerstvě ze sušáku',
      collections: 'Co vyrábíme',
    },
    allGoods: 'Celá dílna na jedné stěně.',
  },
  en: {
    tagline: 'posters that hang around',
    home: {
      description:
        'Posters, postcards, frames and paper from a Polish poster workshop: flat colours, sharp cuts and a joke that lands at second glance.',
      headline: 'Caution: wet ink',
      lead: 'Posters in the Polish tradition, printed in our workshop. They dry overnight and look you in the eye for years.',
      showcase: 'Fresh off the line',
      collections: 'What we make',
    },
    allGoods: 'The whole workshop on one wall.',
  },
};

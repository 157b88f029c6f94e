// The six collections of the demo shop. The CSV's collections column names them by handle; their texts live here,
// because a Shopify product file has no place for them.

import type { Locale } from '#src/i18n/locales.ts';

interface CollectionText {
  title: string;
  description: string;
  seoDescription: string;
}

interface DemoCollection {
  handle: string;
  position: number;
  texts: Record<Locale, CollectionText>;
  /** file name of the drawing that stands for the collection */
  drawing: string;
}

export const demoCollections: DemoCollection[] = [
  {
    handle: 'plakaty',
    position: 1,
    drawing: 'kot-kamienica.svg',
    texts: {
      pl: {
        title: 'Plakaty',
        description: 'Płaskie kolory, ostre cięcia i żart, który dociera przy drugim spojrzeniu.',
        seoDescription:
          'Plakaty w duchu polskiej szkoły plakatu: jazz, teatr, góry, zwierzęta, miasta i litery. Na papierze matowym lub bawełnianym, także w ramie.',
      },
      nl: {
        title: 'Posters',
        description: 'Vlakke kleuren, scherpe vormen en een grap die pas bij de tweede blik landt.',
        seoDescription:
          'Posters in de geest van de Poolse posterschool: jazz, theater, bergen, dieren, steden en letters. Op mat of katoenpapier, ook ingelijst.',
      },
      de: {
        title: 'Plakate',
        description: 'Klare Farbflächen, scharfe Schnitte und ein Witz, der erst beim zweiten Blick zündet.',
        seoDescription:
          'Plakate im Geist der polnischen Plakatschule: Jazz, Theater, Berge, Tiere, Städte und Buchstaben. Auf Matt- oder Baumwollpapier, auch gerahmt.',
      },
      cs: {
        title: 'Plakáty',
        description: 'Plné barvy, ostré hrany a vtip, který dojde až na druhý pohled.',
        seoDescription:
          'Plakáty v duchu polské plakátové školy: jazz, divadlo, hory, zvířata, města a písmena. Na matném nebo bavlněném papíře, i v rámu.',
      },
      en: {
        title: 'Posters',
        description: 'Flat colours, sharp cuts and a joke that lands at second glance.',
        seoDescription:
          'Posters in the spirit of the Polish poster school: jazz, theatre, mountains, animals, cities and letters. On matte or cotton paper, or framed.',
      },
    },
  },
  {
    handle: 'pocztowki',
    position: 2,
    drawing: 'pocztowki-paw.svg',
    texts: {
      pl: {
        title: 'Pocztówki',
        description: 'Małe plakaty z miejscem na znaczek. Dochodzą wolniej niż wiadomość, za to zostają na lodówce.',
        seoDescription:
          'Pocztówki z teatru, z Tatr, z miast i z lasu: gruby karton, odwrót pod pióro i ołówek, w zestawach od jednej karty do trzydziestu dwóch.',
      },
      nl: {
        title: 'Ansichtkaarten',
        description:
          'Kleine posters met plaats voor een postzegel. Trager dan een appje, maar ze blijven op de koelkast.',
        seoDescription:
          'Ansichtkaarten uit theater, Tatra, stad en bos: stevig karton, een achterkant voor pen en potlood, in sets van één tot tweeëndertig kaarten.',
      },
      de: {
        title: 'Postkarten',
        description:
          'Kleine Plakate mit Platz für die Briefmarke. Langsamer als eine Nachricht, dafür bleiben sie am Kühlschrank.',
        seoDescription:
          'Postkarten aus Theater, Tatra, Stadt und Wald: fester Karton, Rückseite für Füller und Bleistift, in Sets von einer bis zweiunddreißig Karten.',
      },
      cs: {
        title: 'Pohlednice',
        description: 'Malé plakáty s místem na známku. Dorazí později než zpráva, zato zůstanou na lednici.',
        seoDescription:
          'Pohlednice z plakátové dílny: zvířata, města, zima a jeviště. Jednotlivě i v sadách, na silném papíře, na který se dobře píše.',
      },
      en: {
        title: 'Postcards',
        description: 'Small posters with room for a stamp. Slower than a message, but they stay on the fridge.',
        seoDescription:
          'Postcards from the theatre, the Tatras, the city and the woods: heavy board, backs made for pen and pencil, in sets of one to thirty-two.',
      },
    },
  },
  {
    handle: 'ramy',
    position: 3,
    drawing: 'rama-dab.svg',
    texts: {
      pl: {
        title: 'Ramy',
        description: 'Drewno, lekka szybka i zawieszki na miejscu. Wbić gwóźdź trzeba już samemu.',
        seoDescription:
          'Drewniane ramy do plakatów: dębowe, czarne i białe, w trzech rozmiarach, do tego listwy magnetyczne i passe-partout w czterech kolorach.',
      },
      nl: {
        title: 'Lijsten',
        description: 'Hout, licht acrylglas en de haken zitten er al aan. De spijker sla je er zelf in.',
        seoDescription:
          'Houten posterlijsten in eiken, zwart en wit, in drie formaten, met magnetische latten en passe-partouts in vier kleuren erbij.',
      },
      de: {
        title: 'Rahmen',
        description: 'Holz, leichtes Acrylglas, Aufhänger schon dran. Nur den Nagel schlagen Sie selbst ein.',
        seoDescription:
          'Plakatrahmen aus Holz in Eiche, Schwarz und Weiß, in drei Größen, dazu Magnetleisten und Passepartouts in vier Farben.',
      },
      cs: {
        title: 'Rámy',
        description: 'Dřevo, lehké sklo a závěsy na místě. Hřebík už musíte zatlouct sami.',
        seoDescription:
          'Dřevěné rámy na plakáty: dubové, černé a bílé, ve třech rozměrech, k tomu magnetické lišty a pasparty ve čtyřech barvách.',
      },
      en: {
        title: 'Frames',
        description: 'Wood, light glazing and hangers already fitted. The nail is up to you.',
        seoDescription:
          'Wooden poster frames in oak, black and white, in three sizes, with magnetic hanging rails and mounts in four colours to go with them.',
      },
    },
  },
  {
    handle: 'papier',
    position: 4,
    drawing: 'papier-zuraw.svg',
    texts: {
      pl: {
        title: 'Papier',
        description:
          'Do cięcia, składania, pakowania i pisania. U nas wszystko zaczyna się od pustego arkusza i trochę się go boimy.',
        seoDescription:
          'Papier z pracowni: arkusze do wycinanek i origami, papier czerpany, pakowy na metry, szkicowniki, notesy i koperty.',
      },
      nl: {
        title: 'Papier',
        description:
          'Om te knippen, te vouwen, in te pakken en vol te schrijven. Alles begint hier met een leeg vel, en dat blijft spannend.',
        seoDescription:
          'Papier uit het atelier: vellen om te knippen en te vouwen, handgeschept papier, inpakpapier per meter, schetsboeken en enveloppen.',
      },
      de: {
        title: 'Papier',
        description:
          'Zum Schneiden, Falten, Einpacken und Vollschreiben. Bei uns beginnt alles mit einem leeren Bogen, und ein wenig Respekt bleibt.',
        seoDescription:
          'Papier aus der Werkstatt: Bogen zum Schneiden und Falten, Büttenpapier, Geschenkpapier am Meter, Skizzenbücher und Umschläge.',
      },
      cs: {
        title: 'Papír',
        description:
          'Na stříhání, skládání, balení a psaní. U nás všechno začíná prázdným archem a pořád se ho trochu bojíme.',
        seoDescription:
          'Papír z dílny: archy na stříhání a skládání, ruční papír, balicí papír na metry, skicáky, sešity a obálky.',
      },
      en: {
        title: 'Paper',
        description:
          'For cutting, folding, wrapping and writing. Everything here starts with a blank sheet, and it still makes us nervous.',
        seoDescription:
          'Paper from the workshop: sheets for cutting and folding, handmade paper, gift wrap by the metre, sketchbooks, notebooks and envelopes.',
      },
    },
  },
  {
    handle: 'zestawy',
    position: 5,
    drawing: 'zestaw-jamnik.svg',
    texts: {
      pl: {
        title: 'Zestawy prezentowe',
        description: 'Gotowe do wręczenia. Wstążka zawiązana, metka z ceną odcięta.',
        seoDescription:
          'Prezenty z Pracowni Plakatu: na nowe mieszkanie, dla miłośników jazzu, gór i teatru, dla zaczynających z nożyczkami. Gotowe do wręczenia.',
      },
      nl: {
        title: 'Cadeausets',
        description: 'Klaar om te geven. De strik zit erom, het prijsje is eraf.',
        seoDescription:
          'Cadeaus van Pracownia Plakatu: voor een nieuw huis, voor jazz, bergen en theater, en voor wie net met knippen begint. Klaar om te geven.',
      },
      de: {
        title: 'Geschenksets',
        description: 'Fertig zum Verschenken. Die Schleife sitzt, das Preisschild ist ab.',
        seoDescription:
          'Geschenke aus der Pracownia Plakatu: zum Einzug, für Jazz-, Berg- und Theaterfreunde und für alle, die mit der Schere gerade anfangen.',
      },
      cs: {
        title: 'Dárkové sady',
        description: 'Rovnou k předání. Stuha uvázaná, cenovka odstřižená.',
        seoDescription:
          'Dárky z dílny Pracownia Plakatu: do nového bytu, pro milovníky jazzu, hor a divadla a pro začátečníky s nůžkami. Rovnou k předání.',
      },
      en: {
        title: 'Gift sets',
        description: 'Ready to hand over. The bow is tied, the price tag is off.',
        seoDescription:
          'Presents from Pracownia Plakatu: for a new home, for friends of jazz, mountains and theatre, and for beginners with scissors.',
      },
    },
  },
  {
    handle: 'ksiazki',
    position: 6,
    drawing: 'ksiazka-ciach.svg',
    texts: {
      pl: {
        title: 'Książki',
        description: 'O plakacie, nożyczkach i odwadze, żeby ciąć od razu po właściwej stronie linii.',
        seoDescription:
          'Książki o plakacie, literach i wycinaniu, dla dorosłych i dla dzieci, do czytania, kolorowania i cięcia. I kalendarz, żeby zdążyć.',
      },
      nl: {
        title: 'Boeken',
        description: 'Over affiches, scharen en de moed om meteen aan de goede kant van de lijn te knippen.',
        seoDescription:
          'Boeken over affiches, letters en knippen, voor groot en klein, om te lezen, te kleuren en te knippen. En een kalender, om op tijd te zijn.',
      },
      de: {
        title: 'Bücher',
        description: 'Über Plakate, Scheren und den Mut, gleich auf der richtigen Seite der Linie zu schneiden.',
        seoDescription:
          'Bücher über Plakate, Buchstaben und Scheren, für Große und Kleine, zum Lesen, Ausmalen und Schneiden. Und ein Kalender, damit es pünktlich wird.',
      },
      cs: {
        title: 'Knihy',
        description: 'O plakátech, nůžkách a odvaze stříhat hned napoprvé na správné straně čáry.',
        seoDescription:
          'Knihy o plakátech, písmenech a vystřihování, pro dospělé i pro děti, ke čtení, vybarvování a stříhání. A kalendář, ať se to stihne.',
      },
      en: {
        title: 'Books',
        description: 'On posters, scissors and the nerve to cut on the right side of the line first time.',
        seoDescription:
          'Books on posters, letters and scissors, for adults and children, to read, colour in and cut up. And a calendar, to be in time for it.',
      },
    },
  },
];

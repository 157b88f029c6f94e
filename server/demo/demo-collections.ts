// The six collections of the demo shop. The CSV's collections column names them by handle; their texts live here,
// because a Shopify product file has no place for them.

type Language = 'pl' | 'nl' | 'de' | 'en';

interface CollectionText {
  title: string;
  description: string;
  seoDescription: string;
}

interface DemoCollection {
  handle: string;
  position: number;
  texts: Record<Language, CollectionText>;
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
        description: 'Flache Farben, scharfe Schnitte und ein Witz, der erst beim zweiten Blick zündet.',
        seoDescription:
          'Plakate im Geist der polnischen Plakatschule: Jazz, Theater, Berge, Tiere, Städte und Buchstaben. Auf Matt- oder Baumwollpapier, auch gerahmt.',
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
        seoDescription: 'Pocztówki z Pracowni Plakatu: gruby karton, odwrót pod pióro i ołówek, koperty do wyboru.',
      },
      nl: {
        title: 'Ansichtkaarten',
        description:
          'Kleine posters met plaats voor een postzegel. Trager dan een appje, maar ze blijven op de koelkast.',
        seoDescription:
          'Ansichtkaarten van Pracownia Plakatu: stevig karton, een achterkant voor pen en potlood, met of zonder envelop.',
      },
      de: {
        title: 'Postkarten',
        description:
          'Kleine Plakate mit Platz für die Briefmarke. Langsamer als eine Nachricht, dafür bleiben sie am Kühlschrank.',
        seoDescription:
          'Postkarten aus der Pracownia Plakatu: fester Karton, Rückseite für Füller und Bleistift, auf Wunsch mit Umschlägen.',
      },
      en: {
        title: 'Postcards',
        description: 'Small posters with room for a stamp. Slower than a message, but they stay on the fridge.',
        seoDescription:
          'Postcards from Pracownia Plakatu: heavy board, backs made for pen and pencil, with envelopes or without.',
      },
    },
  },
  {
    handle: 'ramy',
    position: 3,
    drawing: 'ramy-kot.svg',
    texts: {
      pl: {
        title: 'Ramy',
        description: 'Drewno, lekka szybka i zawieszki na miejscu. Wbić gwóźdź trzeba już samemu.',
        seoDescription:
          'Drewniane ramy do plakatów, dębowe i czarne, w trzech rozmiarach, z lekkim szkłem akrylowym i zawieszkami.',
      },
      nl: {
        title: 'Lijsten',
        description: 'Hout, licht acrylglas en de haken zitten er al aan. De spijker slaat u zelf.',
        seoDescription:
          'Houten posterlijsten in eiken en zwart, in drie formaten, met licht acrylglas en gemonteerde ophanghaken.',
      },
      de: {
        title: 'Rahmen',
        description: 'Holz, leichtes Acrylglas, Aufhänger schon dran. Nur den Nagel schlagen Sie selbst ein.',
        seoDescription:
          'Plakatrahmen aus Holz in Eiche und Schwarz, in drei Größen, mit leichtem Acrylglas und montierten Aufhängern.',
      },
      en: {
        title: 'Frames',
        description: 'Wood, light glazing and hangers already fitted. The nail is up to you.',
        seoDescription:
          'Wooden poster frames in oak and black, in three sizes, with light acrylic glazing and hangers fitted.',
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
          'Do cięcia, składania i pakowania. U nas wszystko zaczyna się od pustego arkusza i trochę się go boimy.',
        seoDescription:
          'Papier z pracowni: barwione arkusze do wycinanek i origami oraz papier pakowy na metry, bez folii i brokatu.',
      },
      nl: {
        title: 'Papier',
        description:
          'Om te knippen, te vouwen en in te pakken. Alles begint hier met een leeg vel, en dat blijft spannend.',
        seoDescription:
          'Papier uit het atelier: gekleurde vellen om te knippen en te vouwen, en inpakpapier per meter, zonder folie of glitter.',
      },
      de: {
        title: 'Papier',
        description:
          'Zum Schneiden, Falten und Einpacken. Bei uns beginnt alles mit einem leeren Bogen, und ein wenig Respekt bleibt.',
        seoDescription:
          'Papier aus der Werkstatt: farbige Bogen zum Schneiden und Falten sowie Geschenkpapier am Meter, ohne Folie und Glitzer.',
      },
      en: {
        title: 'Paper',
        description:
          'For cutting, folding and wrapping. Everything here starts with a blank sheet, and it still makes us nervous.',
        seoDescription:
          'Paper from the workshop: coloured sheets for cutting and folding, and gift wrap by the metre, without foil or glitter.',
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
        seoDescription: 'Prezenty z Pracowni Plakatu: plakat, pocztówki i pinezki w jednej tubie przewiązanej wstążką.',
      },
      nl: {
        title: 'Cadeausets',
        description: 'Klaar om te geven. De strik zit erom, het prijsje is eraf.',
        seoDescription:
          'Cadeaus van Pracownia Plakatu: een poster, ansichtkaarten en punaises samen in één koker met een strik.',
      },
      de: {
        title: 'Geschenksets',
        description: 'Fertig zum Verschenken. Die Schleife sitzt, das Preisschild ist ab.',
        seoDescription:
          'Geschenke aus der Pracownia Plakatu: Plakat, Postkarten und Reißzwecken in einer Rolle mit Schleife.',
      },
      en: {
        title: 'Gift sets',
        description: 'Ready to hand over. The bow is tied, the price tag is off.',
        seoDescription:
          'Presents from Pracownia Plakatu: a poster, postcards and drawing pins in one tube, tied with a ribbon.',
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
        seoDescription: 'Książki o plakacie i wycinaniu: ćwiczenia, pomysły i rysunki, twarda oprawa szyta nićmi.',
      },
      nl: {
        title: 'Boeken',
        description: 'Over affiches, scharen en de moed om meteen aan de goede kant van de lijn te knippen.',
        seoDescription: 'Boeken over affiches en knippen: oefeningen, ideeën en tekeningen, gebonden en genaaid.',
      },
      de: {
        title: 'Bücher',
        description: 'Über Plakate, Scheren und den Mut, gleich auf der richtigen Seite der Linie zu schneiden.',
        seoDescription:
          'Bücher über Plakate und das Schneiden: Übungen, Ideen und Zeichnungen, Hardcover mit Fadenheftung.',
      },
      en: {
        title: 'Books',
        description: 'On posters, scissors and the nerve to cut on the right side of the line first time.',
        seoDescription: 'Books about posters and cutting paper: exercises, ideas and drawings in sewn hardback.',
      },
    },
  },
];

// What the products of a generated catalogue are called, and what is said of them, in the shop's four languages.
import type { Locale } from '#src/i18n/locales.ts';

/** One thing in the order Polish, Dutch, German, English. */
export type Words = readonly [pl: string, nl: string, de: string, en: string];

export const wordOrder: readonly Locale[] = ['pl', 'nl', 'de', 'en'];

/** The first one makes three products in ten; each later one is rarer. */
export const kinds: readonly Words[] = [
  ['Plakat', 'Poster', 'Plakat', 'Poster'],
  ['Pocztówka', 'Ansichtkaart', 'Postkarte', 'Postcard'],
  ['Kubek', 'Mok', 'Becher', 'Mug'],
  ['Notes', 'Notitieboek', 'Notizbuch', 'Notebook'],
  ['Koszulka', 'Shirt', 'Hemd', 'Shirt'],
  ['Torba', 'Tas', 'Tasche', 'Bag'],
  ['Kalendarz', 'Kalender', 'Kalender', 'Calendar'],
  ['Poduszka', 'Kussen', 'Kissen', 'Cushion'],
  ['Szalik', 'Sjaal', 'Schal', 'Scarf'],
  ['Puzzle', 'Legpuzzel', 'Puzzle', 'Jigsaw'],
  ['Lampa', 'Lamp', 'Lampe', 'Lamp'],
  ['Talerz', 'Bord', 'Teller', 'Plate'],
  ['Koc', 'Deken', 'Decke', 'Blanket'],
  ['Zegar', 'Klok', 'Uhr', 'Clock'],
  ['Naklejka', 'Sticker', 'Aufkleber', 'Sticker'],
  ['Zakładka', 'Boekenlegger', 'Lesezeichen', 'Bookmark'],
  ['Tapeta', 'Behang', 'Tapete', 'Wallpaper'],
  ['Obrus', 'Tafelkleed', 'Tischdecke', 'Tablecloth'],
  ['Świeca', 'Kaars', 'Kerze', 'Candle'],
  ['Parasol', 'Paraplu', 'Regenschirm', 'Umbrella'],
];

export const subjects: readonly Words[] = [
  ['żółw', 'schildpad', 'Schildkröte', 'tortoise'],
  ['żubr', 'wisent', 'Wisent', 'bison'],
  ['łabędź', 'zwaan', 'Schwan', 'swan'],
  ['jeż', 'egel', 'Igel', 'hedgehog'],
  ['sowa', 'uil', 'Eule', 'owl'],
  ['wieloryb', 'walvis', 'Wal', 'whale'],
  ['gołąb', 'duif', 'Taube', 'pigeon'],
  ['jamnik', 'teckel', 'Dackel', 'dachshund'],
  ['ślimak', 'slak', 'Schnecke', 'snail'],
  ['żuraw', 'kraanvogel', 'Kranich', 'crane'],
  ['paw', 'pauw', 'Pfau', 'peacock'],
  ['niedźwiedź', 'beer', 'Bär', 'bear'],
  ['ryś', 'lynx', 'Luchs', 'lynx'],
  ['bóbr', 'bever', 'Biber', 'beaver'],
  ['wróbel', 'mus', 'Spatz', 'sparrow'],
  ['kruk', 'raaf', 'Rabe', 'raven'],
  ['sarna', 'ree', 'Reh', 'deer'],
  ['szczupak', 'snoek', 'Hecht', 'pike'],
  ['biedronka', 'lieveheersbeestje', 'Marienkäfer', 'ladybird'],
  ['nietoperz', 'vleermuis', 'Fledermaus', 'bat'],
  ['rycerz', 'ridder', 'Ritter', 'knight'],
  ['latarnik', 'vuurtorenwachter', 'Leuchtturmwärter', 'lighthouse keeper'],
  ['piekarz', 'bakker', 'Bäcker', 'baker'],
  ['akordeon', 'accordeon', 'Akkordeon', 'accordion'],
  ['wiatrak', 'windmolen', 'Windmühle', 'windmill'],
  ['tramwaj', 'tram', 'Straßenbahn', 'tram'],
  ['rower', 'fiets', 'Fahrrad', 'bicycle'],
  ['latawiec', 'vlieger', 'Drachen', 'kite'],
  ['czajnik', 'waterkoker', 'Kessel', 'kettle'],
  ['księżyc', 'maan', 'Mond', 'moon'],
];

export const places: readonly Words[] = [
  ['w deszczu', 'in de regen', 'im Regen', 'in the rain'],
  ['o świcie', 'bij dageraad', 'im Morgengrauen', 'at dawn'],
  ['na dachu', 'op het dak', 'auf dem Dach', 'on the roof'],
  ['nad jeziorem', 'aan het meer', 'am See', 'by the lake'],
  ['w bibliotece', 'in de bibliotheek', 'in der Bibliothek', 'in the library'],
  ['na targu', 'op de markt', 'auf dem Markt', 'at the market'],
  ['pod śniegiem', 'onder de sneeuw', 'unter dem Schnee', 'under the snow'],
  ['w ogrodzie', 'in de tuin', 'im Garten', 'in the garden'],
  ['przed burzą', 'voor het onweer', 'vor dem Gewitter', 'before the storm'],
  ['w teatrze', 'in het theater', 'im Theater', 'at the theatre'],
  ['na moście', 'op de brug', 'auf der Brücke', 'on the bridge'],
  ['w kuchni', 'in de keuken', 'in der Küche', 'in the kitchen'],
  ['po północy', 'na middernacht', 'nach Mitternacht', 'after midnight'],
  ['w górach', 'in de bergen', 'in den Bergen', 'in the mountains'],
  ['na wydmie', 'op het duin', 'auf der Düne', 'on the dune'],
];

export const colours: readonly Words[] = [
  ['Czarny', 'Zwart', 'Schwarz', 'Black'],
  ['Biały', 'Wit', 'Weiß', 'White'],
  ['Czerwony', 'Rood', 'Rot', 'Red'],
  ['Zielony', 'Groen', 'Grün', 'Green'],
  ['Granatowy', 'Marineblauw', 'Marineblau', 'Navy'],
  ['Żółty', 'Geel', 'Gelb', 'Yellow'],
];

export const sizes = ['20×30 cm', '30×40 cm', '40×50 cm', '50×70 cm', '70×100 cm'];

export const optionNames: { size: Words; colour: Words } = {
  size: ['Rozmiar', 'Formaat', 'Größe', 'Size'],
  colour: ['Kolor', 'Kleur', 'Farbe', 'Colour'],
};

/** The tags, from the most to the least common. */
export const tags: readonly Words[] = [
  ['zwierzęta', 'dieren', 'Tiere', 'animals'],
  ['prezent', 'cadeau', 'Geschenk', 'gift'],
  ['natura', 'natuur', 'Natur', 'nature'],
  ['dom', 'huis', 'Zuhause', 'home'],
  ['retro', 'retro', 'retro', 'retro'],
  ['las', 'bos', 'Wald', 'forest'],
  ['miasto', 'stad', 'Stadt', 'city'],
  ['jazz', 'jazz', 'Jazz', 'jazz'],
  ['ptaki', 'vogels', 'Vögel', 'birds'],
  ['morze', 'zee', 'Meer', 'sea'],
  ['dzieci', 'kinderen', 'Kinder', 'children'],
  ['zima', 'winter', 'Winter', 'winter'],
  ['teatr', 'theater', 'Theater', 'theatre'],
  ['herbata', 'thee', 'Tee', 'tea'],
  ['podróż', 'reis', 'Reise', 'travel'],
  ['wiosna', 'lente', 'Frühling', 'spring'],
  ['święta', 'feestdagen', 'Feiertage', 'holidays'],
  ['książki', 'boeken', 'Bücher', 'books'],
  ['muzyka', 'muziek', 'Musik', 'music'],
  ['ogród', 'tuin', 'Garten', 'garden'],
  ['limitowane', 'gelimiteerd', 'limitiert', 'limited'],
  ['astronomia', 'sterrenkunde', 'Astronomie', 'astronomy'],
];

/** `$` stands for the name of the series. */
export const sentences: readonly Words[] = [
  [
    'Z serii $, rysowanej ręcznie i drukowanej w małym nakładzie.',
    'Uit de reeks $, met de hand getekend en in kleine oplage gedrukt.',
    'Aus der Reihe $, von Hand gezeichnet und in kleiner Auflage gedruckt.',
    'From the $ series, drawn by hand and printed in small numbers.',
  ],
  [
    'Kolory nie blakną nawet w pełnym słońcu.',
    'De kleuren vervagen zelfs in de volle zon niet.',
    'Die Farben verblassen selbst in der prallen Sonne nicht.',
    'The colours hold even in full sunlight.',
  ],
  [
    'Pakujemy w karton z odzysku, bez grama plastiku.',
    'Wij verpakken in gerecycled karton, zonder een gram plastic.',
    'Wir verpacken in Recyclingkarton, ohne ein Gramm Kunststoff.',
    'We pack it in recycled board, without a gram of plastic.',
  ],
  [
    'Powstaje na zamówienie w pracowni nad rzeką.',
    'Wordt op bestelling gemaakt in een atelier aan de rivier.',
    'Entsteht auf Bestellung in einer Werkstatt am Fluss.',
    'Made to order in a workshop by the river.',
  ],
  [
    'Autorka szkicowała przez trzy lata, zawsze przed śniadaniem.',
    'De tekenares schetste drie jaar lang, altijd voor het ontbijt.',
    'Die Zeichnerin skizzierte drei Jahre lang, immer vor dem Frühstück.',
    'The artist sketched for three years, always before breakfast.',
  ],
  [
    'Każdy egzemplarz ma numer i podpis na odwrocie.',
    'Elk exemplaar heeft een nummer en een handtekening op de achterkant.',
    'Jedes Exemplar trägt Nummer und Unterschrift auf der Rückseite.',
    'Every copy is numbered and signed on the back.',
  ],
  [
    'Dobrze wygląda w przedpokoju, jeszcze lepiej nad łóżkiem.',
    'Staat goed in de gang en nog beter boven het bed.',
    'Macht sich gut im Flur und noch besser über dem Bett.',
    'It looks well in the hall and better still above the bed.',
  ],
  [
    'Czyścić wilgotną ściereczką, nie prać w pralce.',
    'Met een vochtige doek reinigen, niet in de wasmachine.',
    'Mit einem feuchten Tuch reinigen, nicht in die Waschmaschine geben.',
    'Clean with a damp cloth and keep it out of the washing machine.',
  ],
];

/** What the names of series are made of. */
export const syllables = [
  ...['mo', 're', 'li', 'a', 'ta', 'vo', 'ki', 'ne', 'sol', 'bra', 'dun', 'fe', 'gal', 'hor', 'im', 'jo'],
  ...['kas', 'lum', 'mir', 'nor', 'or', 'pel', 'qui', 'ros', 'sta', 'tul', 'ur', 'ven', 'wil', 'xan', 'yr', 'zel'],
];

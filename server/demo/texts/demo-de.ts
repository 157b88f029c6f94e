import type { DemoLanguage } from '../demo-language.ts';

export const texts: DemoLanguage = {
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
  pages: {
    notice:
      '<p><strong>Dies ist ein Demo-Shop.</strong> Hier wird nichts wirklich verkauft, und die genannte Firma gibt es nicht. Der Text ist ein Beispiel: Händler ersetzen ihn durch ihren eigenen und lassen ihn anwaltlich prüfen. Solange kein Stripe-Konto angeschlossen ist, sind die Zahlungen nur gespielt und verlassen den Server des Shops nicht.</p>',
    packing:
      '<h2>Wie wir packen</h2><p>Ungerahmte Plakate reisen gerollt in einer festen Versandrolle. Rahmen und gerahmte Plakate kommen im Karton mit Kantenschutz, Postkarten, Papiere und Bücher flach.</p>',
  },
  collections: {
    plakaty: {
      title: 'Plakate',
      description: 'Klare Farbflächen, scharfe Schnitte und ein Witz, der erst beim zweiten Blick zündet.',
      seoDescription:
        'Plakate im Geist der polnischen Plakatschule: Jazz, Theater, Berge, Tiere, Städte und Buchstaben. Auf Matt- oder Baumwollpapier, auch gerahmt.',
    },
    pocztowki: {
      title: 'Postkarten',
      description:
        'Kleine Plakate mit Platz für die Briefmarke. Langsamer als eine Nachricht, dafür bleiben sie am Kühlschrank.',
      seoDescription:
        'Postkarten aus Theater, Tatra, Stadt und Wald: fester Karton, Rückseite für Füller und Bleistift, in Sets von einer bis zweiunddreißig Karten.',
    },
    ramy: {
      title: 'Rahmen',
      description: 'Holz, leichtes Acrylglas, Aufhänger schon dran. Nur den Nagel schlagen Sie selbst ein.',
      seoDescription:
        'Plakatrahmen aus Holz in Eiche, Schwarz und Weiß, in drei Größen, dazu Magnetleisten und Passepartouts in vier Farben.',
    },
    papier: {
      title: 'Papier',
      description:
        'Zum Schneiden, Falten, Einpacken und Vollschreiben. Bei uns beginnt alles mit einem leeren Bogen, und ein wenig Respekt bleibt.',
      seoDescription:
        'Papier aus der Werkstatt: Bogen zum Schneiden und Falten, Büttenpapier, Geschenkpapier am Meter, Skizzenbücher und Umschläge.',
    },
    zestawy: {
      title: 'Geschenksets',
      description: 'Fertig zum Verschenken. Die Schleife sitzt, das Preisschild ist ab.',
      seoDescription:
        'Geschenke aus der Pracownia Plakatu: zum Einzug, für Jazz-, Berg- und Theaterfreunde und für alle, die mit der Schere gerade anfangen.',
    },
    ksiazki: {
      title: 'Bücher',
      description: 'Über Plakate, Scheren und den Mut, gleich auf der richtigen Seite der Linie zu schneiden.',
      seoDescription:
        'Bücher über Plakate, Buchstaben und Scheren, für Große und Kleine, zum Lesen, Ausmalen und Schneiden. Und ein Kalender, damit es pünktlich wird.',
    },
  },
  synonyms: [
    [
      'poster, bild, bilder, wandbild, kunstdruck, druck, print, grafik, gemälde, kunst, illustration, affiche',
      'plakate',
    ],
    ['wand, wanddeko, wanddekoration, deko, dekoration, wandschmuck, wohnzimmer, schlafzimmer, küche, büro', 'plakate'],
    ['bilderrahmen, fotorahmen, wechselrahmen, posterrahmen, bildrahmen, holzrahmen, einrahmung', 'rahmen'],
    ['foto, fotografie', 'rahmen'],
    ['passepartouts', 'passepartout'],
    ['posterleiste, posterhalter, bilderleiste, leiste, aufhängung, aufhänger, magnetleiste', 'magnetleisten'],
    ['karte, karten, grußkarte, ansichtskarte, klappkarte, glückwunschkarte, postkarte, kunstkarte', 'postkarten'],
    ['weihnachten, weihnacht, weihnachtlich, advent, nikolaus, xmas, schnee, heiligabend', 'winter, zima'],
    ['geburtstag, namenstag, glückwunsch, gratulation, jubiläum', 'namenstagskarte, prezent'],
    ['geschenk, geschenke, geschenkidee, präsent, mitbringsel, überraschung, geschenkset', 'geschenksets, prezent'],
    ['mama, papa, oma, opa, mutter, vater, frau, mann, freundin, freund, lehrer, muttertag, valentinstag', 'prezent'],
    ['einweihung, einweihungsgeschenk, neue wohnung, einzug, umzug', 'einzug'],
    ['kind, kinder, baby, kinderzimmer, kita, jungen, mädchen', 'dla dzieci'],
    ['malbuch, ausmalbuch, ausmalen, malen', 'die stadt wartet'],
    ['notizheft, heft, notizblock, tagebuch, journal, kladde', 'notizbuch, skizzenbuch'],
    ['skizzenblock, skizzenheft, zeichenblock, zeichnen, zeichenbuch', 'skizzenbuch'],
    ['geschenkverpackung, packpapier, verpackung, einpackpapier, einpacken, geschenkbogen', 'geschenkpapier'],
    ['briefumschlag, kuvert, brief, briefpapier', 'umschläge'],
    ['wandkalender, jahresplaner, planer', 'kalender'],
    ['buch, bücher, bildband, lektüre, kinderbuch', 'bücher'],
    ['origami, faltpapier, falten', 'papier kranich'],
    ['schere, scherenschnitt, basteln, bastelpapier', 'wycinanki'],
    ['katze, kater, kätzchen, miau', 'koty'],
    ['hund, hündchen, welpe', 'dackel'],
    ['tier, tiere, zoo, tierwelt', 'zwierzęta'],
    ['vogel, vögel', 'ptaki'],
    ['berg, berge, gebirge, tatra, gipfel, alpen, wandern, klettern', 'góry'],
    ['meer, see, fluss, ostsee, ozean, maritim, wasser, strand', 'woda'],
    ['natur, wald, baum, bäume', 'las'],
    ['stadt, städte, skyline, stadtplan, architektur', 'miasta'],
    ['polen, polnisch', 'polska'],
    ['holland, holländisch, niederlande', 'niderlandy'],
    ['fahrrad, rad, fahrräder', 'rowery'],
    ['musik, instrument, konzert, saxofon, trompete, schallplatte', 'jazz'],
    ['theater, bühne, drama, schauspiel, oper', 'teatr'],
    ['shakespeare', 'hamlet, macbeth'],
    ['typografie, typographie, alphabet, schrift, buchstabe, abc', 'litery'],
    ['volkskunst, folklore', 'folklor'],
    ['sage, legende, märchen', 'legendy'],
    ['nacht, mond', 'noc'],
    ['holz, hölzern', 'drewno'],
    ['eiche, eichen, eichenholz', 'eichenrahmen, eiche'],
    ['wal, walfisch, wale', 'basswal'],
    ['schildkröte, kröte', 'langspielkröte'],
    ['storch', 'klapperstorch'],
    ['bison', 'wisent'],
    ['seejungfrau, nixe', 'meerjungfrau'],
    ['ziege, ziegen', 'ziegenböcke'],
    ['brautpaar, trauung', 'hochzeit'],
    ['schneemann, eis', 'zima'],
  ],
};

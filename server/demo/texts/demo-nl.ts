import type { DemoLanguage } from '../demo-language.ts';

export const texts: DemoLanguage = {
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
  pages: {
    notice:
      '<p><strong>Dit is een demowinkel.</strong> Er wordt hier niets echt verkocht en het bedrijf hieronder bestaat niet. De tekst is een voorbeeld: een winkelier vervangt hem door een eigen tekst en laat die door een jurist nakijken. Zolang er geen Stripe-account is aangesloten, zijn de betalingen nagespeeld en verlaten ze de server van de winkel niet.</p>',
    packing:
      '<h2>Hoe we inpakken</h2><p>Posters zonder lijst reizen opgerold in een stevige koker. Lijsten en ingelijste posters gaan in een doos met beschermde hoeken, ansichtkaarten, papier en boeken plat.</p>',
  },
  collections: {
    plakaty: {
      title: 'Posters',
      description: 'Vlakke kleuren, scherpe vormen en een grap die pas bij de tweede blik landt.',
      seoDescription:
        'Posters in de geest van de Poolse posterschool: jazz, theater, bergen, dieren, steden en letters. Op mat of katoenpapier, ook ingelijst.',
    },
    pocztowki: {
      title: 'Ansichtkaarten',
      description:
        'Kleine posters met plaats voor een postzegel. Trager dan een appje, maar ze blijven op de koelkast.',
      seoDescription:
        'Ansichtkaarten uit theater, Tatra, stad en bos: stevig karton, een achterkant voor pen en potlood, in sets van één tot tweeëndertig kaarten.',
    },
    ramy: {
      title: 'Lijsten',
      description: 'Hout, licht acrylglas en de haken zitten er al aan. De spijker sla je er zelf in.',
      seoDescription:
        'Houten posterlijsten in eiken, zwart en wit, in drie formaten, met magnetische latten en passe-partouts in vier kleuren erbij.',
    },
    papier: {
      title: 'Papier',
      description:
        'Om te knippen, te vouwen, in te pakken en vol te schrijven. Alles begint hier met een leeg vel, en dat blijft spannend.',
      seoDescription:
        'Papier uit het atelier: vellen om te knippen en te vouwen, handgeschept papier, inpakpapier per meter, schetsboeken en enveloppen.',
    },
    zestawy: {
      title: 'Cadeausets',
      description: 'Klaar om te geven. De strik zit erom, het prijsje is eraf.',
      seoDescription:
        'Cadeaus van Pracownia Plakatu: voor een nieuw huis, voor jazz, bergen en theater, en voor wie net met knippen begint. Klaar om te geven.',
    },
    ksiazki: {
      title: 'Boeken',
      description: 'Over affiches, scharen en de moed om meteen aan de goede kant van de lijn te knippen.',
      seoDescription:
        'Boeken over affiches, letters en knippen, voor groot en klein, om te lezen, te kleuren en te knippen. En een kalender, om op tijd te zijn.',
    },
  },
  synonyms: [
    [
      'poster, affiche, schilderij, kunstdruk, kunstprint, kunstposter, print, druk, prent, kunst, illustratie, afbeelding',
      'posters',
    ],
    [
      'wand, muur, wanddecoratie, muurdecoratie, decoratie, wanddeco, woonkamer, slaapkamer, keuken, kantoor',
      'posters',
    ],
    [
      'fotolijst, fotolijstje, fotokader, kader, wissellijst, schilderijlijst, posterlijst, lijstje, fotolijsten',
      'lijsten',
    ],
    ['foto, fotografie', 'lijsten'],
    ['passepartout, passe partouts', 'passe-partout'],
    ['posterhanger, posterklem, ophangsysteem, latten, poster ophangen, magneet', 'magnetische posterlatten'],
    ['kaart, kaartje, kaartjes, wenskaart, briefkaart, postkaart, ansicht, ansichtkaart', 'ansichtkaarten'],
    ['kerst, kerstmis, sinterklaas, advent, sneeuw', 'winter, zima'],
    ['verjaardag, jarig, felicitatie, gefeliciteerd, naamdag, jubileum', 'naamdagkaart, prezent'],
    ['cadeau, cadeautje, kado, geschenk, presentje, cadeauset, cadeau-idee, verrassing', 'cadeausets, prezent'],
    ['mama, papa, oma, opa, moeder, vader, vriendin, vriend, juf, meester, moederdag, vaderdag, valentijn', 'prezent'],
    ['housewarming, nieuwe woning, nieuw huis, verhuizen', 'verhuizing'],
    ['kind, kinderen, baby, kinderkamer, peuter, kleuter', 'dla dzieci'],
    ['kleurboek, kleurplaat, kleuren, inkleuren', 'de stad wacht'],
    ['notitieblok, schrift, dagboek, journal, schrijfblok', 'notitieboek, schetsboek'],
    ['schetsblok, tekenblok, tekenboek, tekenen', 'schetsboek'],
    ['cadeaupapier, pakpapier, geschenkpapier, inpakken, verpakking, kadopapier', 'inpakpapier'],
    ['enveloppe, envelop, briefpapier, brief', 'enveloppen'],
    ['wandkalender, muurkalender, jaarkalender, planner, agenda', 'kalender'],
    ['boek, boeken, kinderboek, prentenboek, leesboek', 'boeken'],
    ['origami, vouwpapier, vouwen', 'papier kraanvogel'],
    ['schaar, knippen, papierknipkunst, knutselen', 'wycinanki'],
    ['kat, katten, poes, kitten, kater', 'koty'],
    ['hond, honden, puppy, tekkel', 'teckel'],
    ['dier, dieren, beesten, dierentuin', 'zwierzęta'],
    ['vogel, vogels', 'ptaki'],
    ['berg, bergen, gebergte, tatra, bergtop, wandelen, klimmen', 'góry'],
    ['zee, water, rivier, oceaan, strand, maritiem', 'woda'],
    ['natuur, bos, boom, bomen', 'las'],
    ['stad, steden, skyline, stadsgezicht, architectuur', 'miasta'],
    ['polen, pools, poolse', 'polska'],
    ['nederland, nederlands, holland, hollands', 'niderlandy'],
    ['fiets, fietsen', 'rowery'],
    ['muziek, instrument, concert, saxofoon, lp, plaat', 'jazz'],
    ['theater, toneel, drama, opera', 'teatr'],
    ['shakespeare', 'hamlet, macbeth'],
    ['typografie, alfabet, letter, letters, abc', 'litery'],
    ['volkskunst, folklore', 'folklor'],
    ['sage, legende, sprookje', 'legendy'],
    ['nacht, maan', 'noc'],
    ['hout, houten', 'drewno'],
    ['eik, eiken, eikenhout', 'eiken'],
    ['zwart, zwarte', 'zwart'],
    ['wit, witte', 'wit'],
    ['schildpad', 'langspeelschildpad'],
    ['bizon', 'wisent'],
    ['geit, geiten', 'bokjes'],
    ['bruiloft, huwelijk, trouwen', 'bruiloft'],
    ['meermin', 'zeemeermin'],
  ],
};

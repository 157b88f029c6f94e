import type { DemoLanguage } from '../demo-language.ts';

export const texts: DemoLanguage = {
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
  pages: {
    notice:
      '<p><strong>Toto je ukázkový obchod.</strong> Nic se tu doopravdy neprodává a níže uvedená firma neexistuje. Text je příklad: obchodník ho nahradí vlastním a nechá ho zkontrolovat právníkem. Dokud není připojen účet Stripe, platby jsou jen naoko a neopustí server obchodu.</p>',
    packing:
      '<h2>Jak balíme</h2><p>Plakáty bez rámu cestují srolované v pevném tubusu. Rámy a zarámované plakáty jedou v krabici s vyztuženými rohy; pohlednice, papír a knihy naplocho.</p>',
  },
  collections: {
    plakaty: {
      title: 'Plakáty',
      description: 'Plné barvy, ostré hrany a vtip, který dojde až na druhý pohled.',
      seoDescription:
        'Plakáty v duchu polské plakátové školy: jazz, divadlo, hory, zvířata, města a písmena. Na matném nebo bavlněném papíře, i v rámu.',
    },
    pocztowki: {
      title: 'Pohlednice',
      description: 'Malé plakáty s místem na známku. Dorazí později než zpráva, zato zůstanou na lednici.',
      seoDescription:
        'Pohlednice z plakátové dílny: zvířata, města, zima a jeviště. Jednotlivě i v sadách, na silném papíře, na který se dobře píše.',
    },
    ramy: {
      title: 'Rámy',
      description: 'Dřevo, lehké sklo a závěsy na místě. Hřebík už musíte zatlouct sami.',
      seoDescription:
        'Dřevěné rámy na plakáty: dubové, černé a bílé, ve třech rozměrech, k tomu magnetické lišty a pasparty ve čtyřech barvách.',
    },
    papier: {
      title: 'Papír',
      description:
        'Na stříhání, skládání, balení a psaní. U nás všechno začíná prázdným archem a pořád se ho trochu bojíme.',
      seoDescription:
        'Papír z dílny: archy na stříhání a skládání, ruční papír, balicí papír na metry, skicáky, sešity a obálky.',
    },
    zestawy: {
      title: 'Dárkové sady',
      description: 'Rovnou k předání. Stuha uvázaná, cenovka odstřižená.',
      seoDescription:
        'Dárky z dílny Pracownia Plakatu: do nového bytu, pro milovníky jazzu, hor a divadla a pro začátečníky s nůžkami. Rovnou k předání.',
    },
    ksiazki: {
      title: 'Knihy',
      description: 'O plakátech, nůžkách a odvaze stříhat hned napoprvé na správné straně čáry.',
      seoDescription:
        'Knihy o plakátech, písmenech a vystřihování, pro dospělé i pro děti, ke čtení, vybarvování a stříhání. A kalendář, ať se to stihne.',
    },
  },
  synonyms: [
    ['poster, obraz, obrázek, tisk, grafika, reprodukce, umění, malba, ilustrace, print', 'plakáty'],
    ['stěna, zeď, dekorace, výzdoba, obývák, ložnice, kuchyň, kancelář', 'plakáty'],
    ['rámeček, fotorámeček, rám na obraz, rám na plakát, rámování, klip rám', 'rámy'],
    ['foto, fotka, fotografie', 'rámy'],
    ['paspartu', 'pasparta'],
    ['lišta, závěs, věšák na plakát, držák, magnet', 'magnetické lišty'],
    ['přání, přáníčko, blahopřání, karta, kartička, pohled, korespondenční lístek', 'pohlednice'],
    ['vánoce, vánoční, advent, mikuláš, ježíšek, sníh', 'zima'],
    ['narozeniny, narozeninový, svátek, jmeniny, gratulace, výročí', 'svátku, prezent'],
    ['dárek, dáreček, dar, překvapení, dárková sada', 'dárkové sady, prezent'],
    ['máma, táta, babička, děda, manželka, manžel, přítelkyně, přítel, učitelka, valentýn, den matek', 'prezent'],
    ['kolaudace, nový byt, nový dům, nastěhování', 'stěhování'],
    ['dítě, děti, dětský, dětský pokoj, miminko', 'dla dzieci'],
    ['omalovánky, omalovánka, vymalovánky', 'město čeká'],
    ['sešit, notes, deník, blok, poznámkový blok, diář', 'zápisník, skicák'],
    ['kreslení, skicovací blok, kreslicí blok', 'skicák'],
    ['dárkový papír, papír na balení, balení, balení dárků', 'balicí papír'],
    ['obálka, dopisní papír, dopis', 'obálky'],
    ['nástěnný kalendář, plánovač', 'kalendář'],
    ['kniha, knížka, dětská kniha', 'knihy'],
    ['origami, skládání', 'papír jeřáb'],
    ['nůžky, vystřihovánky, vystřihování, tvoření', 'wycinanki'],
    ['kočka, kočička, kotě, kocour', 'koty'],
    ['pes, pejsek, štěně', 'jezevčík'],
    ['zvíře, zvířata, zvířátka', 'zwierzęta'],
    ['pták, ptáci', 'ptaki'],
    ['hora, hory, tatry, vrchol, turistika', 'góry'],
    ['moře, voda, řeka, jezero', 'woda'],
    ['příroda, les, strom', 'las'],
    ['město, města, panorama', 'miasta'],
    ['polsko, polský', 'polska'],
    ['nizozemsko, holandsko', 'niderlandy'],
    ['kolo, jízdní kolo, cyklistika', 'rowery'],
    ['hudba, koncert, nástroj, trubka', 'jazz'],
    ['divadlo, drama, opera', 'teatr'],
    ['shakespeare', 'hamlet, macbeth'],
    ['typografie, abeceda, písmo, písmeno', 'litery'],
    ['lidové umění, folklor', 'folklor'],
    ['legenda, pohádka, pověst', 'legendy'],
    ['noc, měsíc', 'noc'],
    ['dřevo, dřevěný', 'drewno'],
    ['dub, dubový', 'dubový, dub'],
    ['želvička', 'želva'],
    ['svatební', 'svatba'],
  ],
};

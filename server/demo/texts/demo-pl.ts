import type { DemoLanguage } from '../demo-language.ts';

export const texts: DemoLanguage = {
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
  pages: {
    notice:
      '<p><strong>To sklep demonstracyjny.</strong> Niczego tu naprawdę nie sprzedajemy, a firma z tego regulaminu nie istnieje. Tekst jest przykładem: sprzedawca zastępuje go własnym i daje do sprawdzenia prawnikowi. Dopóki sklep nie ma konta Stripe, płatności są na niby i nie wychodzą poza jego serwer.</p>',
    packing:
      '<h2>Jak pakujemy</h2><p>Plakaty bez ramy jadą zwinięte w sztywnej tubie. Ramy i plakaty oprawione pakujemy w karton z narożnikami. Pocztówki, papiery i książki podróżują na płasko.</p>',
  },
  collections: {
    plakaty: {
      title: 'Plakaty',
      description: 'Płaskie kolory, ostre cięcia i żart, który dociera przy drugim spojrzeniu.',
      seoDescription:
        'Plakaty w duchu polskiej szkoły plakatu: jazz, teatr, góry, zwierzęta, miasta i litery. Na papierze matowym lub bawełnianym, także w ramie.',
    },
    pocztowki: {
      title: 'Pocztówki',
      description: 'Małe plakaty z miejscem na znaczek. Dochodzą wolniej niż wiadomość, za to zostają na lodówce.',
      seoDescription:
        'Pocztówki z teatru, z Tatr, z miast i z lasu: gruby karton, odwrót pod pióro i ołówek, w zestawach od jednej karty do trzydziestu dwóch.',
    },
    ramy: {
      title: 'Ramy',
      description: 'Drewno, lekka szybka i zawieszki na miejscu. Wbić gwóźdź trzeba już samemu.',
      seoDescription:
        'Drewniane ramy do plakatów: dębowe, czarne i białe, w trzech rozmiarach, do tego listwy magnetyczne i passe-partout w czterech kolorach.',
    },
    papier: {
      title: 'Papier',
      description:
        'Do cięcia, składania, pakowania i pisania. U nas wszystko zaczyna się od pustego arkusza i trochę się go boimy.',
      seoDescription:
        'Papier z pracowni: arkusze do wycinanek i origami, papier czerpany, pakowy na metry, szkicowniki, notesy i koperty.',
    },
    zestawy: {
      title: 'Zestawy prezentowe',
      description: 'Gotowe do wręczenia. Wstążka zawiązana, metka z ceną odcięta.',
      seoDescription:
        'Prezenty z Pracowni Plakatu: na nowe mieszkanie, dla miłośników jazzu, gór i teatru, dla zaczynających z nożyczkami. Gotowe do wręczenia.',
    },
    ksiazki: {
      title: 'Książki',
      description: 'O plakacie, nożyczkach i odwadze, żeby ciąć od razu po właściwej stronie linii.',
      seoDescription:
        'Książki o plakacie, literach i wycinaniu, dla dorosłych i dla dzieci, do czytania, kolorowania i cięcia. I kalendarz, żeby zdążyć.',
    },
  },
  synonyms: [
    [
      'poster, obraz, obrazek, obrazy, grafika, reprodukcja, druk, wydruk, print, afisz, sztuka, malarstwo, ilustracja',
      'plakat',
    ],
    ['ściana, dekoracja, dekoracja ścienna, ozdoba, wystrój, salon, sypialnia, kuchnia, biuro, gabinet', 'plakat'],
    ['ramka, antyrama, fotorama, ramka na zdjęcie, ramka do zdjęć, rama do obrazu, oprawa plakatu', 'rama'],
    ['zdjęcie, fotografia, foto', 'rama'],
    ['paspartu, passepartout', 'passe-partout'],
    ['wieszak, wieszak na plakat, listwa, uchwyt, magnes, zawieszka', 'listwy'],
    ['kartka, karta, widokówka, laurka, kartka okolicznościowa, kartka z życzeniami, pocztówka', 'pocztówki'],
    ['boże narodzenie, bożonarodzeniowy, święta, świąteczny, gwiazdka, wigilia, mikołaj, śnieg', 'zima'],
    ['urodziny, urodzinowy, imieniny, imieninowy, życzenia, rocznica', 'imieninowa, prezent'],
    ['prezent, upominek, podarunek, podarek, niespodzianka, zestaw na prezent', 'zestaw prezentowy'],
    ['mama, tata, babcia, dziadek, żona, mąż, dziewczyna, chłopak, przyjaciel, nauczyciel, walentynki', 'prezent'],
    ['dzień matki, dzień ojca, dzień babci, dzień nauczyciela', 'prezent'],
    ['parapetówka, nowe mieszkanie, nowy dom, wprowadziny', 'przeprowadzka'],
    ['dziecko, dziecięcy, maluch, przedszkolak, pokój dziecięcy', 'dla dzieci'],
    ['kolorowanka, malowanka, do kolorowania', 'miasto czeka'],
    ['notatnik, zeszyt, dziennik, pamiętnik, bullet journal', 'notes, szkicownik'],
    ['blok rysunkowy, blok, rysowanie, rysunek, szkic', 'szkicownik'],
    ['papier do pakowania, papier ozdobny, papier prezentowy, pakowanie prezentów, opakowanie', 'papier pakowy'],
    ['papeteria, list, listy', 'koperty, papier czerpany'],
    ['kalendarz ścienny, planer, terminarz, 2027', 'kalendarz'],
    ['album, lektura, książeczka, poradnik', 'książka'],
    ['origami, składanie', 'papier żuraw'],
    ['nożyczki, wycinanie, wycinanka', 'wycinanki'],
    ['kotek, kociak, koci, kotka', 'koty'],
    ['pies, piesek, szczeniak', 'jamnik'],
    ['zwierzę, zwierzątko, zwierzak, zoo, fauna', 'zwierzęta'],
    ['ptak, ptaszek, ornitologia', 'ptaki'],
    ['tatry, tatrzański, górski, szczyt, zakopane, podhale, halny, wspinaczka', 'góry'],
    ['morze, bałtyk, rzeka, jezioro, ocean, marynistyczny', 'woda'],
    ['natura, przyroda, drzewo, leśny, puszcza', 'las'],
    ['miasto, miejski, panorama miasta, architektura', 'miasta'],
    ['polski', 'polska'],
    ['holandia, holenderski', 'niderlandy'],
    ['rower, rowerzysta', 'rowery'],
    ['muzyka, muzyczny, instrument, saksofon, koncert, winyl', 'jazz'],
    ['dramat, scena, spektakl, opera, aktor', 'teatr'],
    ['szekspir, shakespeare', 'hamlet, makbet'],
    ['typografia, alfabet, napis, czcionka, literka, abc', 'litery'],
    ['ludowy, folk, łowicki', 'folklor'],
    ['legenda, baśń, bajka, mit', 'legendy'],
    ['księżyc, nocny', 'noc'],
    ['drewniany', 'drewno'],
    ['dąb, dębowy', 'dębowa, dąb'],
    ['wieloryb, humbak', 'płetwal'],
    ['żółwik', 'żółw'],
    ['syrena', 'syrenka'],
    ['bizon', 'żubr'],
    ['ślub, weselny', 'wesele'],
  ],
};

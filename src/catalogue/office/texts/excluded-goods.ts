// Goods that Poland's rules never free from the cash register, however they are sold and paid for (Dz.U. 2024 poz. 1902, § 4),
// as their names let suspect. A person judges: a word is no product.
import { phrasesOf } from './find-phrases.ts';

/** Polish phrases; see `find-phrases.ts`. */
export const excludedGoods = phrasesOf(`
  perfum, perfumy, perfumow*, wod* perfumowan*, wod* toaletow*, wod* kolońsk*
  wino, wina, win, piwo, piwa, wódk*, whisky, whiskey, gin, rum, likier*, nalewk*, miód pitny, szampan*, prosecco, cydr*, alkohol*
  papieros*, cygar*, tytoń, tytoniu, tytoniow*, e papieros*, liquid*, snus*
  laptop*, notebook, komputer*, smartfon*, telefon*, tablet, tablety, smartwatch*, konsol* do gier, drukark*, monitor, monitory
  telewizor*, słuchawk*, głośnik*, radio, radioodbiornik*, gramofon*, wzmacniacz*, kamer*, dron, drony, ładowark*, powerbank*
  aparat* fotograficzn*, obiektyw*, lustrzank*, lornetk*
  płyt* cd, płyt* dvd, płyt* winylow*, płyt* gramofonow*, winyl*, blu ray, pendrive*, kart* pamięci, dysk ssd, dysk twardy, audiobook cd
  srebro, srebra, ze srebra, ze złota, złoto, złota próby, próba 333, próba 585, próba 750, próba 925, próby 585, próby 925, platyn*
  części samochodow*, częś* do samochod*, klock* hamulcow*, opon*, amortyzator*, akumulator* samochodow*, silnik*, przyczep*
  benzyn*, olej napędowy, olej silnikowy, gaz płynny
`);

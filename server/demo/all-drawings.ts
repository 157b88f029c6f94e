// The one list of every picture in the demo shop; the CSV and the collections name pictures by these file names.

import type { Artwork } from './drawings/paper-shapes.ts';
import { sheet } from './drawings/paper-shapes.ts';
import { snipBook } from './goods/book.ts';
import { swanCalendar } from './goods/calendar.ts';
import { cityBook, colourBook, lettersBook, zooBook } from './goods/covers.ts';
import { catFrames } from './goods/frames.ts';
import { jazzSet, movingSet, tatraSet } from './goods/gift-sets.ts';
import { dachshundGift, peacockPostcards } from './goods/gifts.ts';
import { mounts } from './goods/mounts.ts';
import { cranePaper, snailWrap } from './goods/paper-goods.ts';
import { cityPostcards, tatraPostcards } from './goods/postcards-of-places.ts';
import { mushroomPostcards, nameDayCard } from './goods/postcards-of-things.ts';
import { winterPostcards } from './goods/postcards-of-winter.ts';
import { alphabetPostcards, theatrePostcards } from './goods/postcards-on-stage.ts';
import { beginnersSet, theatreSet } from './goods/scissor-sets.ts';
import { cuttingPaper, handmadePaper, mushroomWrap } from './goods/sheets.ts';
import { hungryEnvelopes, sheepSketchbook, tailNotebook } from './goods/stationery.ts';
import { wedding } from './goods/wedding.ts';
import { amsterdamBike } from './posters/amsterdam.ts';
import { forestBison, houseCat } from './posters/animals.ts';
import { krakowPigeon, rotterdamSwan } from './posters/cities.ts';
import { lodzBoat, poznanGoats } from './posters/cities-inland.ts';
import { gdanskCrane, warsawMermaid } from './posters/cities-vistula.ts';
import { delftMilkmaid } from './posters/delft.ts';
import { hamlet } from './posters/hamlet.ts';
import { hundredSheep, ridgeChamois } from './posters/highlands.ts';
import { heronJazz, turtleJazz } from './posters/jazz.ts';
import { bassInWhale, trumpetElephant } from './posters/jazz-giants.ts';
import { letterPyramid, oneUmbrella, stretchedAmpersand } from './posters/letters-alive.ts';
import { eyeOfTheSea, sleepingKnight } from './posters/mountains.ts';
import { flameFox } from './posters/paper-fox.ts';
import { pencilHedgehog, scissorStork } from './posters/sharp-animals.ts';
import { macbeth } from './posters/theatre.ts';
import { raspberryJug, seagull } from './posters/theatre-stage.ts';
import { nineTails } from './posters/typography.ts';
import { cardOnFridge, countingSheep, lionCutOut, maskedCat, wrappedParcel } from './rooms/goods-in-use.ts';
import { blackFrame, magneticRails, oakFrame, whiteFrame } from './rooms/hangings.ts';
import { fireside, kitchen } from './rooms/hearth-rooms.ts';
import { bathroom, bedroom, sofaCorner } from './rooms/private-rooms.ts';
import { closeUp, gramophoneRoom, hallway } from './rooms/walls.ts';

interface Drawing {
  fileName: string;
  draw: () => string;
  width: number;
  height: number;
  /** the dominant colour, for the tinted ground while the picture loads */
  groundColor: string;
}

function upright(fileName: string, groundColor: string, body: () => string): Drawing {
  return { fileName, draw: () => sheet(600, 800, groundColor, body()), width: 600, height: 800, groundColor };
}

function square(fileName: string, { ground, body }: Artwork): Drawing {
  return { fileName, draw: () => sheet(800, 800, ground, body()), width: 800, height: 800, groundColor: ground };
}

const poster = (fileName: string, { ground, body }: Artwork) => upright(fileName, ground, body);

const detail = (fileName: string, from: Artwork, x: number, y: number, scale: number) =>
  upright(fileName, from.ground, () => closeUp(from, x, y, scale));

export const demoDrawings: Drawing[] = [
  poster('zolw-jazz.svg', turtleJazz),
  upright('zolw-jazz-na-scianie.svg', '#bdd3cb', () => gramophoneRoom(turtleJazz)),
  poster('nocny-ptak.svg', heronJazz),
  detail('nocny-ptak-detal.svg', heronJazz, 0, 106, 1.7),
  poster('makbet.svg', macbeth),
  upright('makbet-na-scianie.svg', '#d3aa94', () => hallway(macbeth)),
  poster('spiacy-rycerz.svg', sleepingKnight),
  upright('spiacy-rycerz-na-scianie.svg', '#6f918e', () => bedroom(sleepingKnight)),
  poster('morskie-oko.svg', eyeOfTheSea),
  upright('morskie-oko-na-scianie.svg', '#f1bfa7', () => bathroom(eyeOfTheSea)),
  poster('zubr.svg', forestBison),
  detail('zubr-detal.svg', forestBison, 10, 270, 2),
  poster('kot-kamienica.svg', houseCat),
  upright('kot-kamienica-na-scianie.svg', '#ecc9a2', () => sofaCorner(houseCat)),
  poster('krakow-golab.svg', krakowPigeon),
  detail('krakow-golab-detal.svg', krakowPigeon, 232, 60, 1.9),
  poster('rotterdam-labedz.svg', rotterdamSwan),
  poster('amsterdam-przeprowadzka.svg', amsterdamBike),
  detail('amsterdam-przeprowadzka-detal.svg', amsterdamBike, 80, 70, 1.7),
  poster('dziewiec-ogonkow.svg', nineTails),
  poster('hamlet.svg', hamlet),
  detail('hamlet-detal.svg', hamlet, 150, 310, 2),
  poster('wesele.svg', wedding),
  poster('mewa.svg', seagull),
  poster('balladyna.svg', raspberryJug),
  poster('kontrabas-wieloryb.svg', bassInWhale),
  upright('kontrabas-wieloryb-na-scianie.svg', '#f1bfa7', () => bathroom(bassInWhale)),
  poster('slon-trabka.svg', trumpetElephant),
  poster('redyk.svg', hundredSheep),
  poster('kozica.svg', ridgeChamois),
  detail('kozica-detal.svg', ridgeChamois, 190, 40, 1.75),
  poster('bocian.svg', scissorStork),
  detail('bocian-detal.svg', scissorStork, 250, 20, 1.75),
  poster('jez.svg', pencilHedgehog),
  poster('lis.svg', flameFox),
  upright('lis-na-scianie.svg', '#b9ab6a', () => fireside(flameFox)),
  poster('warszawa-syrenka.svg', warsawMermaid),
  poster('gdansk-zuraw.svg', gdanskCrane),
  poster('poznan-koziolki.svg', poznanGoats),
  detail('poznan-koziolki-detal.svg', poznanGoats, 130, 0, 1.7),
  poster('lodz-lodka.svg', lodzBoat),
  poster('delft-kachel.svg', delftMilkmaid),
  upright('delft-kachel-na-scianie.svg', '#e2b25f', () => kitchen(delftMilkmaid)),
  poster('zazolc.svg', letterPyramid),
  poster('ampersand.svg', stretchedAmpersand),
  detail('ampersand-detal.svg', stretchedAmpersand, 250, 260, 1.75),
  poster('ij.svg', oneUmbrella),
  square('pocztowki-paw.svg', peacockPostcards),
  square('ramy-kot.svg', catFrames),
  square('papier-zuraw.svg', cranePaper),
  square('papier-slimak.svg', snailWrap),
  square('ksiazka-ciach.svg', snipBook),
  square('zestaw-jamnik.svg', dachshundGift),
  square('pocztowki-miasta.svg', cityPostcards),
  square('pocztowki-tatry.svg', tatraPostcards),
  square('pocztowki-grzyby.svg', mushroomPostcards),
  square('pocztowka-imieniny.svg', nameDayCard),
  square('pocztowki-zima.svg', winterPostcards),
  square('pocztowki-teatr.svg', theatrePostcards),
  square('pocztowki-alfabet.svg', alphabetPostcards),
  square('rama-dab.svg', oakFrame),
  square('rama-czarna.svg', blackFrame),
  square('rama-biala.svg', whiteFrame),
  square('listwy-magnetyczne.svg', magneticRails),
  square('passe-partout.svg', mounts),
  square('papier-czerpany.svg', handmadePaper),
  square('papier-wycinanki.svg', cuttingPaper),
  square('papier-grzyby.svg', mushroomWrap),
  square('szkicownik.svg', sheepSketchbook),
  square('notes-zazolc.svg', tailNotebook),
  square('koperty.svg', hungryEnvelopes),
  square('zestaw-jazz.svg', jazzSet),
  square('zestaw-tatry.svg', tatraSet),
  square('zestaw-przeprowadzka.svg', movingSet),
  square('zestaw-wycinanka.svg', beginnersSet),
  square('zestaw-teatr.svg', theatreSet),
  square('ksiazka-zwierzeta.svg', zooBook),
  square('ksiazka-szkola-plakatu.svg', colourBook),
  square('ksiazka-kolorowanka.svg', cityBook),
  square('ksiazka-litery.svg', lettersBook),
  square('kalendarz-2027.svg', swanCalendar),
  square('pocztowki-grzyby-detal.svg', cardOnFridge),
  square('papier-grzyby-detal.svg', wrappedParcel),
  square('szkicownik-detal.svg', countingSheep),
  square('zestaw-teatr-detal.svg', maskedCat),
  square('ksiazka-zwierzeta-detal.svg', lionCutOut),
];

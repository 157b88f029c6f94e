// The one list of every picture in the demo shop; the CSV and the collections name pictures by these file names.
import { amsterdamBike } from './amsterdam.ts';
import { forestBison, houseCat } from './animals.ts';
import { snipBook } from './book.ts';
import { krakowPigeon, rotterdamSwan } from './cities.ts';
import { catFrames } from './frames.ts';
import { dachshundGift, peacockPostcards } from './gifts.ts';
import { heronJazz, turtleJazz } from './jazz.ts';
import { eyeOfTheSea, sleepingKnight } from './mountains.ts';
import { cranePaper, snailWrap } from './paper-goods.ts';
import type { Artwork } from './paper-shapes.ts';
import { sheet } from './paper-shapes.ts';
import { bathroom, bedroom, sofaCorner } from './private-rooms.ts';
import { macbeth } from './theatre.ts';
import { nineTails } from './typography.ts';
import { closeUp, gramophoneRoom, hallway } from './walls.ts';

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
  square('pocztowki-paw.svg', peacockPostcards),
  square('ramy-kot.svg', catFrames),
  square('papier-zuraw.svg', cranePaper),
  square('papier-slimak.svg', snailWrap),
  square('ksiazka-ciach.svg', snipBook),
  square('zestaw-jamnik.svg', dachshundGift),
];

// Electrical equipment, and goods with batteries, as their names let suspect: whoever sends them to a country of the Union has to
// be registered there (Directives 2012/19 Art. 16, 17; Regulation 2023/1542 Art. 55). A person judges: a word is no product.
import { phrasesOf } from './find-phrases.ts';

/** Goods that run on batteries, in every language that the catalogue may have; see `find-phrases.ts`. */
export const batteryGoods = phrasesOf(`
  battery, batteries, rechargeable, power bank*, powerbank*, smartphone*, smartwatch*, laptop*, tablet pc, drone, drones
  cordless drill*, e bike*, ebike*, e scooter*, earbuds, wireless headphones, headlamp*, flashlight*

  bateri*, akumulator*, akumulatorow*, smartfon*, telefon komórkow*, dron, drony, latark*, czołówk*, hulajnog* elektryczn*
  rower* elektryczn*, słuchawk* bezprzewodow*

  batterie*, batteriebetrieben*, akku, akkus, akku*, taschenlampe*, stirnlampe*, elektroroller*, elektrofahrr*d*, drohne*

  batterij*, accu, accu s, oplaadba*, zaklamp*, hoofdlamp*, elektrische fiets*, elektrische step*

  akumulátor*, nabíjecí, čelovk*, svítiln*, baterk*, elektrokol*, elektrokoloběžk*, mobilní telefon*
`);

/** Goods with a plug or with batteries. */
export const electricalGoods = [
  ...batteryGoods,
  ...phrasesOf(`
  lamp, lamps, table lamp*, floor lamp*, wall lamp*, led strip*, light bulb*, fairy lights, headphones, loudspeaker*, speaker, speakers
  charger, chargers, charging cable*, usb cable*, toaster*, kettle electric, electric kettle*, hair dryer*, vacuum cleaner*, monitor
  computer, computers, keyboard, television, radio, radios, coffee machine*, espresso machine*, electric

  lamp*, kinkiet*, żyrandol*, żarówk*, taśm* led, girland* świetln*, lampk*, słuchawk*, głośnik*, ładowark*, kabel usb, toster*
  czajnik* elektryczn*, suszark* do włosów, odkurzacz*, komputer*, klawiatur*, telewizor*, ekspres* do kawy, elektryczn*

  lampe, lampen, tischlampe*, stehlampe*, wandlampe*, leuchte, leuchten, tischleuchte*, wandleuchte*, glühbirne*, leuchtmittel*
  lichterkette*, kopfhörer*, lautsprecher*, ladegerät*, ladekabel*, wasserkocher*, toaster, föhn*, haartrockner*, staubsauger*
  fernseher*, tastatur*, kaffeemaschine*, elektrisch*

  tafellamp*, vloerlamp*, wandlamp*, hanglamp*, gloeilamp*, ledlamp*, lichtslinger*, koptelefoon*, luidspreker*, oplader*
  waterkoker*, broodrooster*, haardroger*, föhn, stofzuiger*, televisie*, toetsenbord*, koffiemachine*, elektrische

  lampa, lampy, lampička, lampičky, svítidl*, žárovk*, led pásek, světeln* řetěz*, sluchátk*, reproduktor*, nabíječk*
  rychlovarn* konvic*, topinkovač*, fén, vysavač*, počítač*, klávesnic*, televizor*, kávovar*, elektrick*
`),
];

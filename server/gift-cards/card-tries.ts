// How often somebody may type what is no gift card, wherever codes are typed: in the cart, and where a balance is looked up.
import type { Db } from '../database/connect.ts';
import { countTry, type RateLimit, uncountTry } from '../http/count-tries.ts';
import { networkOf } from '../http/visitor-network.ts';

const HOUR_MS = 60 * 60_000;
export const WRONG_CARDS_PER_ADDRESS = 20;
/** The limit for the whole shop, where addresses do not tell visitors apart. */
const WRONG_CARDS_OF_SHOP = 300;
const perAddress: RateLimit = { name: 'gift-card', max: WRONG_CARDS_PER_ADDRESS, windowMs: HOUR_MS };
const ofShop: RateLimit = { name: 'gift-cards', max: WRONG_CARDS_OF_SHOP, windowMs: HOUR_MS };

type Typing = { db: Db; now: () => Date; address: string };

/** Counted before the code is looked up: many at once get no further than one after the other. False: there were too many. */
export async function countCardTry({ db, now, address }: Typing): Promise<boolean> {
  const [limit, who] = limitOf(address);
  return (await countTry(db, limit, who, now())) === 0;
}

/** It was a card. */
export async function uncountCardTry({ db, address }: Typing): Promise<void> {
  const [limit, who] = limitOf(address);
  await uncountTry(db, limit, who);
}

function limitOf(address: string): [limit: RateLimit, who: string] {
  const network = networkOf(address);
  return network === null ? [ofShop, 'shop'] : [perAddress, network];
}

// Whether what is sold can be sent: to the country of each market, and by carriers that somebody knows.
import { countryName } from '#src/checkout/address/country-name.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import { carrierName } from '#src/shipping/carriers.ts';
import type { DeliveryMethod } from '#src/shop/delivery-settings.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import type { Db } from '../database/connect.ts';
import { isKnownCarrier } from '../shipping/own-carriers.ts';
import { listMethodsWithoutPoints } from '../shipping/points/methods-without-points.ts';
import { listTariffs } from '../shipping/tariffs.ts';
import { readSettings, readShop } from '../shop/read-settings.ts';
import { type Check, type CheckResult, fine, warning } from './finding.ts';

const edit = 'kasa settings edit delivery.';

export const checkDelivery: Check = {
  name: 'delivery',
  async run({ db }) {
    const [shop, isSet] = [await readShop(db), (await readSettings(db, 'delivery')) !== null];
    const { methods } = shop.delivery;
    const results = [
      ...(isSet ? [] : [warning('nobody has said what it costs; ordinary prices of usual carriers hold', edit)]),
      ...(await listGaps(db, shop)),
      ...methods.flatMap(tellUnknownCarrier),
      ...(await tellMissingPoints(db, methods)),
      ...tellIdleCarriers(shop),
    ];
    return results.length > 0 ? results : [fine(`${methods.length} ways, to the country of every market`)];
  },
};

async function listGaps(db: Db, { delivery, markets: { markets } }: ShopProfile): Promise<CheckResult[]> {
  const gaps = await Promise.all(
    markets.map(async ({ language, country, currency }) => {
      if ((await listTariffs(db, delivery, { country, currency })).length > 0) return [];
      const where = `${countryName('en', country)} in ${currency}`;
      return [warning(`nothing is delivered to ${where}: who shops at /${language} cannot order`, edit)];
    }),
  );
  return gaps.flat();
}

function tellUnknownCarrier({ id, carrier }: DeliveryMethod): CheckResult[] {
  if (isKnownCarrier(carrier)) return [];
  const fix = `Name a carrier that Kasa knows, or add ${carrier} to kasa.config.ts.`;
  return [warning(`${id} names the carrier ${carrier}, which nobody knows`, fix)];
}

async function tellMissingPoints(db: Db, methods: readonly DeliveryMethod[]): Promise<CheckResult[]> {
  const without = await listMethodsWithoutPoints(db, methods);
  return without.map(({ id, carrier, countries }) => {
    const where = countries.map((country) => countryName('en', country)).join(', ');
    return warning(
      `${id} is offered to nobody in ${where}: the shop has no pick-up points of ${carrierName(carrier)} there`,
      `Bring them in with one press at ${officeUrlOf('delivery')}, or kasa import-points FILE.`,
    );
  });
}

/** Cash on delivery by carriers that bring nothing is offered to nobody. */
function tellIdleCarriers({ delivery, payments }: ShopProfile): CheckResult[] {
  const bringing = new Set(delivery.methods.filter(({ kind }) => kind === 'courier').map(({ carrier }) => carrier));
  const idle = payments.cashOnDelivery?.carriers.filter((carrier) => !bringing.has(carrier)) ?? [];
  return idle.map((carrier) =>
    warning(
      `cash on delivery is agreed with ${carrier}, which brings no parcel to the door`,
      'kasa settings edit payments.',
    ),
  );
}

// Whether what is sold can be sent: to the country of each market, and by carriers that somebody knows.
import type { DeliveryMethod } from '#src/shop/delivery-settings.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { listDeliveryPoints } from '../setup/list-open-points.ts';
import { isKnownCarrier } from '../shipping/own-carriers.ts';
import { isCashOffered } from '../shop/effects/payment-setting-effects.ts';
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
      ...(await listDeliveryPoints(db, shop.delivery)).map(({ says, fix }) => warning(says, `${fix}.`)),
      ...methods.flatMap(tellUnknownCarrier),
      ...tellIdleCarriers(shop),
    ];
    return results.length > 0
      ? results
      : [fine(`${methods.length === 1 ? 'one way' : `${methods.length} ways`}, to the country of every market`)];
  },
};

function tellUnknownCarrier({ id, carrier }: DeliveryMethod): CheckResult[] {
  if (isKnownCarrier(carrier)) return [];
  const fix = `Name a carrier that Kasa knows, or add ${carrier} to kasa.config.ts.`;
  return [warning(`${id} names the carrier ${carrier}, which nobody knows`, fix)];
}

/** Cash on delivery by carriers that bring nothing is offered to nobody. */
function tellIdleCarriers({ delivery, payments, markets }: ShopProfile): CheckResult[] {
  const bringing = new Set(delivery.methods.filter(({ kind }) => kind === 'courier').map(({ carrier }) => carrier));
  const idle = payments.cashOnDelivery?.carriers.filter((carrier) => !bringing.has(carrier)) ?? [];
  const cash = payments.cashOnDelivery;
  const isNowhere = cash !== null && !isCashOffered(cash, delivery, markets.markets);
  return [
    ...idle.map((carrier) =>
      warning(
        `cash on delivery is agreed with ${carrier}, which brings no parcel to the door`,
        'kasa settings edit payments.',
      ),
    ),
    ...(isNowhere && idle.length === 0
      ? [
          warning(
            'cash on delivery is switched on and offered to nobody: no carrier of its brings a parcel to the door in one of its countries and currencies',
            'kasa settings edit payments.',
          ),
        ]
      : []),
  ];
}

// What the screens of the settings show beside a document itself: what the shop lacks of it, and what can be chosen in it.

import { isOwnMethod, paymentMethods } from '#src/payments/methods/payment-methods.ts';
import { carrierNames } from '#src/shipping/carriers.ts';
import { marketOf } from '#src/shop/markets.ts';
import { deliveryCountries } from '../../law/shop-facts.ts';
import { proposeFrame } from '../../media/propose-frame.ts';
import { nameOfCarrier, nameOfMethod } from '../../orders/office/method-names.ts';
import type { SettingsChoices } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { nameOfOther } from '../../shipping/named-way.ts';
import { withNeutralSettings } from '../../shop/neutral-settings.ts';
import type { SettingsParts } from '../../shop/office/settings-resolvers.ts';
import { listOwnCarriers } from '../../shop/settings/delivery-rules.ts';
import { listSettings } from '../../shop/settings-store.ts';
import { listOpenPoints } from '../list-open-points.ts';
import { offeredDeliveries } from '../offered-deliveries.ts';
import { listPossibleMethods } from '../save-payments.ts';

export const settingsParts: SettingsParts = {
  async listLacks({ db, setup, now }) {
    const points = await listOpenPoints(db, setup, now());
    return points.map(({ document, kind, about }) => ({ document, kind, about: [...about] }));
  },
  readChoices,
};

async function readChoices({ db, staff, setup }: OfficeContext): Promise<SettingsChoices> {
  const settings = withNeutralSettings(await listSettings(db));
  const { markets, delivery, payments, brand } = settings;
  const { offered, isOn, home } = offeredDeliveries(settings);
  const main = marketOf(markets, markets.main);
  const carriers = [...Object.keys(carrierNames), ...(await listOwnCarriers(db))];
  const used = delivery.methods.map(({ carrier }) => carrier);
  const possible = listPossibleMethods(markets);
  const methods = [...possible, ...paymentMethods.filter((method) => method !== 'nothing_due')];
  const locale = staff?.locale ?? markets.main;
  return {
    currencies: [...new Set([main, ...markets.markets].map(({ currency }) => currency))],
    languages: [
      ...new Set([markets.main, markets.catalogueLanguage, ...markets.markets.map(({ language }) => language)]),
    ],
    country: home,
    deliveryCountries: deliveryCountries({ settings }),
    carriers: [...new Set([...carriers, ...used])].map((id) => ({
      id,
      name: nameOfCarrier(id, locale, nameOfOther(delivery, id, locale)),
    })),
    paymentMethods: [...new Set([...methods, ...(payments.methods ?? [])])].map((id) => ({
      ...{ id, name: nameOfMethod(locale, id) ?? id },
      isPossible: possible.includes(id) || isOwnMethod(id),
    })),
    deliveryPresets: JSON.stringify(offered.filter(({ id }) => !isOn.has(id))),
    mailFrom: setup.mailFrom ?? null,
    cardRatio: await proposeFrame(db),
    colours: JSON.stringify({ light: brand.light, dark: brand.dark }),
  };
}

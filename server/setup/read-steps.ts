// How far a shop is set up, by what it has: what was said in the shell is not asked again. What has a usual value, as the
// carriers of a country, counts as said where somebody has changed it or has been through its step. Where it sells is named by
// the command that begins a shop; what it delivers by and how it is paid are not, and wait for their steps.
import { isDeepStrictEqual } from 'node:util';
import { locales } from '#src/i18n/locales.ts';
import { type SetupStep, setupSteps } from '#src/setup/setup-steps.ts';
import { listMissing } from '#src/shop/company.ts';
import { isPriced } from '#src/shop/delivery-settings.ts';
import type { Db } from '../database/connect.ts';
import { translateTo } from '../i18n/translations.ts';
import { deliveryPresetOf } from '../shop/delivery-presets/delivery-presets.ts';
import { listLacks } from '../shop/incomplete-shop.ts';
import { listSettings, type SettingsInForce } from '../shop/settings-store.ts';
import { BEGUN_HERE, presetMarketsOf } from './choose-country.ts';
import { listDoneSteps } from './setup-store.ts';

export type StepState = 'OPEN' | 'DONE' | 'SKIPPED';

type Environment = { mailFrom: string | undefined };

export async function readSteps(db: Db, environment: Environment): Promise<ReadonlyMap<SetupStep, StepState>> {
  const [stored, done] = [await listSettings(db), await listDoneSteps(db)];
  const isBegunElsewhere = stored.company !== undefined && done.get('country')?.subject !== BEGUN_HERE;
  const has = await judge(db, stored, isBegunElsewhere);
  const isReady = async () => has.product && (await listLacks(db, environment)).length === 0;
  const isPublished = isBegunElsewhere && (await isReady());
  return new Map(
    setupSteps.map((step) => {
      const visit = done.get(step);
      const isDone = (visit && !visit.isSkipped) || (step === 'publish' ? isPublished : has[step]);
      return [step, isDone ? 'DONE' : visit ? 'SKIPPED' : 'OPEN'];
    }),
  );
}

async function judge(
  db: Db,
  stored: SettingsInForce,
  isBegunElsewhere: boolean,
): Promise<Record<Exclude<SetupStep, 'publish'>, boolean>> {
  const { identity, company, markets, delivery, payments } = stored;
  const country = company?.address.country ?? '';
  const product = await db
    .selectFrom('products')
    .select('id')
    .where('status', '=', 'active')
    .limit(1)
    .executeTakeFirst();
  const isOwn = (document: object | undefined, preset: () => object) =>
    document !== undefined && !isDeepStrictEqual(document, preset());
  return {
    country: company !== undefined,
    company: company !== undefined && listMissing(company).length === 0,
    name: identity !== undefined && !unnamed.has(identity.name),
    markets: isBegunElsewhere || isOwn(markets, () => presetMarketsOf(country, markets?.catalogueLanguage)),
    delivery: isOwn(delivery, () => deliveryPresetOf(country)) && delivery !== undefined && isPriced(delivery),
    payments: payments !== undefined,
    product: product !== undefined,
  };
}

/** What a shop is called that nobody has named. */
const unnamed = new Set(locales.map((locale) => translateTo(locale)('setup.myShop')));

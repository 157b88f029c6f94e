// Everything that the first run shows, read at once: each step is one form over what is in force.

import { addressRule } from '#src/countries/address-rules.ts';
import { isCountry } from '#src/countries/country.ts';
import { currencyEntries } from '#src/currencies.ts';
import { setupSteps } from '#src/setup/setup-steps.ts';
import { taxesOf } from '#src/shop/tax-settings.ts';
import { listHomeClasses } from '#src/vat/vat-rates.ts';
import { mendUrl } from '../../law/mend-url.ts';
import { sayPoint } from '../../law/say-duty.ts';
import type { ShopSetup } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { hasUsualCarriers } from '../../shop/delivery-presets/delivery-presets.ts';
import { withNeutralSettings } from '../../shop/neutral-settings.ts';
import { listSettings, type SettingsInForce } from '../../shop/settings-store.ts';
import { findOrigin } from '../../shop/shop-origin.ts';
import { listOpenPoints } from '../list-open-points.ts';
import { listReadVersions } from '../read-documents.ts';
import { readSteps } from '../read-steps.ts';
import { listDoneSteps } from '../setup-store.ts';
import { showDeliveries, showFreeFrom, showMethods } from './show-choices.ts';

export async function readSetup(context: OfficeContext): Promise<ShopSetup> {
  const { db, staff, now, setup } = context;
  // They are read first: what is saved between is asked about once too often, and never passed over.
  const versions = await listReadVersions(db);
  const [stored, done, steps, origin, lacks, counted] = await Promise.all([
    listSettings(db),
    listDoneSteps(db),
    readSteps(db, setup),
    findOrigin(db),
    listOpenPoints(db, setup, now()),
    db
      .selectFrom('products')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  const settings = withNeutralSettings(stored);
  const { identity, brand, company, markets, delivery, payments } = settings;
  const { address, safetyEmail: _unasked, wIdNr: _unaskedEither, ...facts } = company;
  const subject = done.get('product')?.subject;
  return {
    isDemo: origin === 'demo',
    country: stored.company ? address.country : null,
    steps: setupSteps.map((name) => ({ name, state: steps.get(name) ?? 'OPEN' })),
    name: stored.identity ? identity.name : '',
    tagline: identity.tagline[markets.main] ?? '',
    logo: identity.logo?.light ?? null,
    brand: { light: JSON.stringify(brand.light), dark: JSON.stringify(brand.dark) },
    company: { ...facts, ...address, postalCodeExample: addressRule(address.country)?.postalCodeExample ?? '' },
    markets: markets.markets.map(({ language, currency, country }) => ({ language, currency, country })),
    main: markets.main,
    conversions: markets.conversions.map(({ currency, rate }) => ({ currency, rate })),
    deliveries: await showDeliveries(db, settings, staff?.locale ?? markets.main),
    hasUsualCarriers: hasUsualCarriers(settings.taxes.homeCountry ?? company.address.country),
    freeFrom: showFreeFrom(settings),
    cutOffHour: delivery.cutOffHour,
    methods: showMethods(settings, staff?.locale ?? markets.main),
    bankAccounts: currencyEntries(payments.bankTransfer?.accounts ?? {}).map(([currency, account]) => ({
      currency,
      ...account,
    })),
    isSandbox: setup.isSandbox,
    vatClasses: listVatClasses(settings, now()),
    countProducts: Number(counted.count),
    firstProduct: subject ? await findProduct(context, subject) : null,
    lacks: lacks.map((point) => ({
      ...{ kind: point.kind, about: [...point.about], mendAt: mendUrl(point) },
      says: sayPoint(point, staff?.locale ?? markets.main, address.country),
    })),
    versions,
  };
}

/** Those that the home country has; a country that we know no rates of has the plain one alone. */
function listVatClasses({ taxes, company }: Required<SettingsInForce>, now: Date): ShopSetup['vatClasses'] {
  const home = taxesOf(taxes, company);
  return isCountry(home.homeCountry) ? listHomeClasses(home, now) : [{ name: 'standard', basisPoints: 0 }];
}

async function findProduct({ db }: Pick<OfficeContext, 'db'>, handle: string): Promise<ShopSetup['firstProduct']> {
  const row = await db
    .selectFrom('products')
    .innerJoin('product_texts', 'product_texts.product_id', 'products.id')
    .select(['products.status', 'product_texts.title'])
    .where('handle', '=', handle)
    .executeTakeFirst();
  return row ? { handle, title: row.title, isDraft: row.status === 'draft' } : null;
}

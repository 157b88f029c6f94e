// Everything that the first run shows, read at once: each step is one form over what is in force.

import { tradeRules } from '#src/countries/countries.ts';
import { isCountry, vatClasses } from '#src/countries/country.ts';
import { currencyEntries } from '#src/currencies.ts';
import { type Currency, money } from '#src/money.ts';
import type { PaymentMethod } from '#src/payments/methods/payment-methods.ts';
import { isChosen } from '#src/payments/offered-methods.ts';
import { setupSteps } from '#src/setup/setup-steps.ts';
import { taxesOf } from '#src/shop/tax-settings.ts';
import { vatRatesTo } from '#src/vat/vat-rates.ts';
import { nameOfCarrier, nameOfMethod } from '../../orders/office/method-names.ts';
import type { ShopSetup } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { listLacks } from '../../shop/incomplete-shop.ts';
import { withNeutralSettings } from '../../shop/neutral-settings.ts';
import { listSettings, type SettingsInForce } from '../../shop/settings-store.ts';
import { findOrigin } from '../../shop/shop-origin.ts';
import { offeredDeliveries } from '../offered-deliveries.ts';
import { listPossibleMethods } from '../save-payments.ts';
import { type DoneStep, listDoneSteps } from '../setup-store.ts';

export async function readSetup(context: OfficeContext): Promise<ShopSetup> {
  const { db, staff, now, setup } = context;
  const [stored, done, origin, lacks, counted] = await Promise.all([
    listSettings(db),
    listDoneSteps(db),
    findOrigin(db),
    listLacks(db, setup),
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
    steps: setupSteps.map((name) => ({ name, state: stateOf(done.get(name)) })),
    name: stored.identity ? identity.name : '',
    tagline: identity.tagline[markets.main] ?? '',
    logo: identity.logo?.light ?? null,
    brand: { light: JSON.stringify(brand.light), dark: JSON.stringify(brand.dark) },
    company: { ...facts, ...address },
    markets: markets.markets.map(({ language, currency, country }) => ({ language, currency, country })),
    main: markets.main,
    conversions: markets.conversions.map(({ currency, rate }) => ({ currency, rate })),
    deliveries: showDeliveries(settings),
    cutOffHour: delivery.cutOffHour,
    methods: listPossibleMethods(markets).map((id) => ({
      id,
      name: nameOfMethod(staff?.locale ?? markets.main, id) ?? id,
      isOn: isChosen(payments, id as PaymentMethod),
    })),
    bankAccounts: currencyEntries(payments.bankTransfer?.accounts ?? {}).map(([currency, account]) => ({
      currency,
      ...account,
    })),
    isSandbox: setup.isSandbox,
    vatClasses: listVatClasses(settings, now()),
    countProducts: Number(counted.count),
    firstProduct: subject ? await findProduct(context, subject) : null,
    lacks: lacks.map(({ kind, document, about, fix }) => ({ kind, document, about: [...about], fix })),
  };
}

function stateOf(step: DoneStep | undefined): 'OPEN' | 'DONE' | 'SKIPPED' {
  if (!step) return 'OPEN';
  return step.isSkipped ? 'SKIPPED' : 'DONE';
}

function showDeliveries(settings: Required<SettingsInForce>): ShopSetup['deliveries'] {
  const { offered, isOn, home } = offeredDeliveries(settings);
  return offered.map(({ id, carrier, kind, zones }) => ({
    id,
    carrierName: nameOfCarrier(carrier),
    kind,
    isOn: isOn.has(id),
    zones: zones.map(({ countries, rates, freeFrom }) => ({
      countries,
      isHome: countries.some((country) => country === home),
      rates: rates.map(({ maxWeightGrams, prices }) => ({ maxWeightGrams, prices: listAmounts(prices) })),
      freeFrom: listAmounts(freeFrom),
    })),
  }));
}

function listAmounts(amounts: Partial<Record<Currency, number>>) {
  return currencyEntries(amounts).map(([currency, minor]) => money(minor, currency));
}

/** Those that the home country has; a country that we know no rates of has the plain one alone. */
function listVatClasses({ taxes, company }: Required<SettingsInForce>, now: Date): ShopSetup['vatClasses'] {
  const home = taxesOf(taxes, company);
  const country = home.homeCountry;
  if (!isCountry(country)) return [{ name: 'standard', basisPoints: 0 }];
  const vatRates = tradeRules[country]?.vat.at(-1)?.rates;
  const rateOf = vatRatesTo(country, home, now);
  return vatClasses
    .filter((name) => vatRates?.[name] !== undefined)
    .map((name) => ({ name, basisPoints: rateOf(name) }));
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

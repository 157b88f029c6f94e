import { KasaError } from '#src/errors.ts';
import { isProviderMethod } from '#src/payments/methods/provider-methods.ts';
import { setupSteps } from '#src/setup/setup-steps.ts';
import { marketOf } from '#src/shop/markets.ts';
import { inTransaction } from '../../database/transaction.ts';
import { translateTo } from '../../i18n/translations.ts';
import type { FormVersionsInput, Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { withNeutralSettings } from '../../shop/neutral-settings.ts';
import { listSettings } from '../../shop/settings-store.ts';
import { findOrigin } from '../../shop/shop-origin.ts';
import { addFirstProduct, publishProduct } from '../add-first-product.ts';
import { chooseCountry } from '../choose-country.ts';
import { listOpenPoints } from '../list-open-points.ts';
import { listUnwritten } from '../list-unwritten.ts';
import { proposeColours } from '../propose-colours.ts';
import { type FormVersions, settingsAsRead } from '../read-documents.ts';
import { readSteps } from '../read-steps.ts';
import { saveCompany } from '../save-company.ts';
import { saveDelivery } from '../save-delivery.ts';
import { saveMarkets } from '../save-markets.ts';
import { saveName } from '../save-name.ts';
import { listPossibleMethods, saveBankAccount, savePayments } from '../save-payments.ts';
import { listDoneSteps, markStep } from '../setup-store.ts';
import { startOwnShop } from '../start-own-shop.ts';
import { readSetup } from './read-setup.ts';
import { runSetupStep, saved } from './run-setup-step.ts';

const MOST_LISTED = 100;

export const setupResolvers: Resolvers = {
  Query: {
    shopSetup: (_parent, _arguments, context) => readSetup(context),
    async setupProgress(_parent, _arguments, { db, staff, setup, now }) {
      if (!staff?.permissions.includes('settings.write')) return null;
      const [steps, isDemo] = [await readSteps(db, setup), (await findOrigin(db)) === 'demo'];
      const { length: lacks } = await listOpenPoints(db, setup, now());
      const isPublished = steps.get('publish') !== 'OPEN';
      if (isPublished && lacks === 0) return null;
      const { length: done } = [...steps.values()].filter((state) => state !== 'OPEN');
      const mayWrite = staff.permissions.includes('catalogue.write');
      const unwritten = isPublished && mayWrite ? await listUnwritten(db) : [];
      return { done, total: setupSteps.length, isDemo, isPublished, lacks, unwritten };
    },
    async inactiveMethods(_parent, _arguments, { db, payments }) {
      const { markets } = withNeutralSettings(await listSettings(db));
      // A provider that does not answer keeps nobody from ticking.
      return payments.listInactiveMethods(listPossibleMethods(markets).filter(isProviderMethod)).catch(() => []);
    },
  },
  Mutation: {
    chooseCountry: (_parent, { country, versions }, context) =>
      runSetupStep(context, 'country', (tx) =>
        chooseCountry(
          tx,
          { ...context, versions: read(versions) },
          { country, name: translateTo(localeOf(context))('setup.myShop') },
        ),
      ),
    saveCompany: (_parent, { company, versions }, context) =>
      runSetupStep(context, 'company', (tx) => saveCompany(tx, { ...context, versions: read(versions) }, company)),
    async proposeColours(_parent, { logo }, { db }) {
      const { brand } = withNeutralSettings(await listSettings(db));
      const proposed = await proposeColours(logo, brand);
      if (!proposed.ok) return { refusal: proposed.error.kind, accents: [], isDim: false };
      return { refusal: null, ...proposed.value };
    },
    saveName: (_parent, { name, tagline, logo = null, accentLight, accentDark, versions }, context) =>
      runSetupStep(context, 'name', (tx) =>
        saveName(
          tx,
          { ...context, versions: read(versions) },
          { name, tagline, logo, accent: { light: accentLight, dark: accentDark } },
        ),
      ),
    saveMarkets: (_parent, { markets, main, rates, versions }, context) =>
      runSetupStep(context, 'markets', (tx) =>
        saveMarkets(
          tx,
          { ...context, versions: read(versions) },
          {
            markets: fewOf(markets).map(({ language, currency, country }) => ({ language, currency, country })),
            main,
            rates: fewOf(rates),
          },
        ),
      ),
    saveDelivery: (_parent, { methods, freeFromMinor = null, cutOffHour, versions }, context) =>
      runSetupStep(context, 'delivery', async (tx) => {
        // The threshold is in the money that the form names.
        const { markets } = await settingsAsRead(tx, read(versions), ['markets']);
        const freeFrom = { currency: marketOf(markets, markets.main).currency, minor: freeFromMinor };
        const named = fewOf(methods).map((method) => ({ ...method, name: method.name ?? null }));
        return saveDelivery(tx, { ...context, versions: read(versions) }, { methods: named, freeFrom, cutOffHour });
      }),
    savePayments: (_parent, { methods, versions }, context) =>
      runSetupStep(context, 'payments', (tx) =>
        savePayments(tx, { ...context, versions: read(versions) }, fewOf(methods)),
      ),
    saveBankAccount: (_parent, { versions, ...account }, context) =>
      runSetupStep(context, null, (tx) => saveBankAccount(tx, { ...context, versions: read(versions) }, account)),
    addFirstProduct: (_parent, { stock = null, picture = null, ...product }, context) =>
      runSetupStep(context, 'product', (tx) => addFirstProduct(tx, context, { ...product, stock, picture })),
    async skipSetupStep(_parent, { step }, { db, now }) {
      await inTransaction(db, async (tx) => {
        const done = await listDoneSteps(tx);
        if (!done.has(step)) await markStep(tx, step, { now: now(), isSkipped: true });
      });
      return saved;
    },
    finishSetup: (_parent, _arguments, context) =>
      runSetupStep(context, 'publish', async (tx) => {
        const handle = (await listDoneSteps(tx)).get('product')?.subject;
        if (handle) await publishProduct(tx, context, handle);
        await context.audit(tx, { kind: 'setup.finished', subject: '' });
        return { ok: true, value: null };
      }),
    async startOwnShop(_parent, _arguments, context) {
      let pictures: string[] = [];
      const answer = await runSetupStep(context, null, async (tx) => {
        const started = await startOwnShop(tx, context);
        if (!started.ok) return started;
        pictures = started.value;
        return { ok: true, value: null };
      });
      if (!answer.refusal) await context.setup.deletePictures(pictures);
      return answer;
    },
  },
};

function localeOf({ staff }: Pick<OfficeContext, 'staff'>) {
  if (!staff) throw new Error('a setup without anybody who is signed in');
  return staff.locale;
}

function read(versions: FormVersionsInput | null | undefined): FormVersions | undefined {
  return versions ? { read: fewOf(versions.read), told: fewOf(versions.told) } : undefined;
}

function fewOf<T>(list: readonly T[]): T[] {
  if (list.length > MOST_LISTED) throw new KasaError('BAD_REQUEST', `At most ${MOST_LISTED} of them.`);
  return [...list];
}

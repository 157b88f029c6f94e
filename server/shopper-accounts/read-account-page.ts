import { emptyDraft } from '#src/checkout/draft/empty-draft.ts';
import { fieldProblemText } from '#src/checkout/field-problem-messages.ts';
import { placedLines } from '#src/countries/placed-lines.ts';
import { countryName } from '#src/i18n/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { marketOf } from '#src/shop/markets.ts';
import { CODE_TRIES } from '#src/shopper-accounts/account-life.ts';
import type { PlaceInList } from '../database/keyset-page.ts';
import { translateTo } from '../i18n/translations.ts';
import type { RequestContext } from '../schema/request-context.ts';
import type {
  AccountPart,
  SavedAddress,
  ShopperAccount,
  ShopperAccountPage,
  SignInLink,
} from '../schema/resolver-types.generated.ts';
import { listMarketCountries } from '../shipping/market-countries.ts';
import { accountFormToken } from './account-form-token.ts';
import { listAccountOrders } from './account-orders.ts';
import { isAskedHere } from './prove-sign-in.ts';
import { listSavedAddresses } from './shopper-address-store.ts';
import { listShopperPasskeys } from './shopper-passkeys.ts';
import { countShopperSessions, findShopper, type SignedInShopper } from './shopper-session-store.ts';
import { listWishes } from './shopper-wishlist-store.ts';
import { findSignInOfLink, findSignInOfWindow } from './sign-in-store.ts';

type Services = Pick<RequestContext, 'db' | 'now' | 'session' | 'guesses' | 'readShop' | 'markets'>;
type Wanted = { locale: Locale; part: AccountPart; link?: string | null } & Pick<PlaceInList, 'before' | 'after'>;

export async function readAccountPage(services: Services, wanted: Wanted): Promise<ShopperAccountPage> {
  const { db, now, session } = services;
  const shopper = await findShopper(services);
  const asked = shopper ? null : await findSignInOfWindow(db, session.signIn.read(), now());
  return {
    account: shopper && { ...nothing, email: shopper.email, ...(await readPart(services, shopper, wanted)) },
    asked: asked && !asked.isOver ? { email: asked.email, isUsedUp: asked.attempts >= CODE_TRIES } : null,
    link: wanted.link ? await readLink(services, wanted.link) : null,
    formToken: accountFormToken(session),
  };
}

type Parts = Omit<ShopperAccount, 'email'>;

const nothing: Parts = {
  ...{ orders: [], olderThan: null, newerThan: null },
  ...{ addresses: [], countries: [], wishes: [], passkeys: [], browsers: 0 },
};

async function readPart(
  services: Services,
  { email, accountId }: SignedInShopper,
  { locale, part, before, after }: Wanted,
): Promise<Partial<Parts>> {
  const { db, now } = services;
  switch (part) {
    case 'ORDERS':
      return listAccountOrders(db, email, { before, after });
    case 'ADDRESSES':
      return readAddresses(services, accountId, locale);
    case 'WISHLIST':
      return { wishes: await listWishes(db, accountId) };
    case 'SETTINGS': {
      const passkeys = await listShopperPasskeys(db, accountId);
      return {
        passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
          ...{ id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null },
        })),
        browsers: await countShopperSessions(db, accountId, now()),
      };
    }
    case 'NONE':
      return {};
  }
}

async function readAddresses({ db, readShop, markets }: Services, accountId: string, locale: Locale) {
  const { delivery } = await readShop();
  const t = translateTo(locale);
  const addresses = await listSavedAddresses(db, accountId);
  const market = marketOf(markets, locale);
  const countries = listMarketCountries(delivery, market);
  return {
    // The market's own stands first: a new address begins with it.
    countries: countries.toSorted((one, other) => Number(other === market.country) - Number(one === market.country)),
    addresses: addresses.map(({ id, typed, problems }): SavedAddress => {
      const { fullName, line1, line2, country, isCompany, companyName, phone } = typed;
      const street = [fullName, isCompany && companyName, line1, line2];
      return {
        ...{ id, ...typed },
        lines: [...placedLines(street, typed), country && countryName(locale, country), phone].filter(Boolean),
        problems: problems.map((problem) => ({
          field: problem.name,
          text: fieldProblemText(t, problem, { ...emptyDraft, ...typed }),
        })),
      };
    }),
  };
}

/** Only looks: programs that read mail open links, too, so that a link is spent by a press alone. */
async function readLink({ db, now, session, guesses }: Services, token: string): Promise<SignInLink | null> {
  await guesses.requireFew();
  const found = await findSignInOfLink(db, token, now());
  if (!found) await guesses.noteWrong();
  if (!found || found.isOver) return null;
  return { email: found.email, isAskedHere: isAskedHere(found, session) };
}

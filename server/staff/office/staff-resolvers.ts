// Signing in, and what everybody asks about themselves; the rest is beside it.
import { KasaError } from '#src/errors.ts';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import type { Result } from '#src/result.ts';
import { isRole, type Role } from '#src/staff/permissions.ts';
import type { SignInRefusal } from '#src/staff/sign-in-refusals.ts';
import type { StaffRefusal } from '#src/staff/staff-refusals.ts';
import { inTransaction } from '../../database/transaction.ts';
import { askForRegistration } from '../../passkeys/webauthn-registration.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { type Acceptance, acceptLink } from '../accept-link.ts';
import { findLink } from '../link-store.ts';
import { createLinkChallenge } from '../passkeys/challenge-store.ts';
import { beginVerification } from '../passkeys/verify-passkey.ts';
import { endSessions } from '../session-store.ts';
import { signIn } from '../sign-in.ts';
import { signInWithPasskey } from '../sign-in-with-passkey.ts';
import { keepSignedIn, type SignedInBrowser } from '../signed-in-browser.ts';
import { getStaff } from '../staff-store.ts';
import { beginStepUp, stepUpWithCode, stepUpWithPasskey } from '../step-up.ts';
import { totpSetupOf } from './totp-setup.ts';

export const staffResolvers: Resolvers = {
  Query: {
    managedShop: (_parent, _arguments, { shopName }) => ({ name: shopName }),
    signedInStaff: (_parent, _arguments, { staff }) =>
      staff && { ...staff, id: String(staff.id), permissions: [...staff.permissions] },
    staffLink: (_parent, { token }, context) => showLink(token, context),
  },
  Mutation: {
    signIn: async (_parent, credentials, context) => keepBrowser(await signIn(context, credentials), context),
    beginPasskeySignIn: (_parent, _arguments, context) => beginVerification(context, {}),
    signInWithPasskey: async (_parent, { answer }, context) =>
      keepBrowser(await signInWithPasskey(context, answer), context),
    async signOut(_parent, _arguments, context) {
      await signOut(context);
      return true;
    },
    async beginLinkPasskey(_parent, { link: token, email, name }, context) {
      const link = await findLink(context.db, token, context.now());
      if (!link) return null;
      const person = link.staffId === null ? null : await getStaff(context.db, link.staffId);
      const holder = { email: link.email ?? email, name: person?.name ?? name, known: [] };
      const challenge = await inTransaction(context.db, (tx) => createLinkChallenge(tx, link.id, context.now()));
      return challenge && askForRegistration(context, challenge, holder);
    },
    acceptLinkWithPasskey: (_parent, { link, answer, passkeyName, ...given }, context) =>
      accept(context, { ...given, token: link, credential: { kind: 'passkey', answer, name: passkeyName } }),
    acceptLinkWithPassword: (_parent, { link, password, code, ...given }, context) =>
      accept(context, { ...given, token: link, credential: { kind: 'password', password, code } }),
    beginStepUp: (_parent, _arguments, context) => beginStepUp(context),
    stepUpWithPasskey: async (_parent, { answer }, context) =>
      keepSession(await stepUpWithPasskey(context, answer), context),
    stepUpWithCode: async (_parent, { code }, context) => keepSession(await stepUpWithCode(context, code), context),
  },
};

export function refusalOf(result: Result<unknown, StaffRefusal>): { refusal: StaffRefusal['kind'] | null } {
  return { refusal: result.ok ? null : result.error.kind };
}

export function asRole(text: string): Role {
  if (isRole(text)) return text;
  throw new KasaError('BAD_REQUEST', `There is no role ${text}.`);
}

/** Throws `BAD_REQUEST` on what is no number of ours. */
export function asId(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new KasaError('BAD_REQUEST', 'There is nothing with such an id.');
}

export function asLocale(text: string): Locale {
  if (isLocale(text)) return text;
  throw new KasaError('BAD_REQUEST', `There is no language ${text}.`);
}

function keepSession<Refusal extends { kind: string }>(
  result: Result<string, Refusal>,
  { session }: OfficeContext,
): { refusal: Refusal['kind'] | null } {
  if (!result.ok) return { refusal: result.error.kind };
  session.keep(result.value);
  return { refusal: null };
}

function keepBrowser(result: Result<SignedInBrowser, SignInRefusal>, context: OfficeContext) {
  if (!result.ok) return { refusal: result.error.kind };
  keepSignedIn(context, result.value);
  return { refusal: null };
}

async function showLink(token: string, { db, now, shopName, guesses }: OfficeContext) {
  await guesses.requireFew();
  const link = await findLink(db, token, now());
  if (!link) {
    await guesses.noteWrong();
    return null;
  }
  const { purpose, role, locale, staffId, totpSecret } = link;
  const person = staffId === null ? null : await getStaff(db, staffId);
  const email = link.email;
  return {
    purpose,
    email,
    locale: person?.locale ?? locale,
    name: person?.name ?? null,
    role: person?.role ?? role ?? 'owner',
    totp: totpSetupOf(totpSecret, { shop: shopName, email: email ?? 'owner' }),
  };
}

type GivenAcceptance = Omit<Acceptance, 'locale'> & { locale: string };

async function accept(context: OfficeContext, { locale, ...given }: GivenAcceptance) {
  const accepted = await acceptLink(context, { ...given, locale: asLocale(locale) });
  if (!accepted.ok) return { refusal: accepted.error.kind, recoveryCodes: [] };
  keepSignedIn(context, accepted.value.browser);
  return { refusal: null, recoveryCodes: accepted.value.recoveryCodes };
}

async function signOut({ db, staff, session, audit }: OfficeContext): Promise<void> {
  const { id } = session;
  if (staff && id !== null) {
    await inTransaction(db, async (tx) => {
      await endSessions(tx, staff.id, { id });
      await audit(tx, { kind: 'signOut', subject: 'session' });
    });
  }
  session.forget();
}

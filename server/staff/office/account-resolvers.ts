// What people see and change of their own account.
import { KasaError } from '#src/errors.ts';
import type { Result } from '#src/result.ts';
import type { StaffRefusal } from '#src/staff/staff-refusals.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import {
  addPasskey,
  beginPasskey,
  beginPassword,
  changeLocale,
  changePassword,
  endOwnSessions,
  removePasskey,
  renewRecoveryCodes,
} from '../change-account.ts';
import { listPasskeys } from '../passkeys/passkey-store.ts';
import { findPassword } from '../password-store.ts';
import { countRecoveryCodes } from '../recovery-codes.ts';
import { findTotpSecret, listSessions } from '../session-store.ts';
import { requireSignedIn } from '../signed-in.ts';
import { listOwnerNames } from '../staff-store.ts';
import { asId, asLocale, refusalOf } from './staff-resolvers.ts';
import { totpSetupOf } from './totp-setup.ts';

const MAX_NAME_LENGTH = 60;

export const accountResolvers: Resolvers = {
  Query: {
    account: (_parent, _arguments, context) => showAccount(context),
    ownerNames: (_parent, _arguments, { db }) => listOwnerNames(db),
  },
  Mutation: {
    beginPasskey: (_parent, _arguments, context) => beginPasskey(context),
    async addPasskey(_parent, passkey, context) {
      if (passkey.name.length > MAX_NAME_LENGTH) {
        throw new KasaError('BAD_REQUEST', `The name of a passkey has at most ${MAX_NAME_LENGTH} characters.`);
      }
      return refusalOf(await addPasskey(context, passkey));
    },
    removePasskey: async (_parent, { id }, context) => refusalOf(await removePasskey(context, id)),
    async beginPassword(_parent, _arguments, context) {
      const { staff } = requireSignedIn(context);
      return totpSetupOf(await beginPassword(context), { shop: context.shopName, email: staff.email });
    },
    changePassword: async (_parent, given, context) => withCodes(await changePassword(context, given)),
    renewRecoveryCodes: async (_parent, _arguments, context) => withCodes(await renewRecoveryCodes(context)),
    async changeLanguage(_parent, { locale }, context) {
      await changeLocale(context, asLocale(locale));
      return { refusal: null };
    },
    endSession: (_parent, { id }, context) => endOwnSessions(context, asId(id)),
    endOtherSessions: (_parent, _arguments, context) => endOwnSessions(context, null),
  },
};

function withCodes(result: Result<string[], StaffRefusal>) {
  return { ...refusalOf(result), recoveryCodes: result.ok ? result.value : [] };
}

async function showAccount(context: OfficeContext) {
  const { db, now, shopName } = context;
  const { staff, sessionId } = requireSignedIn(context);
  const [passkeys, password, recoveryCodesLeft, sessions, totpSecret] = await Promise.all([
    listPasskeys(db, staff.id),
    findPassword(db, staff.id),
    countRecoveryCodes(db, staff.id),
    listSessions(db, staff.id, now()),
    findTotpSecret(db, sessionId),
  ]);
  return {
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    hasPassword: password !== null,
    recoveryCodesLeft,
    pendingTotp: totpSecret && totpSetupOf(totpSecret, { shop: shopName, email: staff.email }),
    sessions: sessions.map(({ id, createdAt, lastUsedAt, address, device }) => ({
      id: String(id),
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      address,
      device,
      isThisOne: id === sessionId,
    })),
  };
}

import type { Locale } from '#src/i18n/locales.ts';
import type { SecretName } from '#src/secrets/secret-names.ts';
import { countTry, type RateLimit } from '../../http/count-tries.ts';
import { tooMany } from '../../http/request-limits.ts';
import type { SecretChanges } from '../../schema/connection-services.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';

/** Each of them asks Stripe several times, or sends an e-mail. */
const checks: RateLimit = { name: 'connection check', max: 10, windowMs: 10 * 60_000 };

export const secretResolvers: Resolvers = {
  Query: {
    async secrets(_parent, _arguments, { connections, staff }) {
      const { secrets, needsRestart } = await connections.listSecrets();
      return {
        secrets: secrets.map(({ changedAt, ...secret }) => ({
          ...secret,
          changedAt: changedAt?.toISOString() ?? null,
        })),
        needsRestart,
        mailTo: staff?.email ?? '',
      };
    },
  },
  Mutation: {
    setSecrets(_parent, { secrets }, context) {
      const given = secrets.map(({ name, value }) => [name, value.trim()] as const).filter(([, value]) => value !== '');
      return change(context, Object.fromEntries(given));
    },
    removeSecrets: (_parent, { names }, context) =>
      change(context, Object.fromEntries(names.map((name) => [name, null]))),
    async checkPaymentKeys(_parent, _arguments, context) {
      await countCheck(context);
      return context.connections.checkPayments(localeOf(context));
    },
    async checkMailServer(_parent, _arguments, context) {
      await countCheck(context);
      return context.connections.checkMail(context.staff?.email ?? '', localeOf(context));
    },
    async checkVatId(_parent, given, context) {
      await countCheck(context);
      return context.connections.checkVatId(given);
    },
  },
};

/** The log has the name of each, and never its value. */
async function change({ connections, audit }: OfficeContext, changes: SecretChanges) {
  const changed = await connections.changeSecrets(changes, (tx, name: SecretName, isSet) =>
    audit(tx, { kind: isSet ? 'secret.set' : 'secret.removed', subject: name }),
  );
  if (changed.ok) return { refusal: null, name: null };
  return { refusal: changed.error.kind, name: changed.error.name ?? null };
}

function localeOf({ staff }: OfficeContext): Locale {
  return staff?.locale ?? 'en';
}

async function countCheck({ db, now, staff }: OfficeContext): Promise<void> {
  const waitMs = await countTry(db, checks, String(staff?.id), now());
  if (waitMs > 0) throw tooMany(waitMs);
}

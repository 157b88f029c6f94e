import type { KsefServices } from '#server/ksef/ksef-access.ts';
import type { CommandContext } from '../with-database.ts';

/** Runs `work` with the secrets that the shop keeps, and the sandbox's KSeF where the shop would use it. */
export async function withKsef<T>(work: (services: KsefServices, context: CommandContext) => Promise<T>): Promise<T> {
  const { withDatabase } = await import('../with-database.ts');
  return withDatabase(async (context) => {
    const [{ withSecrets }, { requireFittingKsef }] = await Promise.all([
      import('#server/secrets/stored-secrets.ts'),
      import('#server/config.ts'),
    ]);
    const { db, now } = context;
    const config = await withSecrets(db, context.config);
    requireFittingKsef(config);
    const sandboxOrigin = config.stripe ? null : `http://${config.host}:${config.sandboxPort}`;
    return work({ db, now, keys: () => config.ksef, sandboxOrigin }, context);
  });
}

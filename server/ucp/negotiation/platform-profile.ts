// What the shop reads of a platform's profile. The rest of the document is not looked at: it is open to what is to come.
import { z } from 'zod';
import { UcpError } from '../messages/protocol-errors.ts';

const MOST_CAPABILITIES = 200;
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const profileSchema = z.looseObject({
  ucp: z.looseObject({
    version: day,
    services: z.record(z.string(), z.unknown()),
    payment_handlers: z.record(z.string(), z.unknown()),
    capabilities: z.record(z.string().max(200), z.array(z.looseObject({ version: day })).max(20)).default({}),
  }),
});

export type PlatformProfile = {
  version: string;
  /** The versions of each capability that it names. */
  capabilities: ReadonlyMap<string, readonly string[]>;
};

/** Throws `profile_malformed`. */
export function readPlatformProfile(bytes: Buffer): PlatformProfile {
  const parsed = profileSchema.safeParse(readJson(bytes));
  if (!parsed.success)
    throw new UcpError('profile_malformed', 'What stands at the address is no profile of a platform.');
  const { version, capabilities } = parsed.data.ucp;
  const named = Object.entries(capabilities).slice(0, MOST_CAPABILITIES);
  return { version, capabilities: new Map(named.map(([name, each]) => [name, each.map((entry) => entry.version)])) };
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}

// What the shop reads of a platform's profile. The rest of the document is not looked at: it is open to what is to come.
import { z } from 'zod';
import { UcpError } from '../messages/protocol-errors.ts';

const MOST_CAPABILITIES = 200;
const MOST_ADDRESS = 2_048;
const ORDER = 'dev.ucp.shopping.order';
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** A capability of a platform; its configuration is read for one thing, where the platform wants to be told of orders. */
const capabilityEntry = z.looseObject({
  version: day,
  config: z
    .looseObject({ webhook_url: z.string().max(MOST_ADDRESS).optional().catch(undefined) })
    .optional()
    .catch(undefined),
});

const profileSchema = z.looseObject({
  ucp: z.looseObject({
    version: day,
    services: z.record(z.string(), z.unknown()),
    payment_handlers: z.record(z.string(), z.unknown()),
    capabilities: z.record(z.string().max(200), z.array(capabilityEntry).max(20)).default({}),
  }),
});

export type PlatformProfile = {
  version: string;
  /** The versions of each capability that it names. */
  capabilities: ReadonlyMap<string, readonly string[]>;
  /** The address at which it wants to be told of orders; null where it does not. */
  webhookUrl: string | null;
};

/** Throws `profile_malformed`. */
export function readPlatformProfile(bytes: Buffer): PlatformProfile {
  const parsed = profileSchema.safeParse(readJson(bytes));
  if (!parsed.success)
    throw new UcpError('profile_malformed', 'What stands at the address is no profile of a platform.');
  const { version, capabilities } = parsed.data.ucp;
  const named = Object.entries(capabilities).slice(0, MOST_CAPABILITIES);
  const versions = new Map(named.map(([name, each]) => [name, each.map((entry) => entry.version)]));
  const address = (capabilities[ORDER] ?? []).map(({ config }) => config?.webhook_url).find((url) => url !== undefined);
  return { version, capabilities: versions, webhookUrl: address !== undefined && isTold(address) ? address : null };
}

/** Whether orders are sent there: over TLS alone, and with no password in the address. */
function isTold(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}

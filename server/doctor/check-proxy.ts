import { type Config, hasLiveKeys } from '../config.ts';
import { type Check, type CheckResult, fault, fine, warning } from './finding.ts';

const TIMEOUT_MS = 5_000;

export const checkProxy: Check = {
  name: 'proxy',
  run: async ({ config, release }) => [...judgeAddresses(config), await askShop(config.publicUrl, release)],
};

export function judgeAddresses({
  publicUrl,
  trustProxy,
  stripe,
}: Pick<Config, 'publicUrl' | 'trustProxy' | 'stripe'>): CheckResult[] {
  const { protocol } = new URL(publicUrl);
  const isLive = hasLiveKeys({ stripe });
  if (isLive && (isOnThisMachine(publicUrl) || protocol !== 'https:')) {
    return [
      fault(
        `PUBLIC_URL is ${publicUrl}, and payments are live`,
        'Set PUBLIC_URL to the https address that shoppers know.',
      ),
    ];
  }
  if (protocol === 'https:' && trustProxy === false) {
    return [
      warning(
        'PUBLIC_URL is https, so a proxy stands in front, but TRUST_PROXY is not set: all shoppers have its address',
        'Set TRUST_PROXY=1, or to the addresses of the proxies.',
      ),
    ];
  }
  if (protocol === 'http:' && trustProxy !== false) {
    return [
      warning(
        'TRUST_PROXY is set, but PUBLIC_URL is http: cookies are not Secure',
        'Set PUBLIC_URL to the https address of the shop.',
      ),
    ];
  }
  return [fine(trustProxy === false ? 'none, and PUBLIC_URL is http' : 'PUBLIC_URL is https, and TRUST_PROXY is set')];
}

export function isOnThisMachine(url: string): boolean {
  return /^(localhost|127\..*|\[::1\])$/.test(new URL(url).hostname);
}

/** Asks through the proxy, as a shopper would. */
async function askShop(publicUrl: string, release: string): Promise<CheckResult> {
  let response: Response;
  try {
    response = await fetch(`${publicUrl}/healthz`, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error };
    const why = cause?.message || (cause as { code?: string } | undefined)?.code || message;
    return warning(
      `nothing answers at ${publicUrl} (${why})`,
      'Start the shop and ask again; if it runs, look at DNS, firewall and the proxy.',
    );
  }
  return judgeAnswer(publicUrl, release, response.status, response.headers.get('x-kasa-release'));
}

export function judgeAnswer(publicUrl: string, release: string, status: number, found: string | null): CheckResult {
  if (!found) {
    return fault(
      `what answers at ${publicUrl} (status ${status}) is not this shop`,
      'Let the proxy pass on to HOST and PORT, with all headers.',
    );
  }
  if (status !== 200) return fault(`the shop answers ${publicUrl} with status ${status}`, "Look at the shop's log.");
  if (found === release) return fine(`the shop answers at ${publicUrl}`);
  return warning(
    `the shop at ${publicUrl} is release ${found}, and this is ${release}`,
    'Restart the shop after an update.',
  );
}

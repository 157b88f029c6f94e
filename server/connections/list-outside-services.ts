// Which services elsewhere get personal data, by what is configured: for the record of processing.
import type { Config } from '../config.ts';
import { iconifyOrigin } from '../icons/public-icons.ts';
import type { OutsideService } from '../schema/connection-services.ts';
import { VIES } from './ask-vies.ts';

type Configured = Pick<Config, 'stripe' | 'smtpUrl' | 'sentry' | 'publicIcons' | 'ksef'>;

export function listOutsideServices({ stripe, smtpUrl, sentry, publicIcons, ksef }: Configured): OutsideService[] {
  const hostOf = (url: string) => new URL(url).hostname;
  const isRealKsef = ksef.environment !== undefined && ksef.environment !== 'sandbox';
  return [
    ...(stripe ? [{ kind: 'payments' as const, name: 'Stripe', where: 'api.stripe.com' }] : []),
    // A shop that is being tried asks a stand-in.
    ...(stripe ? [{ kind: 'vies' as const, name: 'VIES', where: hostOf(VIES) }] : []),
    ...(smtpUrl ? [{ kind: 'mail' as const, name: hostOf(smtpUrl), where: hostOf(smtpUrl) }] : []),
    ...(sentry ? [{ kind: 'errors' as const, name: hostOf(sentry.dsn), where: hostOf(sentry.dsn) }] : []),
    ...(publicIcons === 'browser' ? [{ kind: 'icons' as const, name: 'Iconify', where: hostOf(iconifyOrigin) }] : []),
    ...(isRealKsef ? [{ kind: 'ksef' as const, name: `KSeF (${ksef.environment})`, where: '' }] : []),
  ];
}

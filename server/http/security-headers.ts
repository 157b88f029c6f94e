// The headers that every answer carries, and the content security policies of pages.
import type { ForeignSource } from '#src/surface.ts';

const ownPolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
};

const trustedTypes = "require-trusted-types-for 'script'; trusted-types kasa-sanitised kasa-script";

export type PolicyOptions = {
  /** Null: Stripe.js, its frames and its API are Stripe's own. */
  sandboxOrigin: string | null;
  /** The host that pages may ask for icons, if any. */
  iconFallback: string | undefined;
};

/** The policy of a document that may reach these sources beside our own. */
export function contentPolicy(sources: readonly ForeignSource[], options: PolicyOptions): string {
  const policy: Record<string, string[]> = { ...ownPolicy };
  const allow = (name: string, ...origins: string[]) => {
    policy[name] = [...(policy[name] ?? []), ...origins];
  };
  if (sources.includes('icons') && options.iconFallback) allow('connect-src', options.iconFallback);
  if (sources.includes('frames')) allow('frame-src', "'self'");
  // ProseMirror reads what is pasted into a document that nobody sees, and keeps of it what its schema has.
  const pasted = sources.includes('pasted') ? ' ProseMirrorClipboard' : '';
  if (!sources.includes('payments')) return `${formatPolicy(policy)}; ${trustedTypes}${pasted}`;
  const { sandboxOrigin } = options;
  allow('script-src', ...(sandboxOrigin ? [sandboxOrigin] : ['https://js.stripe.com', 'https://*.js.stripe.com']));
  allow(
    'frame-src',
    ...(sandboxOrigin
      ? [sandboxOrigin]
      : ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com']),
  );
  allow('connect-src', sandboxOrigin ?? 'https://api.stripe.com');
  // Apple Pay and Google Pay run in Stripe's frames, Link in its own.
  if (sources.includes('wallets') && !sandboxOrigin) {
    for (const name of ['frame-src', 'connect-src']) allow(name, 'https://link.com', 'https://*.link.com');
  }
  // Stripe.js sets inline styles on the elements that it makes.
  allow('style-src', "'unsafe-inline'");
  return formatPolicy(policy);
}

function formatPolicy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

export type SecurityHeaders = Record<string, string>;

/** What a document that may reach these sources carries in place of what every answer carries. */
export function listDocumentHeaders(sources: readonly ForeignSource[], options: PolicyOptions): SecurityHeaders {
  const { sandboxOrigin } = options;
  const payers = sandboxOrigin ? [sandboxOrigin] : ['https://js.stripe.com', 'https://*.js.stripe.com'];
  // Stripe's frames ask the browser for a wallet, which it grants only if our document permits that.
  const walletPayers = `(self ${payers.map((origin) => `"${origin}"`).join(' ')})`;
  return {
    'content-security-policy': contentPolicy(sources, options),
    ...(sources.includes('camera') && { 'permissions-policy': permissionsPolicy({ camera: '(self)' }) }),
    ...(sources.includes('payments') && {
      'permissions-policy': permissionsPolicy({
        payment: sources.includes('wallets') ? walletPayers : '(self)',
        geolocation: sources.includes('position') ? '(self)' : '()',
      }),
    }),
    // Google Pay and Link may open a window of their own and wait for its message.
    ...(sources.includes('wallets') && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
  };
}

type Permissions = { payment?: string; geolocation?: string; camera?: string };

const permissionsPolicy = ({ payment = '()', geolocation = '()', camera = '()' }: Permissions = {}) =>
  `camera=${camera}, geolocation=${geolocation}, microphone=(), payment=${payment}, usb=()`;

/** What every answer carries; documents that want another policy replace it. */
export function listSecurityHeaders(options: { isSecure: boolean; policy: string; release: string }): SecurityHeaders {
  return {
    'content-security-policy': options.policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy(),
    'x-kasa-release': options.release,
    ...(options.isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

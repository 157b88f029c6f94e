// The headers that every answer carries, and the content security policies of pages.
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

export type ContentPolicies = { page: string; checkout: string };

export type PolicyOptions = {
  /** Null: Stripe.js, its frames and its API are Stripe's own. */
  sandboxOrigin: string | null;
  /** Where pages may ask for icons, if anywhere. */
  iconFallback: string | undefined;
};

export function contentPolicies({ sandboxOrigin, iconFallback }: PolicyOptions): ContentPolicies {
  const connections = [...ownPolicy['connect-src'], ...(iconFallback ? [iconFallback] : [])];
  const policy = { ...ownPolicy, 'connect-src': connections };
  const payment: Record<string, string[]> = sandboxOrigin
    ? { 'script-src': [sandboxOrigin], 'frame-src': [sandboxOrigin], 'connect-src': [sandboxOrigin] }
    : {
        'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
        'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
        'connect-src': ['https://api.stripe.com'],
      };
  // Stripe.js sets inline styles on the elements that it makes.
  payment['style-src'] = ["'unsafe-inline'"];
  const checkout = Object.fromEntries(
    Object.keys({ ...policy, ...payment }).map((name) => [
      name,
      [...(policy[name as keyof typeof policy] ?? []), ...(payment[name] ?? [])],
    ]),
  );
  return { page: `${formatPolicy(policy)}; ${trustedTypes}`, checkout: formatPolicy(checkout) };
}

function formatPolicy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

export type SecurityHeaders = Record<string, string>;

/** What every answer carries; documents that want another policy replace it. */
export function listSecurityHeaders(options: { isSecure: boolean; policy: string; release: string }): SecurityHeaders {
  return {
    'content-security-policy': options.policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
    'x-kasa-release': options.release,
    ...(options.isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

import { StripeRefusal } from '../sandbox-errors.ts';

export type Caller = {
  /** A browser with a publishable key: it may only act on the intent whose client secret it has. */
  isPublic: boolean;
};

/**
 * Reads the API key as Stripe does: bearer, basic (key as the user name), or the browser's `key` parameter. Throws 401
 * for anything but a test key: a live key must never be sent to the sandbox.
 */
export function authenticateRequest(authorization: string | undefined, keyParameter: unknown): Caller {
  const key = readKey(authorization) ?? (typeof keyParameter === 'string' ? keyParameter : null);
  if (!key) {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
    );
  }
  if (/^(sk|rk)_test_\w+$/.test(key)) return { isPublic: false };
  if (/^pk_test_\w+$/.test(key)) return { isPublic: true };
  throw unauthorized(`Invalid API Key provided: ${maskKey(key)}`);
}

/** The refusal of a call that a publishable key must not make. */
export function secretKeyRequired(): StripeRefusal {
  return unauthorized(
    'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
    'secret_key_required',
  );
}

function readKey(authorization: string | undefined): string | null {
  const [scheme = '', value = ''] = authorization?.split(' ', 2) ?? [];
  if (/^bearer$/i.test(scheme)) return value || null;
  if (/^basic$/i.test(scheme)) return Buffer.from(value, 'base64').toString().split(':')[0] || null;
  return null;
}

function unauthorized(message: string, code?: string): StripeRefusal {
  return new StripeRefusal(401, { type: 'invalid_request_error', message, code }, false);
}

function maskKey(key: string): string {
  const shown = key.slice(0, 8);
  return key.length <= 12 ? `${shown}****` : `${shown}${'*'.repeat(key.length - 12)}${key.slice(-4)}`;
}

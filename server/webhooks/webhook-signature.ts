import { createHmac } from 'node:crypto';

export const SIGNATURE_HEADER = 'kasa-signature';

/**
 * Signs the body as Stripe signs its own: the time stands in it, so that a request that somebody has recorded grows too
 * old.
 */
export function signWebhook(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

// What an e-mail address may be: what every mail server delivers to and Stripe takes. The form asks here, the order
// before it is placed, and the sandbox as strictly as Stripe.

const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
export const domainName = new RegExp(`^(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$`, 'i');
/** No emoji: registries do not give them out, and what shows them differs. */
const writtenDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** Of an address in its ASCII form. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  return (
    text.length <= MAX_LENGTH &&
    at <= MAX_LOCAL_LENGTH &&
    localPart.test(text.slice(0, Math.max(at, 0))) &&
    domainName.test(text.slice(at + 1))
  );
}

/** Writes the domain in ASCII (`żółw.pl` as `xn--w-uga1v8h.pl`); what cannot be is left as it was. Idempotent. */
export function toAsciiEmail(text: string): string {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII as a whole
  if (at < 0 || /^[\x00-\x7f]*$/.test(domain) || !writtenDomain.test(domain)) return text;
  const host = URL.parse(`http://${domain}`)?.hostname;
  return host ? text.slice(0, at + 1) + host : text;
}

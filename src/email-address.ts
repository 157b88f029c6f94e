// Valid e-mail addresses: those that every mail server delivers to and Stripe accepts. Used by the form, before an
// order is placed, and by the sandbox, which is as strict as Stripe.

const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
export const domainName = new RegExp(`^(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$`, 'i');
/** No emoji: registries do not register them, and programs convert them differently. */
const writtenDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** Checks an address in its ASCII form. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  return (
    text.length <= MAX_LENGTH &&
    at <= MAX_LOCAL_LENGTH &&
    localPart.test(text.slice(0, Math.max(at, 0))) &&
    domainName.test(text.slice(at + 1))
  );
}

/** Writes it without spaces around it, and the domain in ASCII (`żółw.pl` as `xn--w-uga1v8h.pl`): as it is stored. Idempotent. */
export function toAsciiEmail(typed: string): string {
  const text = typed.trim();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII as a whole
  if (at < 0 || /^[\x00-\x7f]*$/.test(domain) || !writtenDomain.test(domain)) return text;
  const host = URL.parse(`http://${domain}`)?.hostname;
  return host ? text.slice(0, at + 1) + host : text;
}

/** The key by which two addresses are one person's, in whichever letters they were typed. */
export function emailKey(email: string): string {
  return toAsciiEmail(email).toLowerCase();
}

/** Providers that deliver to the same mailbox whatever dots are written, and under which name each is one. */
const dotless: Record<string, string> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The mailbox that an address leads to, for limits by receiver: `Ann.Lee+2@googlemail.com` is `annlee@gmail.com`. Only
 * to be compared, never written to: elsewhere a "+" may be part of a name.
 */
export function mailboxOf(email: string): string {
  const address = emailKey(email);
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const tagAt = local.indexOf('+', 1);
  const untagged = tagAt < 0 ? local : local.slice(0, tagAt);
  const provider = dotless[domain];
  return provider ? `${untagged.replaceAll('.', '')}@${provider}` : `${untagged}@${domain}`;
}

/** Of the domains that belong to nobody (RFC 2606, RFC 6761): examples. */
const reserved = /@(?:[\w-]+\.)*(?:example(?:\.(?:com|net|org))?|invalid|test|localhost)\b/i;

export function isReservedAddress(text: string): boolean {
  return reserved.test(text);
}

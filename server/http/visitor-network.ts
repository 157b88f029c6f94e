// What of an address tells visitors apart, and which proxies are believed when they name one.
import ipaddr from 'ipaddr.js';
import type { TrustProxy } from '../config.ts';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Many visitors have these at once: they are of a proxy, or of a network behind one. */
const sharedRanges = ['unspecified', 'loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat'];
/** An IPv6 customer owns a whole /64, and can send each request from another address. */
const IPV6_NETWORK_GROUPS = 4;

const named: Record<string, string[]> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** What a visitor is counted as: an IPv4 address, or an IPv6 network; null when that says nothing of who it is. */
export function networkOf(text: string): string | null {
  const address = readAddress(text);
  if (!address || sharedRanges.includes(address.range())) return null;
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return address.parts
    .slice(0, IPV6_NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':');
}

/** Fastify's option: as TRUST_PROXY says, whether or not the proxies write ports behind their addresses. */
export function trustedProxies(trustProxy: TrustProxy): Exclude<TrustProxy, string> {
  if (typeof trustProxy !== 'string') return trustProxy;
  const entries = trustProxy.split(',').map((entry) => entry.trim());
  const networks = entries.flatMap((entry) => named[entry] ?? [entry]).map(readNetwork);
  return (text) => {
    const address = readAddress(text);
    return networks.some(([network, bits]) => address?.kind() === network.kind() && address.match(network, bits));
  };
}

function readNetwork(text: string): [Address, number] {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

/** `192.0.2.1`, `192.0.2.1:443`, `2001:db8::1`, `[2001:db8::1]`, `[2001:db8::1]:443`. */
function readAddress(text: string): Address | null {
  const [, bracketed, plain] = /^\[([^\]]{2,50})\](?::\d{1,5})?$|^([\d.]{7,15}):\d{1,5}$/.exec(text) ?? [];
  const address = bracketed ?? plain ?? text;
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isAddress ? ipaddr.process(address) : null;
}

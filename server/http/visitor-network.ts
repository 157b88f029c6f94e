// Which part of an address identifies a visitor, and which proxies may name the visitor's address.
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Shared by many visitors: addresses of a proxy, or of a network behind one. */
const sharedRanges = ['unspecified', 'loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat'];
/** An IPv6 customer owns a whole /64, and can send each request from another address. */
const IPV6_NETWORK_GROUPS = 4;
/** Many are given a /56 or a /48 for the asking, with hundreds of the former. */
const IPV6_SITE_GROUPS = 3;

const named: Record<string, string[]> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** What requests are counted by: an IPv4 address or an IPv6 network; null when many visitors share it. */
export function networkOf(text: string): string | null {
  return startOf(text, IPV6_NETWORK_GROUPS);
}

/** What several networks of one customer have in common: of IPv4 the address again. Null as for `networkOf`. */
export function siteOf(text: string): string | null {
  return startOf(text, IPV6_SITE_GROUPS);
}

function startOf(text: string, groups: number): string | null {
  const address = readAddress(text);
  if (!address || sharedRanges.includes(address.range())) return null;
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return address.parts
    .slice(0, groups)
    .map((group) => group.toString(16))
    .join(':');
}

/** Fastify's option: no proxy, or which ones are trusted; hops are counted from the one that connects to us. */
export type TrustProxy = false | ((address: string, hop: number) => boolean);

/**
 * What TRUST_PROXY says: off, a number of proxies, or their addresses and networks, whether or not the proxies write ports
 * behind addresses. Null when it is none of these.
 */
export function readTrustedProxies(text = 'off'): TrustProxy | null {
  if (text === 'off') return false;
  const hops = Number(text);
  if (Number.isInteger(hops)) return hops >= 0 ? (_address, hop) => hop < hops : null;
  try {
    return believe(text.split(',').flatMap((entry) => named[entry.trim()] ?? [entry.trim()]));
  } catch {
    return null;
  }
}

function believe(entries: string[]): TrustProxy {
  const networks = entries.map(readNetwork);
  return (text) => {
    const address = readAddress(text);
    return networks.some(([network, bits]) => address?.kind() === network.kind() && address.match(network, bits));
  };
}

/** `10.0.0.0/8`, `10.0.0.0/255.0.0.0`, or one address. */
function readNetwork(text: string): [Address, number] {
  const [start = '', size] = text.split('/');
  const address = ipaddr.process(start);
  const longest = address.kind() === 'ipv4' ? 32 : 128;
  const bits = size === undefined ? longest : /^\d+$/.test(size) ? Number(size) : maskBits(size);
  if (bits === null || bits > longest) throw new Error(`${text} is no network`);
  return [address, bits];
}

function maskBits(mask: string): number | null {
  return ipaddr.parse(mask).prefixLengthFromSubnetMask();
}

/** `192.0.2.1`, `192.0.2.1:443`, `2001:db8::1`, `[2001:db8::1]`, `[2001:db8::1]:443`. */
function readAddress(text: string): Address | null {
  const [, bracketed, plain] = /^\[([^\]]{2,50})\](?::\d{1,5})?$|^([\d.]{7,15}):\d{1,5}$/.exec(text) ?? [];
  const address = bracketed ?? plain ?? text;
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isAddress ? ipaddr.process(address) : null;
}

// Which addresses the server may connect to when a stranger names them: only those of the public internet.
import { BlockList, isIP } from 'node:net';

// IANA's special-purpose registries, and Azure's metadata service, which has a public address.
const closedNetworks: [address: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  // The ranges inside the global 2000::/3: protocol assignments with Teredo, documentation, 6to4, documentation again.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [address, prefix] of closedNetworks)
  closed.addSubnet(address, prefix, isIP(address) === 6 ? 'ipv6' : 'ipv4');

const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Outside 2000::/3, there are loopback, link-local, unique-local, multicast and IPv4-mapped addresses. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && globalUnicast.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

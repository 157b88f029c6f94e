import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isPublicAddress } from '#server/http/outside/public-address.ts';

const closed: Record<string, string[]> = {
  'this host': ['0.0.0.0', '127.0.0.1', '127.255.255.254', '::', '::1'],
  'private networks': ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1', 'fec0::1'],
  'link-local addresses': ['169.254.0.1', 'fe80::1', 'fe80::1%eth0', 'febf::1'],
  'carrier-grade NAT': ['100.64.0.1', '100.127.255.255'],
  'cloud metadata': ['169.254.169.254', '100.100.100.200', '168.63.129.16', '192.0.0.192', 'fd00:ec2::254'],
  'multicast and broadcast': ['224.0.0.1', '239.255.255.255', '255.255.255.255', '240.0.0.1', 'ff02::1'],
  'IPv4 in IPv6': ['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '64:ff9b::a00:1', '2002:7f00:1::', '2001::1'],
  documentation: ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  'what is no address': ['', 'localhost', '1.2.3', '08.8.8.8'],
};

for (const [what, addresses] of Object.entries(closed)) {
  test(`${what}: not public`, () => {
    assert.equal(addresses.filter(isPublicAddress), []);
  });
}

test('the rest of the internet is public, up to its borders', () => {
  const open = ['8.8.8.8', '93.184.215.14', '100.63.255.255', '100.128.0.0', '172.15.255.255', '172.32.0.0'];
  const openSix = ['2606:4700::1111', '2a00:1450:4001:82a::200e', '2001:4860:4860::8888'];
  assert.equal(
    [...open, ...openSix].filter((address) => !isPublicAddress(address)),
    [],
  );
});

test.run();

import { clientNetworks } from './client-network.js';

describe('the network that a sign-in comes from', () => {
  it.each([
    ['an IPv4 address as it is', '192.0.2.7', '192.0.2.7'],
    ['an IPv4 address that a dual-stack socket shows', '::ffff:192.0.2.7', '192.0.2.7'],
    ['the /64 of an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['the same /64 however it is abbreviated', '2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['a /64 with zeros in it', '2001:db8::1', '2001:db8:0:0::/64'],
    ['the loopback address', '::1', '0:0:0:0::/64'],
    ['an address with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['an IPv4 address without the port that a proxy adds', '192.0.2.7:51234', '192.0.2.7'],
    ['an IPv6 address without the port that a proxy adds', '[2001:db8:1:2::9]:51234', '2001:db8:1:2::/64'],
    ['one for all that is no address', 'x'.repeat(8_000), 'unknown'],
    ['one for all that is nothing', '', 'unknown'],
  ])('is %s', (_what, address, network) => {
    expect(clientNetworks(address).address).toBe(network);
  });

  it.each([
    ['the /48 of an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['the same /48 however it is abbreviated', '2001:0DB8:0001::9', '2001:db8:1::/48'],
    ['none for an IPv4 address', '192.0.2.7', undefined],
    ['none for an IPv4 address that a dual-stack socket shows', '::ffff:192.0.2.7', undefined],
  ])('belongs to %s', (_what, address, site) => {
    expect(clientNetworks(address).site).toBe(site);
  });
});

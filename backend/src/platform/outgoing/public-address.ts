import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** The host is on our own machine or network, which must not be reachable through us. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

const ours = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  ours.addSubnet(network, prefix, 'ipv4');
// of IPv6 only globally assigned addresses, and none that embed an IPv4 address
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
const embedding = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2002::', 16],
  ['2001:db8::', 32],
] as const)
  embedding.addSubnet(network, prefix, 'ipv6');

/** True for an address on the public internet. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !ours.check(address, 'ipv4');
  return open.check(address, 'ipv6') && !embedding.check(address, 'ipv6');
}

type Found = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/**
 * Looks up a host for a connection and fails if any of its addresses is private. The connection uses the addresses that were
 * checked, so a name cannot change its address in between.
 */
export function lookUpPublic(hostname: string, options: LookupOptions, found: Found): void {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, []);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublic(address))) return found(new PrivateAddress(hostname), []);
    if (options.all) return found(null, addresses);
    found(null, first.address, first.family);
  });
}

/** For a host written as an address, which is never looked up. @throws PrivateAddress */
export function refusePrivateLiteral(hostname: string): void {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(address) !== 0 && !isPublic(address)) throw new PrivateAddress(hostname);
}

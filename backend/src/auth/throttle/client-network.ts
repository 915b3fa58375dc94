import { isIP, isIPv6 } from 'node:net';
import type { ClientNetworks } from './counted.policy.js';

const MAPPED_IPV4 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d{1,3}(?:\.\d{1,3}){3}):\d+)$/;

/**
 * The networks that attempts are counted by: an IPv4 address, or the /64 and the /48 of an IPv6 address. A port reported by a proxy
 * is ignored; texts that are not addresses are counted together.
 */
export function clientNetworks(reported: string): ClientNetworks {
  const [, bracketed, dotted] = WITH_PORT.exec(reported) ?? [];
  const [address = ''] = (bracketed ?? dotted ?? reported).split('%');
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped !== undefined) return { address: mapped, site: undefined };
  if (isIPv6(address)) return { address: networkOf(address, 64), site: networkOf(address, 48) };
  return { address: isIP(address) ? address : 'unknown', site: undefined };
}

const networkOf = (address: string, bits: 48 | 64): string =>
  `${groupsOf(address)
    .slice(0, bits / 16)
    .join(':')}::/${bits}`;

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}

import { isIPv4, isIPv6 } from 'node:net';
import { ConfigurationError, type TrustedProxies } from './configuration.js';
import type { Variables } from './variables.js';

const MOST_PROXIES = 16;

/** A number of proxies, or their addresses and networks; undefined if not said. @throws ConfigurationError */
export function readTrustedProxies(variables: Variables): TrustedProxies | undefined {
  const value = variables.text('TRUST_PROXY');
  if (value === undefined) return undefined;
  if (/^\d{1,2}$/.test(value) && Number(value) <= MOST_PROXIES) return Number(value);
  const networks = value.split(',').map((network) => network.trim());
  if (networks.every(isNetwork)) return networks;
  throw new ConfigurationError(
    `TRUST_PROXY must be a number of proxies from 0 to ${MOST_PROXIES}, or their addresses and networks, ` +
      `such as "10.0.0.5, 172.16.0.0/12", but is "${value}".`,
  );
}

/** An address, or a network such as `10.0.0.0/8`. One that holds every address would trust every caller. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const longest = isIPv4(address) ? 32 : isIPv6(address) ? 128 : 0;
  if (longest === 0 || more.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= longest);
}

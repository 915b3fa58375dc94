import { isIP } from 'node:net';
import { browserAndSystem } from './browser-and-system.rules.js';
import type { Origin } from '../event-store/commit.js';
import type { RigbookRequest } from './rigbook-request.js';

/** Null for what Postgres would not take as an address, and of a caller who has hung up already: then the connection has no `ip`. */
export function addressOf({ ip }: Partial<Pick<RigbookRequest, 'ip'>>): string | null {
  const [address = ''] = (ip ?? '').replace(/^::ffff:(?=\d+\.)/i, '').split('%');
  return isIP(address) === 0 ? null : address;
}

/** `Firefox · Android`; null if the program does not say. */
export function deviceOf({ headers }: Pick<RigbookRequest, 'headers'>): string | null {
  const { browser, system } = browserAndSystem(headers['user-agent']);
  return [browser, system].filter((word) => word !== null).join(' · ') || null;
}

export const originOf = (request: Pick<RigbookRequest, 'ip' | 'headers'>): Origin => ({
  device: deviceOf(request),
  address: addressOf(request),
});

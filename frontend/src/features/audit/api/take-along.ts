import { env } from '../../../config/env.js';
import { api } from '../../../lib/http/client.js';

/** What an auditor takes to another machine, by its address. */
export const takenAlong = {
  log: '/api/audit/log-export',
  heads: '/api/audit/seal/heads',
  key: '/api/audit/seal/public-key',
} as const;
export type TakenAlong = keyof typeof takenAlong;

/**
 * Lets the browser save it, since a log may be larger than the page's memory. Something small is asked for first: that finds
 * out whether a password is missing, which a download could not ask for.
 */
export async function takeAlong(what: TakenAlong): Promise<void> {
  await api.GET('/api/audit/seal/public-key', { parseAs: 'text' });
  const link = document.createElement('a');
  link.href = `${env.apiOrigin}${takenAlong[what]}`;
  link.download = '';
  link.click();
}

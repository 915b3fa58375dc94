import { isOneLine } from '../kernel/text.js';
import { webhookLimits } from './webhook.limits.js';

export type WebhookAddressProblem = 'not-an-address' | 'not-https' | 'has-credentials' | 'too-long';

/** The problem of a webhook's address, if any. Plain http is for tests on the same machine, and not allowed in production. */
export function webhookAddressProblem(
  address: string,
  { production = false }: { readonly production?: boolean } = {},
): WebhookAddressProblem | undefined {
  if (address.length > webhookLimits.addressCharacters) return 'too-long';
  if (!isOneLine(address) || !URL.canParse(address)) return 'not-an-address';
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return 'not-an-address';
  if (username !== '' || password !== '') return 'has-credentials';
  const plainIsFine = !production && isThisMachine(hostname);
  return protocol === 'https:' || plainIsFine ? undefined : 'not-https';
}

/**
 * Whether the host must be on the public internet: always, except for the same machine outside production. Checked at each call.
 */
export const mustBePublic = (address: string, { production }: { readonly production: boolean }): boolean =>
  production || !isThisMachine(new URL(address).hostname);

const isThisMachine = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');

const sentences: Readonly<Record<WebhookAddressProblem, string>> = {
  'not-an-address': 'Please enter the full address, such as https://example.org/rigbook.',
  'not-https': 'The address must begin with https://, so that the content stays private.',
  'has-credentials': 'The address must not contain a user name or password; messages are signed instead.',
  'too-long': `The address must be at most ${webhookLimits.addressCharacters} characters.`,
};

/** For an address in the server's own network, which is detected only when it is called. */
export const privateAddressMessage = 'The address must be one on the open internet';

export const webhookAddressProblemInWords = (problem: WebhookAddressProblem): string => sentences[problem];

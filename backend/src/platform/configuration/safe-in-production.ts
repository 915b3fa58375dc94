import type { ConnectionOptions as TlsOptions } from 'node:tls';
import pg from 'pg';
import { demoAdminPassword } from '@rigbook/contracts/settings/settings.rules';
import { ConfigurationError } from './configuration.js';
import type { Variables } from './variables.js';

const thisMachine = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

/** Whether only programs on this machine reach the host. */
export const isThisMachine = (host: string): boolean => thisMachine.test(host);

const IN_PRODUCTION = 'with NODE_ENV=production';
const LEAST_SECRET_BITS = 128;
const encrypted = ['require', 'verify-ca', 'verify-full'];

/** Stops a start in production that would be easy to break into. @throws ConfigurationError at the first danger */
export function requireSafeProduction(variables: Variables, publicUrl: string | undefined): void {
  for (const name of ['SESSION_SECRET', 'DATABASE_URL', 'PUBLIC_URL']) {
    if (variables.text(name) === undefined)
      throw new ConfigurationError(`${name} is not set: NODE_ENV=production needs it.`);
  }
  requireHttps('PUBLIC_URL', publicUrl, 'localhost');
  if (publicUrl?.startsWith('https:'))
    variables.required('TRUST_PROXY', 'with an https PUBLIC_URL, say which proxies to trust, or 0 for none');
  requireUnguessable(variables.text('SESSION_SECRET') ?? '');
  if (variables.text('ADMIN_PASSWORD') === demoAdminPassword)
    throw new ConfigurationError(`ADMIN_PASSWORD must not be the one of the demo ${IN_PRODUCTION}.`);
  for (const name of ['MICROSOFT_ISSUER', 'S3_ENDPOINT', 'BACKUP_S3_ENDPOINT', 'WHATSAPP_API_URL'])
    requireHttps(name, variables.text(name), 'this machine');
  if (!isPrivateNetwork(variables)) requireTls(variables);
}

/** Whether nobody else can listen on the network to the database, Redis, the mail server and the collector of traces. */
export const isPrivateNetwork = (variables: Variables): boolean =>
  variables.choice('PRIVATE_NETWORK', ['on', 'off']) === 'on';

function requireHttps(name: string, address: string | undefined, except: string): void {
  if (address === undefined) return;
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:' || isThisMachine(hostname)) return;
  throw new ConfigurationError(`${name} must begin with https:// ${IN_PRODUCTION}, except for ${except}.`);
}

/** An upper bound: a text of few different characters or of one part again and again, however long, is easy to guess. */
function requireUnguessable(secret: string): void {
  const partLength = `${secret}${secret}`.indexOf(secret, 1);
  const bits = partLength * Math.log2(new Set(secret).size);
  if (bits >= LEAST_SECRET_BITS) return;
  throw new ConfigurationError('SESSION_SECRET is too easy to guess. Make one with: openssl rand -base64 32');
}

/** What the driver makes of the address, in which parameters may come twice or change what others mean. */
function databaseAt(address: string): { readonly isLocal: boolean; readonly isVerified: boolean } {
  const { host, ssl } = new pg.Client({ connectionString: address }) as { host: string; ssl: TlsOptions | boolean };
  const modes = new URL(address).searchParams.getAll('sslmode');
  const isEncrypted = modes.length > 0 && modes.every((mode) => encrypted.includes(mode));
  return {
    isLocal: host.startsWith('/') || isThisMachine(host),
    isVerified: isEncrypted && typeof ssl === 'object' && ssl.rejectUnauthorized !== false,
  };
}

/** A database, a Redis and a collector of traces on another machine are spoken to with TLS, unless the network between is private. */
function requireTls(variables: Variables): void {
  const otherwise = 'or set PRIVATE_NETWORK=on if nobody else can listen on the network between.';
  const { isLocal, isVerified } = databaseAt(variables.text('DATABASE_URL') ?? '');
  if (!isLocal && !isVerified)
    throw new ConfigurationError(`DATABASE_URL must end with ?sslmode=verify-full ${IN_PRODUCTION}, ${otherwise}`);
  const redis = variables.text('REDIS_URL');
  if (redis?.startsWith('redis:') && !isThisMachine(new URL(redis).hostname))
    throw new ConfigurationError(`REDIS_URL must begin with rediss:// ${IN_PRODUCTION}, ${otherwise}`);
  const traces = variables.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http', 'https']);
  if (traces?.startsWith('http:') && !isThisMachine(new URL(traces).hostname))
    throw new ConfigurationError(`OTEL_EXPORTER_OTLP_ENDPOINT must begin with https:// ${IN_PRODUCTION}, ${otherwise}`);
}

import { createPrivateKey } from 'node:crypto';
import path from 'node:path';
import { ConfigurationError, logLevels } from './configuration.js';
import type { Configuration, HttpConfiguration, SealConfiguration } from './configuration.js';
import { readBackup } from './read-backup.js';
import { readMetrics, readTraces } from './read-watching.js';
import { readTrustedProxies } from './read-trusted-proxies.js';
import {
  readMail,
  readMicrosoft,
  readSecurityContact,
  readObjectStorage,
  readWebhookHosts,
  readWhatsApp,
} from './read-services.js';
import { isThisMachine, requireSafeProduction } from './safe-in-production.js';
import { type Environment, Variables } from './variables.js';

/** The file of signed heads, and the key if given. Line breaks may be written as `\n`. */
function readSeal(variables: Variables, dataFolder: string): SealConfiguration {
  return {
    privateKey: readKey(variables),
    headsFile: path.resolve(variables.text('SEAL_HEADS_FILE') ?? path.join(dataFolder, 'seal-heads.jsonl')),
  };
}

function readKey(variables: Variables): string | undefined {
  const pem = variables.text('SEAL_KEY')?.replaceAll('\\n', '\n');
  if (pem === undefined || isPrivateEd25519Key(pem)) return pem;
  throw new ConfigurationError('SEAL_KEY must be a private Ed25519 key in PEM.');
}

function isPrivateEd25519Key(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

/** The configuration without the session secret, which may have to be made first. */
export type ReadConfiguration = Omit<Configuration, 'sessionSecret'> & { readonly sessionSecret: string | undefined };

/**
 * The environment as a value (README, "Environment"). Touches no file.
 * @throws ConfigurationError at the first wrong variable.
 */
export function readConfiguration(environment: Environment): ReadConfiguration {
  const variables = new Variables(environment);
  const production = variables.choice('NODE_ENV', ['production', 'development', 'test']) === 'production';
  const sessionSecret = variables.secret('SESSION_SECRET', 32);
  const databaseUrl = variables.url('DATABASE_URL', ['postgres', 'postgresql']);
  const dataFolder = path.resolve(variables.text('DATA_DIR') ?? '.data');
  const http = readHttp(variables, production);
  if (production) requireSafeProduction(variables, http.publicUrl);
  const objectStorage = readObjectStorage(variables);
  return {
    production,
    logLevel: variables.choice('LOG_LEVEL', logLevels) ?? (production ? 'info' : 'warn'),
    http,
    databaseUrl,
    redisUrl: variables.url('REDIS_URL', ['redis', 'rediss']),
    dataFolder,
    seal: readSeal(variables, dataFolder),
    metrics: readMetrics(variables),
    tracesTo: readTraces(variables),
    ...readDemo(variables, production, http, databaseUrl === undefined),
    sessionSecret,
    adminPassword: variables.text('ADMIN_PASSWORD'),
    objectStorage,
    backup: readBackup(variables, objectStorage),
    mail: readMail(variables, production),
    whatsApp: readWhatsApp(variables),
    microsoft: readMicrosoft(variables),
    webhookHosts: readWebhookHosts(variables),
  };
}

function readHttp(variables: Variables, production: boolean): HttpConfiguration {
  return {
    host: variables.text('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port: variables.wholeNumber('PORT', 3000, { from: 0, to: 65_535 }),
    publicUrl: tidy(variables.url('PUBLIC_URL', ['https', 'http'])),
    trustedProxies: readTrustedProxies(variables) ?? 0,
    securityContact: readSecurityContact(variables),
    limitsWrites: variables.choice('WRITE_LIMITS', ['on', 'off']) !== 'off',
    drainSeconds: variables.wholeNumber('DRAIN_SECONDS', 0, { from: 0, to: 60 }),
  };
}

/** As browsers write it: in lower case, without a trailing slash. */
const tidy = (address: string | undefined) => address && new URL(address).href.replace(/\/+$/, '');

/**
 * Default: on with the embedded server, off with any other database. Everybody can read how to sign in to the demo, so it
 * stays on this machine unless it is said to be public.
 */
function readDemo(
  variables: Variables,
  production: boolean,
  http: HttpConfiguration,
  embedded: boolean,
): Pick<Configuration, 'demo' | 'demoBookings'> {
  const wish = variables.choice('RIGBOOK_DEMO', ['on', 'people', 'off', 'public']);
  if (production && wish && wish !== 'off')
    throw new ConfigurationError(`RIGBOOK_DEMO must not be ${wish} with NODE_ENV=production.`);
  const demo = !production && (wish ? wish !== 'off' : embedded);
  if (demo && wish !== 'public' && !isThisMachine(http.host))
    throw new ConfigurationError(
      `HOST is "${http.host}", so others could sign in to the demo. Set RIGBOOK_DEMO=public if they may, or RIGBOOK_DEMO=off.`,
    );
  return { demo, demoBookings: demo && wish !== 'people' };
}

import { generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import { ConfigurationError } from './configuration.js';
import { readConfiguration } from './read-configuration.js';
import type { Environment } from './variables.js';

const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'kq3vT0Yb1n8ZsW4xLr7pGm2cDf6hJ9aE',
  DATABASE_URL: 'postgres://rigbook:secret@db/rigbook?sslmode=verify-full',
  PUBLIC_URL: 'https://rigbook.example.org',
  TRUST_PROXY: '1',
};

const reading = (environment: Environment) => () => readConfiguration(environment);

describe('reading the environment', () => {
  it('needs nothing: the embedded server on this machine only, with demo data', () => {
    expect(readConfiguration({})).toMatchObject({
      production: false,
      http: { host: '127.0.0.1', port: 3000, publicUrl: undefined, trustedProxies: 0, drainSeconds: 0 },
      databaseUrl: undefined,
      dataFolder: path.resolve('.data'),
      demo: true,
      objectStorage: undefined,
      mail: undefined,
    });
  });

  it('listens to this machine and loads no demo data on a database of ours', () => {
    const { http, demo } = readConfiguration({ DATABASE_URL: 'postgres://localhost/rigbook' });
    expect({ host: http.host, demo }).toEqual({ host: '127.0.0.1', demo: false });
  });

  it('begins the demo with bookings unless only people are asked for', () => {
    expect(readConfiguration({})).toMatchObject({ demo: true, demoBookings: true });
    expect(readConfiguration({ RIGBOOK_DEMO: 'people' })).toMatchObject({ demo: true, demoBookings: false });
    expect(readConfiguration({ RIGBOOK_DEMO: 'off' })).toMatchObject({ demo: false, demoBookings: false });
  });

  it('shows the demo to others only if it is said to be public', () => {
    const demoOn = (environment: Environment) => readConfiguration(environment).demo;
    expect(demoOn({ HOST: '0.0.0.0', RIGBOOK_DEMO: 'public' })).toBe(true);
    expect(demoOn({ HOST: '0.0.0.0', RIGBOOK_DEMO: 'off' })).toBe(false);
    expect(demoOn({ HOST: '127.0.0.2' })).toBe(true);
    for (const RIGBOOK_DEMO of [undefined, 'on']) {
      expect(reading({ HOST: '0.0.0.0', RIGBOOK_DEMO })).toThrow(
        'HOST is "0.0.0.0", so others could sign in to the demo. Set RIGBOOK_DEMO=public if they may, or RIGBOOK_DEMO=off.',
      );
    }
  });

  it.each(['x'.repeat(40), '0101'.repeat(16), '0123456789'.repeat(4), 'change-me-please-change-me-pleas'])(
    'stops in production at the session secret %s',
    (SESSION_SECRET) => {
      expect(reading({ ...production, SESSION_SECRET })).toThrow(
        'SESSION_SECRET is too easy to guess. Make one with: openssl rand -base64 32',
      );
    },
  );

  it.each(['prod', 'Production', 'staging'])(
    'stops where NODE_ENV is %s, before it runs with less than production',
    (mode) => {
      expect(reading({ ...production, NODE_ENV: mode })).toThrow(
        `NODE_ENV must be production or development or test, but is "${mode}".`,
      );
    },
  );

  it.each([
    ['MICROSOFT_ISSUER', 'http://login.example.org'],
    ['S3_ENDPOINT', 'http://minio:9000'],
    ['BACKUP_S3_ENDPOINT', 'http://10.0.0.9:9000'],
    ['WHATSAPP_API_URL', 'http://graph.example.org/v23.0'],
  ])('stops in production at plain http for %s', (name, address) => {
    expect(reading({ ...production, [name]: address })).toThrow(
      `${name} must begin with https:// with NODE_ENV=production, except for this machine.`,
    );
  });

  it('speaks to a database, a Redis and a collector elsewhere with TLS in production, unless the network is private', () => {
    const databaseAt = (DATABASE_URL: string, more: Environment = {}) =>
      reading({ ...production, DATABASE_URL, ...more });
    for (const address of [
      '//db/rigbook',
      '//db/rigbook?sslmode=disable',
      '//10.0.0.7/rigbook?sslmode=prefer',
      '//db/rigbook?sslmode=verify-full&sslmode=disable',
      '//db/rigbook?sslmode=require&uselibpqcompat=true',
      '//localhost/rigbook?host=127.0.0.1&host=db',
      '//localhost.example.org/rigbook',
    ]) {
      expect(databaseAt(`postgres:${address}`)).toThrow(/^DATABASE_URL must end with \?sslmode=verify-full/);
      expect(databaseAt(`postgres:${address}`, { PRIVATE_NETWORK: 'on' })).not.toThrow();
    }
    for (const address of [
      '//db/rigbook?sslmode=require',
      '//localhost/rigbook',
      '//127.0.0.1:5433/rigbook',
      '//[::1]/rigbook',
      '///rigbook?host=/run/postgresql',
    ])
      expect(databaseAt(`postgres:${address}`)).not.toThrow();
    expect(reading({ ...production, REDIS_URL: 'redis://queue' })).toThrow(/^REDIS_URL must begin with rediss:/);
    expect(reading({ ...production, REDIS_URL: 'rediss://queue' })).not.toThrow();
    expect(reading({ ...production, REDIS_URL: 'redis://queue', PRIVATE_NETWORK: 'on' })).not.toThrow();
    const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
    expect(reading({ ...production, ...traces })).toThrow(/^OTEL_EXPORTER_OTLP_ENDPOINT must begin with https:/);
  });

  it('sends no mail in clear text to another machine in production, unless the network is private', () => {
    const needsTls = (SMTP_URL: string, more: Environment = production) =>
      readConfiguration({ ...more, SMTP_URL, MAIL_FROM: 'a@example.org' }).mail?.server.requiresTls;
    expect(needsTls('smtp://mail')).toBe(true);
    expect(needsTls('smtp://localhost')).toBe(false);
    expect(needsTls('smtp://mail', { ...production, PRIVATE_NETWORK: 'on' })).toBe(false);
    expect(needsTls('smtp://mail', {})).toBe(false);
    expect(needsTls('smtp://me:secret@mail', {})).toBe(true);
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfiguration({ PORT: ' ', REDIS_URL: '' })).toMatchObject({
      http: { port: 3000 },
      redisUrl: undefined,
    });
  });

  it.each([
    ['0', 0],
    ['2', 2],
    ['10.0.0.5', ['10.0.0.5']],
    ['10.0.0.5, 172.16.0.0/12,2001:db8::/32', ['10.0.0.5', '172.16.0.0/12', '2001:db8::/32']],
  ])('trusts the proxies %j', (TRUST_PROXY, trustedProxies) => {
    expect(readConfiguration({ TRUST_PROXY }).http.trustedProxies).toEqual(trustedProxies);
  });

  it.each([
    'true',
    '17',
    '-1',
    '1.5',
    'proxy',
    '10.0.0.0/33',
    '::1/129',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.5,',
    '10.0.0.5/8/8',
  ])('stops at the proxies %j', (TRUST_PROXY) => {
    expect(reading({ TRUST_PROXY })).toThrow(
      new ConfigurationError(
        'TRUST_PROXY must be a number of proxies from 0 to 16, or their addresses and networks, ' +
          `such as "10.0.0.5, 172.16.0.0/12", but is "${TRUST_PROXY}".`,
      ),
    );
  });

  it('has to be told in production which proxies to trust, unless no https is in front', () => {
    expect(reading({ ...production, TRUST_PROXY: undefined })).toThrow(
      new ConfigurationError(
        'TRUST_PROXY is not set: with an https PUBLIC_URL, say which proxies to trust, or 0 for none.',
      ),
    );
    expect(readConfiguration({ ...production, TRUST_PROXY: '0' }).http.trustedProxies).toBe(0);
    const local = { ...production, TRUST_PROXY: undefined, PUBLIC_URL: 'http://localhost:3000' };
    expect(readConfiguration(local).http.trustedProxies).toBe(0);
  });

  it('runs in production with its three secrets and without demo data', () => {
    expect(readConfiguration(production)).toMatchObject({ production: true, demo: false, logLevel: 'info' });
  });

  it.each(['SESSION_SECRET', 'DATABASE_URL', 'PUBLIC_URL'])('stops in production without %s', (name) => {
    const read = reading({ ...production, [name]: undefined });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(`${name} is not set: NODE_ENV=production needs it.`);
  });

  it('takes the public address as browsers write it, and http in production for this machine only', () => {
    const publicUrl = (PUBLIC_URL: string) => readConfiguration({ ...production, PUBLIC_URL }).http.publicUrl;
    expect(publicUrl('HTTPS://Rigbook.Example.org/')).toBe('https://rigbook.example.org');
    expect(publicUrl('http://localhost:3000')).toBe('http://localhost:3000');
  });

  it.each<[Environment, string]>([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, but is "abc".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, but is "70000".'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be debug or info or warn or error or silent, but is "loud".'],
    [{ SEAL_KEY: 'hunter2' }, 'SEAL_KEY must be a private Ed25519 key in PEM.'],
    [{ RIGBOOK_DEMO: 'yes' }, 'RIGBOOK_DEMO must be on or people or off or public, but is "yes".'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that begins with postgres:// or postgresql://.'],
    [{ PUBLIC_URL: 'rigbook.org' }, 'PUBLIC_URL must be an address that begins with https:// or http://.'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must have at least 32 characters.'],
    [{ S3_BUCKET: 'photos' }, 'S3_ACCESS_KEY_ID is not set: it belongs to S3_BUCKET.'],
    [{ SMTP_URL: 'smtp://mail' }, 'MAIL_FROM is not set: it belongs to SMTP_URL.'],
    [{ MAIL_FROM: 'a@example.org' }, 'SMTP_URL is not set: it belongs to MAIL_FROM.'],
    [{ WHATSAPP_TOKEN: 'x' }, 'WHATSAPP_PHONE_NUMBER_ID is not set: it belongs to WHATSAPP_TOKEN.'],
    [
      { WHATSAPP_TOKEN: 'x', WHATSAPP_PHONE_NUMBER_ID: '+972 50' },
      "WHATSAPP_PHONE_NUMBER_ID must be digits: the number's id at Meta, not the number.",
    ],
    [{ WHATSAPP_TOKEN: 'x\ny', WHATSAPP_PHONE_NUMBER_ID: '1' }, 'WHATSAPP_TOKEN holds characters that no token has.'],
    [{ WHATSAPP_APP_SECRET: 'x' }, 'WHATSAPP_TOKEN is not set: it belongs to WHATSAPP_APP_SECRET.'],
    [
      { WHATSAPP_TOKEN: 'x', WHATSAPP_PHONE_NUMBER_ID: '1', WHATSAPP_APP_SECRET: 'x' },
      'WHATSAPP_VERIFY_TOKEN is not set: it belongs to WHATSAPP_APP_SECRET.',
    ],
    [
      { ...production, PUBLIC_URL: 'http://rigbook.example.org' },
      'PUBLIC_URL must begin with https:// with NODE_ENV=production, except for localhost.',
    ],
    [{ ...production, RIGBOOK_DEMO: 'on' }, 'RIGBOOK_DEMO must not be on with NODE_ENV=production.'],
    [{ ...production, RIGBOOK_DEMO: 'public' }, 'RIGBOOK_DEMO must not be public with NODE_ENV=production.'],
    [
      { ...production, ADMIN_PASSWORD: 'rigbook-demo' },
      'ADMIN_PASSWORD must not be the one of the demo with NODE_ENV=production.',
    ],
  ])('stops at %j', (environment, message) => {
    expect(reading(environment)).toThrow(new ConfigurationError(message));
  });

  it.each<[string, object]>([
    ['smtp://mail', { host: 'mail', port: undefined, secure: false, credentials: undefined }],
    ['smtps://[::1]:465/', { host: '::1', port: 465, secure: true, credentials: undefined }],
    ['smtp://me%40b:p%2Fw@mail:587', { port: 587, credentials: { user: 'me@b', password: 'p/w' } }],
  ])('knows the mail server of %s', (SMTP_URL, server) => {
    const { mail } = readConfiguration({ SMTP_URL, MAIL_FROM: '"Night Riders" <office@example.org>' });
    expect(mail).toMatchObject({ server, from: { name: 'Night Riders', address: 'office@example.org' } });
  });

  it.each([
    'mail:25',
    'http://mail',
    'smtp://',
    'smtp://mail/path',
    'smtp://mail?pool=true',
    'smtp://:hunter2@mail',
    'smtp://%:hunter2@mail',
    'smtp://mail:70000',
  ])('stops at the mail server %s', (SMTP_URL) => {
    expect(reading({ SMTP_URL, MAIL_FROM: 'a@example.org' })).toThrow(/^SMTP_URL must look like (?!.*hunter2)/);
  });

  it.each(['office', 'office@', 'a@example.org, b@example.org', 'A\nBcc: <b@example.org>', '<a@example.org> A'])(
    'stops at the sender %j',
    (MAIL_FROM) => {
      expect(reading({ SMTP_URL: 'smtp://mail', MAIL_FROM })).toThrow(/^MAIL_FROM must be an email address/);
    },
  );

  it('calls WhatsApp where Meta has it, unless it is told another place', () => {
    const whatsApp = { WHATSAPP_TOKEN: 'token', WHATSAPP_PHONE_NUMBER_ID: '1' };
    expect(readConfiguration(whatsApp).whatsApp?.apiUrl).toMatch(/^https:\/\/graph\.facebook\.com\/v\d+\.0$/);
    const elsewhere = readConfiguration({ ...whatsApp, WHATSAPP_API_URL: 'http://localhost:9/v1/' });
    expect(elsewhere.whatsApp?.apiUrl).toBe('http://localhost:9/v1');
  });

  it('keeps heads of the seal in the data folder, and takes a key with line breaks written as \\n', () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
    expect(readConfiguration({ DATA_DIR: '/data' }).seal).toEqual({
      privateKey: undefined,
      headsFile: path.resolve('/data/seal-heads.jsonl'),
    });
    const given = { SEAL_KEY: pem.replaceAll('\n', '\\n'), SEAL_HEADS_FILE: '/other/heads' };
    expect(readConfiguration(given).seal).toEqual({ privateKey: pem, headsFile: path.resolve('/other/heads') });
  });

  it('never repeats a secret in its message', () => {
    expect(reading({ DATABASE_URL: 'mysql://user:hunter2@db' })).toThrow(/^(?!.*hunter2)/);
  });
});

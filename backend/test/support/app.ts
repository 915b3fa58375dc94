import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Logger, pino } from 'pino';
import request from 'supertest';
import { createApplication } from '../../src/app/running/serve-http.js';
import { loadDemo } from '../../src/app/demo/load-demo.js';
import { readConfiguration } from '../../src/platform/configuration/read-configuration.js';
import { Database } from '../../src/platform/database/database.js';
import { entities } from '../../src/app/app.module.js';
import type { WebhookPace } from '../../src/integrations/webhooks/delivery/webhook-pace.js';
import type { DeliveryPace } from '../../src/notifications/delivery/delivery-pace.js';
import { openCheckInDaysAhead } from './check-in-ahead.js';
import { openTestDatabase, type TestDatabase } from './database.js';
import type { SealPace } from '../../src/platform/seal/seal-heads.js';
import { RefusalsAnswered } from './refusals/refusals-answered.js';
import { TestClock } from './test-clock.js';

/** Signed-in requests of one person: `dana.post('/api/bookings').send({...})`. */
export type Person = ReturnType<typeof request.agent>;

const UNANSWERED_MS = 120_000;

export const SESSION_SECRET = 'a secret of the tests that is long enough';

export interface TestApp {
  readonly url: string;
  readonly clock: TestClock;
  readonly database: Database;
  readonly testDatabase: TestDatabase;
  readonly nest: NestFastifyApplication;
  /** what it keeps outside the database */
  readonly dataFolder: string;
  /** Without a session. */
  visitor(): Person;
  signIn(unitNumber: string): Promise<Person>;
  /** Unit 100, past the admin password. */
  signInAdmin(): Promise<Person>;
  /** Unit 110, past the second factor. */
  signInAuditor(): Promise<Person>;
  /** Ends the application and keeps its data; once, however often it is called. */
  stop(): Promise<void>;
  /** Stops, removes the data, and fails if a refusal was answered that the API document does not list. */
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Another app's database: two processes on one. */
  readonly shareDatabaseOf?: Pick<TestApp, 'testDatabase' | 'clock' | 'dataFolder'>;
  readonly worker?: boolean;
  /** sends messages, with this patience; none are sent otherwise */
  readonly delivery?: DeliveryPace;
  /** tells webhooks, with this patience; none are told otherwise */
  readonly webhooks?: WebhookPace;
  /** writes signed heads, with this patience */
  readonly seal?: SealPace;
  readonly environment?: Readonly<Record<string, string>>;
  /** the test's requests are random, so a refusal that one happens to meet is not tested by it */
  readonly requestsByChance?: boolean;
  /** check-in opens as in a new organization; otherwise days ahead, since the clock stands before the shifts of most tests */
  readonly opensCheckInAsUsual?: boolean;
  readonly logger?: Logger;
}

/** The whole application on a database of its own with the demo's people and vehicles, and a clock that the test moves. */
export async function startTestApp({
  shareDatabaseOf,
  worker = true,
  delivery,
  webhooks,
  seal,
  environment = {},
  requestsByChance = false,
  opensCheckInAsUsual = false,
  logger = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' }),
}: TestAppOptions = {}): Promise<TestApp> {
  const testDatabase = shareDatabaseOf?.testDatabase ?? (await openTestDatabase(entities));
  const clock = shareDatabaseOf?.clock ?? new TestClock();
  const dataFolder = shareDatabaseOf?.dataFolder ?? mkdtempSync(path.join(tmpdir(), 'rigbook-test-data-'));
  const configuration = {
    ...readConfiguration({
      DATABASE_URL: testDatabase.url,
      RIGBOOK_DEMO: 'on',
      DATA_DIR: dataFolder,
      WRITE_LIMITS: 'off',
      ...environment,
    }),
    sessionSecret: SESSION_SECRET,
  };
  const nest = await createApplication(configuration, {
    worker,
    delivers: delivery !== undefined,
    releases: false, // tests take the turns themselves: support/release.ts
    webhooks: webhooks ?? 'never',
    ...(delivery && { pace: delivery }),
    ...(seal && { seal }),
    logger,
    clock,
  });
  const refusals = new RefusalsAnswered(nest, requestsByChance);
  await nest.listen(0, '127.0.0.1');
  if (!shareDatabaseOf) {
    await loadDemo(nest);
    if (!opensCheckInAsUsual) await openCheckInDaysAhead(testDatabase.url);
  }
  const url = await nest.getUrl();

  // a call without an answer fails with its path, long before the test's time is over
  const visitor = (): Person => request.agent(url).timeout(UNANSWERED_MS);
  const signIn = async (unitNumber: string): Promise<Person> => {
    const person = visitor();
    await person
      .post('/api/auth/login')
      .send({ unitNumber, phoneLastFour: `0${unitNumber}` })
      .expect(200);
    return person;
  };
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= nest.close());
  return {
    url,
    clock,
    nest,
    dataFolder,
    testDatabase,
    database: nest.get(Database),
    visitor,
    signIn,
    async signInAdmin() {
      const admin = await signIn('100');
      await admin.post('/api/auth/verify-admin-password').send({ password: 'rigbook-demo' }).expect(200);
      return admin;
    },
    async signInAuditor() {
      const auditor = await signIn('110');
      await auditor.post('/api/auth/audit/password').send({ password: 'rigbook-demo' }).expect(200);
      return auditor;
    },
    stop,
    async close() {
      await stop();
      if (!shareDatabaseOf) {
        await testDatabase.close();
        rmSync(dataFolder, { recursive: true, force: true });
      }
      refusals.check();
    },
  };
}

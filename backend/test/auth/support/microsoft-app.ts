import { Writable } from 'node:stream';
import { pino } from 'pino';
import type request from 'supertest';
import { type Person, startTestApp, type TestApp, type TestAppOptions } from '../../support/app.js';
import { startMicrosoftProvider, type TestProvider } from '../../support/servers/microsoft-provider.js';

export interface MicrosoftApp {
  readonly app: TestApp;
  readonly admin: Person;
  readonly provider: TestProvider;
  /** lines of the log; empty it as you like */
  readonly logged: string[];
  /** Another application with the same log: Nest has one for the whole process, that of the latest application. */
  start(options: TestAppOptions): Promise<TestApp>;
  idOf(unitNumber: string): Promise<string>;
  link(unitNumber: string, subject: string): Promise<void>;
  close(): Promise<void>;
}

/** An application whose people sign in at a provider of its own. */
export async function openMicrosoftApp(): Promise<MicrosoftApp> {
  const logged: string[] = [];
  const logger = pino(
    { level: 'warn' },
    new Writable({
      write(line, _encoding, done) {
        logged.push(String(line));
        done();
      },
    }),
  );
  const start = (options: TestAppOptions) => startTestApp({ ...options, logger });
  const provider = await startMicrosoftProvider();
  const app = await start({ environment: provider.environment });
  const admin = await app.signInAdmin();
  const idOf = async (unitNumber: string) => {
    const { body } = await admin.get('/api/users').expect(200);
    return (body as { id: string; unitNumber: string }[]).find((user) => user.unitNumber === unitNumber)!.id;
  };
  return {
    app,
    admin,
    idOf,
    provider,
    logged,
    start,
    async link(unitNumber, subject) {
      const address = `/api/users/${await idOf(unitNumber)}/microsoft-account`;
      await admin.put(address).send({ issuer: provider.issuer, subject }).expect(204);
    },
    async close() {
      await app.close();
      await provider.stop();
    },
  };
}

/** Of the person who is signed in, if any. */
export const unitOf = async (person: Person) =>
  (await person.get('/api/auth/user')).body.unitNumber as string | undefined;

export const cookieOf = (answer: request.Response, name: string) =>
  (answer.get('Set-Cookie') ?? []).find((cookie) => cookie.startsWith(`${name}=`)) ?? '';

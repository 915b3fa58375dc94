import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startTestApp, type TestApp } from '../support/app.js';
import { bundledProgram } from '../support/bundled-program.js';

let app: TestApp;
let program: string;

beforeAll(async () => {
  [app, program] = await Promise.all([startTestApp(), bundledProgram('../src/app/cli/unlock.ts')]);
});
afterAll(() => app.close());

const unlock = (...args: string[]) =>
  promisify(execFile)(process.execPath, [program, ...args], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: app.testDatabase.url,
      DATA_DIR: app.dataFolder,
      SESSION_SECRET: 'a secret of the tests that is long enough',
    },
  });
const signIn = (phoneLastFour: string) =>
  app.visitor().post('/api/auth/login').send({ unitNumber: '100', phoneLastFour });

describe('npm run unlock', () => {
  it('lets the only administrator in again while the application runs, says how many failures there were, and is recorded', async () => {
    for (let failure = 0; failure < 5; failure += 1) await signIn('9999').expect(401);
    await signIn('0100').expect(429);
    const { stdout } = await unlock('--unit', '100');
    expect(stdout).toContain('Unit 100 is unlocked. Failed attempts since the last success: 5.');
    await signIn('0100').expect(200);
    const noted = await app.database.query({
      name: 'test.unlocked',
      text: `SELECT unit_number AS "unitNumber", route FROM access_record WHERE kind = 'unlocked'`,
      values: [],
    });
    expect(noted).toEqual([{ unitNumber: '100', route: 'npm run unlock' }]);
  });

  it.each([
    ['no unit', []],
    ['a unit of two digits', ['--unit', '10']],
    ['another option', ['--phone', '0501234567']],
  ])('stops at %s and says how it is used', async (_what, args) => {
    await expect(unlock(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Usage: npm run') });
  });
});

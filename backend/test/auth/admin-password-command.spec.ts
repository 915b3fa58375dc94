import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startTestApp, type TestApp } from '../support/app.js';
import { bundledProgram } from '../support/bundled-program.js';
import { addPasskey } from './support/passkeys.js';

let app: TestApp;
let program: string;

beforeAll(async () => {
  [app, program] = await Promise.all([startTestApp(), bundledProgram('../src/app/cli/admin-password.ts')]);
});
afterAll(() => app.close());

const adminPassword = (...args: string[]) =>
  promisify(execFile)(process.execPath, [program, ...args], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: app.testDatabase.url,
      DATA_DIR: app.dataFolder,
      SESSION_SECRET: 'a secret of the tests that is long enough',
    },
  });

describe('npm run admin-password', () => {
  it('switches it on again while the application runs, which is an event, and says what it did', async () => {
    const admin = await app.signInAdmin();
    const passkey = await addPasskey(app, admin);
    await admin
      .post('/api/admin/password/switch-off')
      .send({ response: await passkey.answer(admin) })
      .expect(204);
    const there = await app.signIn('100');
    const enter = () => there.post('/api/auth/verify-admin-password').send({ password: 'rigbook-demo' });
    await enter().expect(403);
    expect((await adminPassword('on')).stdout).toContain('The admin password opens the administration again.');
    await enter().expect(200);
    await there.get('/api/users').expect(200);
    expect((await adminPassword('on')).stdout).toContain('The admin password was on already.');
    const events = await app.database.query({
      name: 'test.switched-on',
      text: `SELECT actor FROM event WHERE type = 'AdminPasswordSwitchedOn'`,
      values: [],
    });
    expect(events).toEqual([{ actor: 'system:admin-password' }]);
  });

  it.each([
    ['nothing', []],
    ['a password', ['a longer one of our own']],
    ['off', ['off']],
    ['more', ['on', 'on']],
  ])('stops at %s and says how it is used', async (_what, args) => {
    await expect(adminPassword(...args)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Usage: npm run admin-password -- on'),
    });
  });
});

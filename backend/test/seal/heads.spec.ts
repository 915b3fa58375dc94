import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Head, headOfLine, isSignedBy, signedHead } from '../../src/platform/seal/head.js';
import { OwnSealKey } from '../../src/platform/seal/seal-key.js';
import { SealHeads } from '../../src/platform/seal/seal-heads.js';
import { newestSeal, type Seal } from '../../src/platform/seal/seal.statements.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { eventually } from '../event-store/support/eventually.js';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const file = () => path.join(app.dataFolder, 'seal-heads.jsonl');
const heads = () =>
  readFileSync(file(), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => headOfLine(line) as Head);
const newest = async () => (await app.database.query<Seal>(newestSeal))[0];
const allIsSealed = () =>
  eventually(async () => {
    const [count] = await app.database.query<{ events: string }>({
      name: '',
      text: 'SELECT count(*) AS events FROM event',
      values: [],
    });
    expect((await newest())?.number).toBe(count?.events);
  });

describe('heads of the chain', () => {
  it('are signed with a key that was made at the first start, for its owner only', async () => {
    await allIsSealed();
    const head = await app.nest.get(SealHeads).write();
    const { key } = app.nest.get(OwnSealKey);
    expect(heads().at(-1)).toEqual(head);
    expect(head).toMatchObject({ number: Number((await newest())?.number), key: key.fingerprint });
    expect(isSignedBy(head as Head, key.publicKey)).toBe(true);
    expect(statSync(path.join(app.dataFolder, 'seal-key.pem')).mode & 0o077).toBe(0);
  });

  it('are written once for each place of the chain, by however many processes', async () => {
    const other = await startTestApp({ shareDatabaseOf: app });
    const before = heads().length;
    await Promise.all([app, other, app, other].map(({ nest }) => nest.get(SealHeads).write()));
    expect(heads()).toHaveLength(before);
    await other.close();
  });

  it('follow by themselves what was sealed, and at the latest when the process ends', async () => {
    const admin = await app.signInAdmin();
    await admin.put('/api/admin/settings').send({ organizationName: 'Night Riders' }).expect(200);
    await allIsSealed();
    const other = await startTestApp({ shareDatabaseOf: app });
    other.nest.get(SealHeads).writeSoon();
    await other.close();
    expect(heads().at(-1)?.number).toBe(Number((await newest())?.number));
  });

  it('are not signed for a chain that the newest one contradicts, or that ends before it', async () => {
    await allIsSealed();
    const seal = (await newest()) as Seal;
    const whole = readFileSync(file(), 'utf8');
    for (const other of [
      { ...seal, hash: Buffer.alloc(32) },
      { ...seal, number: '1', hash: Buffer.alloc(32) },
      { ...seal, number: String(Number(seal.number) + 1) },
    ]) {
      const theirs = `${whole}${JSON.stringify(signedHead(other, app.clock.now(), app.nest.get(OwnSealKey).key))}\n`;
      writeFileSync(file(), theirs);
      expect(await app.nest.get(SealHeads).write()).toBeUndefined();
      expect(readFileSync(file(), 'utf8')).toBe(theirs);
    }
    writeFileSync(file(), whole);
  });

  it('are written by another process for what one has sealed that died before its head', async () => {
    const last = await app.nest.get(SealHeads).write();
    writeFileSync(file(), '');
    const other = await startTestApp({ shareDatabaseOf: app, seal: { headEveryMillis: 5, lookEveryMillis: 20 } });
    await eventually(() => expect(heads().at(-1)?.number).toBe(last?.number));
    writeFileSync(file(), '');
    await eventually(() => expect(heads().at(-1)?.number).toBe(last?.number));
    await other.close();
  });

  it('lie where SEAL_HEADS_FILE says', async () => {
    const elsewhere = path.join(app.dataFolder, 'elsewhere', 'heads.jsonl');
    const other = await startTestApp({ shareDatabaseOf: app, environment: { SEAL_HEADS_FILE: elsewhere } });
    await other.nest.get(SealHeads).write();
    await other.close();
    expect(existsSync(elsewhere)).toBe(true);
  });
});

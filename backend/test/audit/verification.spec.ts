import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { components } from '@rigbook/contracts/api.types';
import { verificationChecks } from '@rigbook/contracts/audit/verification.words';
import { wiring } from '../../src/app/app.module.js';
import { beginVerification, VerificationStopped } from '../../src/audit/verification/verification-run.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { OwnSealKey } from '../../src/platform/seal/seal-key.js';
import { SealHeads } from '../../src/platform/seal/seal-heads.js';
import { Clock } from '../../src/platform/time/clock.js';
import { eventually } from '../event-store/support/eventually.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { shift } from '../support/shift.js';

type Step = components['schemas']['VerificationStep'];

let app: TestApp;
let auditor: Person;
let admin: Person;

const asSuperuser = (text: string) => withConnection(app.testDatabase.superuserUrl, (client) => client.query(text));
const allSealed = () =>
  eventually(async () => {
    const { rows } = await asSuperuser(`SELECT (SELECT count(*) FROM event) = (SELECT count(*) FROM seal) AS all`);
    expect(rows).toEqual([{ all: true }]);
  });
const headWritten = async () => {
  await allSealed();
  await app.nest.get(SealHeads).write();
};

async function verification(): Promise<Record<Step['check'], Step>> {
  const { text } = await auditor.get('/api/audit/verification').buffer(true).expect(200);
  const steps = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Step);
  expect(steps.map(({ check }) => check)).toEqual(verificationChecks);
  return Object.fromEntries(steps.map((step) => [step.check, step])) as Record<Step['check'], Step>;
}
const failures = async () =>
  Object.values(await verification()).flatMap(({ check, fault }) =>
    fault ? [[check, fault.code, fault.subject]] : [],
  );

beforeAll(async () => {
  // no head but those of the tests: one of a timer would come between what they write and what is read
  app = await startTestApp({ seal: { headEveryMillis: 3_600_000, lookEveryMillis: 3_600_000 } });
  [auditor, admin] = [await app.signInAuditor(), await app.signInAdmin()];
  const [dana, noam] = [await app.signIn('101'), await app.signIn('102')];
  const first = shift(app, dana, admin);
  await first.checkOut(await first.active());
  await shift(app, noam, admin).signed('BLS1', { startTime: '2026-11-24T16:00:00.000Z' });
  await headWritten();
});
afterAll(() => app.close());

describe('verifying the log', () => {
  it('finds a database that was lived in to be what was sealed', async () => {
    const found = await verification();
    expect(await failures()).toEqual([]);
    expect(found.chain).toMatchObject({ outcome: 'passed', aside: 0 });
    expect(found.heads.head?.number).toBe(found.chain.counted);
    expect(found.documents).toMatchObject({ counted: 2, aside: 0 });
    expect(found['append-only'].counted).toBe(2);
    expect(found.views.counted).toBeGreaterThan(8);
  });

  it('runs one at a time on a database', async () => {
    const other = new pg.Client({ connectionString: app.testDatabase.url });
    await other.connect();
    await other.query(`SELECT pg_advisory_lock(hashtextextended('verification', 0))`);
    const { body } = await auditor.get('/api/audit/verification').expect(409);
    expect(body).toMatchObject({ code: 'VERIFICATION_UNDER_WAY' });
    await other.end();
    await eventually(async () => void (await auditor.get('/api/audit/verification').expect(200)));
  });

  it('does not go on replaying for somebody who has left', async () => {
    const { checks, stop } = await beginVerification({
      url: app.testDatabase.url,
      wiring,
      heads: app.nest.get(SealHeads).file,
      key: app.nest.get(OwnSealKey).existing(),
      clock: app.nest.get(Clock),
    });
    const steps = checks[Symbol.asyncIterator]();
    for (let step = await steps.next(); step.value?.check !== 'documents'; step = await steps.next());
    await withConnection(app.testDatabase.url, async (other) => {
      await other.query('BEGIN; LOCK TABLE vehicle_damage IN ACCESS EXCLUSIVE MODE');
      const views = steps.next().catch((error: unknown) => error);
      await eventually(async () => {
        const { rowCount } = await asSuperuser(
          `SELECT FROM pg_locks WHERE relation = 'vehicle_damage'::regclass AND NOT granted`,
        );
        expect(rowCount).toBe(1);
      });
      await stop();
      await other.query('ROLLBACK');
      expect(await views).toBeInstanceOf(VerificationStopped);
    });
  });

  it('says what it did not check while views are replayed', async () => {
    const other = new pg.Client({ connectionString: app.testDatabase.url });
    await other.connect();
    await other.query(`SELECT pg_advisory_lock(hashtextextended('replay', 0))`);
    expect((await verification()).views).toMatchObject({ outcome: 'not-checked', fault: null });
    await other.end();
  });

  it.each([
    ['ALTER TABLE event DISABLE TRIGGER event_is_append_only', 'guard-off', 'event.event_is_append_only'],
    ['ALTER TABLE seal ENABLE TRIGGER seal_is_append_only', 'guard-off', 'seal.seal_is_append_only'],
    ['ALTER TRIGGER seal_is_append_only ON seal RENAME TO other', 'guard-missing', 'seal.seal_is_append_only'],
    ['CREATE RULE quiet AS ON DELETE TO event DO INSTEAD NOTHING', 'guard-bypassed', 'event.quiet'],
    ['GRANT UPDATE ON event TO rigbook_app', 'guard-bypassed', 'UPDATE: event'],
    [
      `CREATE OR REPLACE FUNCTION refuse_change_of_event() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$`,
      'guard-changed',
      'event.event_is_append_only',
    ],
  ])('notices %s', async (text, code, subject) => {
    const client = new pg.Client({ connectionString: app.testDatabase.url });
    await client.connect();
    const undo = await client.query<{ body: string }>(
      `SELECT pg_get_functiondef('refuse_change_of_event'::regproc) AS body`,
    );
    await client.query(text);
    expect(await failures()).toEqual([['append-only', code, subject]]);
    await client.query(undo.rows[0]!.body);
    if (text.includes('RENAME')) await client.query('ALTER TRIGGER other ON seal RENAME TO seal_is_append_only');
    if (text.includes('RULE')) await client.query('DROP RULE quiet ON event');
    await client.query('REVOKE UPDATE ON event FROM rigbook_app');
    for (const table of ['event', 'seal'])
      await client.query(`ALTER TABLE ${table} ENABLE ALWAYS TRIGGER ${table}_is_append_only`);
    await client.end();
    expect(await failures()).toEqual([]);
  });

  it('notices a document that is not what was signed, and one that is gone', async () => {
    const of = `booking_id = (SELECT booking_id FROM booking_diary WHERE status = 'approved')`;
    await asSuperuser(`CREATE TABLE kept AS SELECT * FROM signed_agreement WHERE ${of}`);
    await asSuperuser(
      `UPDATE signed_agreement SET pdf = 'forged', pdf_sha256 = encode(sha256('forged'), 'hex') WHERE ${of}`,
    );
    const { documents } = await verification();
    expect(documents.fault).toMatchObject({ code: 'document-altered', event: { type: 'AgreementSigned' } });
    await asSuperuser(`DELETE FROM signed_agreement WHERE ${of}`);
    expect(await failures()).toEqual([['documents', 'document-missing', null]]);
    await asSuperuser(`INSERT INTO signed_agreement SELECT * FROM kept`);
    expect(await failures()).toEqual([]);
  });

  it('notices a text that is not what was typed, and one that is gone', async () => {
    const purpose = `path = 'purpose'`;
    await asSuperuser(`CREATE TABLE kept_text AS SELECT * FROM erasable_text WHERE ${purpose}`);
    await asSuperuser(`UPDATE erasable_text SET text = 'Another purpose' WHERE ${purpose}`);
    expect(await failures()).toContainEqual(['chain', 'text-changed', 'purpose']);
    await asSuperuser(`DELETE FROM erasable_text WHERE ${purpose}`);
    expect(await failures()).toContainEqual(['chain', 'text-missing', 'purpose']);
    await asSuperuser(`INSERT INTO erasable_text SELECT * FROM kept_text`);
    expect(await failures()).toEqual([]);
  });

  it('takes a document that was erased with its signer for that', async () => {
    const { rows } = await asSuperuser(`SELECT responder_id AS id FROM booking_diary WHERE status = 'completed'`);
    await admin.delete(`/api/users/${(rows as { id: string }[])[0]!.id}`).expect(204);
    await headWritten();
    expect((await verification()).documents).toMatchObject({ outcome: 'passed', counted: 1, aside: 1 });
  });

  it('takes none for erased whose erasure is not in the log', async () => {
    const { rows } = await asSuperuser(`SELECT booking_id, responder_id FROM booking_diary WHERE status = 'approved'`);
    const [{ booking_id: booking, responder_id: signer }] = rows as [{ booking_id: string; responder_id: string }];
    const nobody = '0199c0de-0b01-7000-8000-000000000b01';
    await asSuperuser(`CREATE TABLE kept_document AS SELECT * FROM signed_agreement WHERE booking_id = '${booking}'`);
    await asSuperuser(`SET session_replication_role = replica; UPDATE responder SET id = '${nobody}' WHERE id = '${signer}';
                   DELETE FROM signed_agreement WHERE booking_id = '${booking}'`);
    expect((await verification()).documents.fault).toMatchObject({ code: 'document-missing' });
    const { body } = await admin.get(`/api/admin/agreements/${booking}/verification`).expect(200);
    expect(body).toMatchObject({ verdict: 'missing' });
    await asSuperuser(`SET session_replication_role = replica; UPDATE responder SET id = '${signer}' WHERE id = '${nobody}';
                   INSERT INTO signed_agreement SELECT * FROM kept_document`);
    expect((await verification()).documents.outcome).toBe('passed');
  });

  it('notices a view that is not what the log says', async () => {
    await asSuperuser(`UPDATE booking_diary SET purpose = purpose || '!' WHERE status = 'completed'`);
    expect(await failures()).toEqual([['views', 'view-differs', 'booking_diary (the live table)']]);
    await asSuperuser(`UPDATE booking_diary SET purpose = left(purpose, -1) WHERE status = 'completed'`);
    expect(await failures()).toEqual([]);
  });

  it('notices heads that are gone, forged, unreadable, or of another key', async () => {
    app.clock.advanceMinutes(11);
    await headWritten();
    const file = path.join(app.dataFolder, 'seal-heads.jsonl');
    const whole = readFileSync(file, 'utf8');
    const last = JSON.parse(whole.trimEnd().split('\n').at(-1)!) as { number: number; key: string };
    const withFile = async (content: string) => {
      writeFileSync(file, content);
      const found = (await verification()).heads.fault?.code;
      writeFileSync(file, whole);
      return found;
    };
    expect(await withFile('')).toBe('heads-missing');
    expect(await withFile(`${whole}nonsense\n`)).toBe('head-unreadable');
    expect(await withFile(`${JSON.stringify({ ...last, number: last.number + 1 })}\n`)).toBe('head-forged');
    expect(await withFile(`${JSON.stringify({ ...last, key: '0'.repeat(64) })}\n`)).toBe('head-foreign');
    expect(await withFile(whole)).toBeUndefined();
  });

  it('changes nothing', async () => {
    const state = () =>
      asSuperuser(`SELECT (SELECT count(*) FROM event) AS events, (SELECT count(*) FROM pg_class) AS tables,
                      (SELECT max(updated_at) FROM subscription_checkpoint WHERE name = 'seal') AS sealed`);
    const heads = () => readFileSync(path.join(app.dataFolder, 'seal-heads.jsonl'), 'utf8');
    const before = [(await state()).rows, heads()];
    await verification();
    expect([(await state()).rows, heads()]).toEqual(before);
  });
});

describe('verifying a log whose first head is still to come', () => {
  it('says so for ten minutes, and finds a fault after that', async () => {
    const fresh = await startTestApp({ seal: { headEveryMillis: 3_600_000, lookEveryMillis: 3_600_000 } });
    try {
      const { testDatabase, nest, clock } = fresh;
      await fresh.signInAuditor();
      await eventually(async () => {
        const { rows } = await withConnection(testDatabase.superuserUrl, (client) =>
          client.query(`SELECT (SELECT count(*) FROM event) = (SELECT count(*) FROM seal) AS all`),
        );
        expect(rows).toEqual([{ all: true }]);
      });
      const heads = async () => {
        const { checks } = await beginVerification({
          url: testDatabase.url,
          wiring,
          heads: nest.get(SealHeads).file,
          key: nest.get(OwnSealKey).existing(),
          clock,
        });
        for await (const checked of checks) if (checked.check === 'heads') return checked;
        return undefined;
      };
      expect(await heads()).toMatchObject({ outcome: 'no-head-yet', counted: 0, fault: null });
      clock.advanceMinutes(11);
      expect(await heads()).toMatchObject({ outcome: 'failed', fault: { code: 'heads-missing' } });
      await nest.get(SealHeads).write();
      expect(await heads()).toMatchObject({ outcome: 'passed', counted: 1 });
    } finally {
      await fresh.close();
    }
  });
});

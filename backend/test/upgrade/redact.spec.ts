import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { SealHeads } from '../../src/platform/seal/seal-heads.js';
import { verifyDossier } from '../../verifier/src/dossier/verify-dossier.js';
import { verifyExport } from '../../verifier/src/export/verify-export.js';
import type { Report } from '../../verifier/src/report/report.js';
import { eventually } from '../event-store/support/eventually.js';
import { type Files, sourceOf, unzipped } from '../support/archive.js';
import { bundledProgram } from '../support/bundled-program.js';
import { wordsInDatabase } from '../support/words-in-database.js';
import { recorded, startOnRecorded, type Recorded, type RecordedApp } from './recorded-app.js';

const then = recorded<Recorded>('readings');
let of: RecordedApp;
let program: string;
beforeAll(async () => {
  [of, program] = await Promise.all([startOnRecorded(then.readAt), bundledProgram('../src/app/cli/redact.ts')]);
});
afterAll(() => of.close());

const query = <Row extends object>(text: string, values: readonly unknown[] = []) =>
  of.app.database.query<Row>({ name: '', text, values });

/** Runs `npm run redact` beside the running application. Returns the numbers that it says. */
async function redactAll(): Promise<{ events: number; people: number }> {
  const { stdout } = await promisify(execFile)(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: of.app.testDatabase.url,
      DATA_DIR: of.app.dataFolder,
      SESSION_SECRET: 'a secret of the tests that is long enough',
    },
  });
  const [, events, people] = /Events redacted: (\d+)\..* of (\d+) erased people/.exec(stdout) ?? [];
  return { events: Number(events), people: Number(people) };
}

async function allSealed(): Promise<void> {
  await eventually(async () => {
    const [row] = await query<{ all: boolean }>(
      'SELECT (SELECT count(*) FROM event) = (SELECT count(*) FROM seal) AS all',
    );
    expect(row).toEqual({ all: true });
  });
  await of.app.nest.get(SealHeads).write();
}

async function outcomes(): Promise<readonly string[]> {
  const lines = (await of.readers.auditor.text('/api/audit/verification')).trimEnd().split('\n');
  return lines
    .map((line) => JSON.parse(line) as { check: string; outcome: string; fault: object | null })
    .map(({ check, outcome, fault }) => `${check} ${outcome}${fault ? ` ${JSON.stringify(fault)}` : ''}`);
}
const allPassed = ['append-only passed', 'chain passed', 'heads passed', 'documents passed', 'views passed'];

const exported = async (): Promise<Files> => unzipped(await of.readers.auditor.bytes('/api/audit/log-export'));
const linesIn = (files: Files, name: string) => files[name]?.toString().split('\n').slice(0, -1) ?? [];
const checked = (files: Files): Promise<Report> =>
  verifyExport({
    events: linesIn(files, 'events.jsonl'),
    texts: linesIn(files, 'texts.jsonl'),
    redactions: linesIn(files, 'redactions.jsonl'),
    heads: linesIn(files, 'heads.jsonl'),
    publicKey: files['public-key.pem']!.toString(),
  });
const brokenIn = ({ checks }: Report) => checks.filter(({ outcome }) => outcome === 'broken');

describe('the log of a released version, redacted', () => {
  it('holds no text any more, and is read as before', async () => {
    await allSealed();
    const feed = async () =>
      JSON.parse(await of.readers.auditor.text('/api/events?limit=1000')) as { events: { id: string; type: string }[] };
    const before = (await feed()).events;
    const { events, people } = await redactAll();
    expect(events).toBeGreaterThan(20);
    expect(people).toBe(1);
    const clear = `SELECT FROM event WHERE type = 'BookingRequested' AND jsonb_typeof(data -> 'purpose') = 'string'`;
    expect(await query(clear)).toEqual([]);
    const after = new Map((await feed()).events.map((event) => [event.id, event]));
    const gone = await query<{ id: string }>('SELECT event_id AS id FROM erasable_text WHERE text IS NULL');
    const erased = new Set(gone.map(({ id }) => id));
    for (const event of before) if (!erased.has(event.id)) expect(after.get(event.id)).toEqual(event);
    expect([...after.values()].filter(({ type }) => type === 'EventRedacted')).toHaveLength(events);
  });

  it('verifies from the leaves of the originals, and is still append-only', async () => {
    await allSealed();
    expect(await outcomes()).toEqual(allPassed);
    await expect(
      withConnection(of.app.testDatabase.url, (client) => client.query(`UPDATE event SET data = '{}'`)),
    ).rejects.toThrow('append-only');
  });

  it('is not redacted a second time', async () => {
    expect((await redactAll()).events).toBe(0);
  });

  it('verifies elsewhere, as a whole and each booking', async () => {
    const files = await exported();
    const report = await checked(files);
    expect(brokenIn(report)).toEqual([]);
    expect(report.checks).toContainEqual(expect.objectContaining({ name: 'redactions', outcome: 'holds' }));
    for (const address of Object.keys(then.dossiers)) {
      const dossier = await unzipped(await of.readers.auditor.bytes(`/api/audit/bookings/${address}/dossier`));
      expect(brokenIn(await verifyDossier(sourceOf(dossier)))).toEqual([]);
    }
  });

  it.each<[string, (event: { data: Record<string, unknown> }) => object]>([
    ['another fact', (event) => ({ ...event, data: { ...event.data, durationHours: 23 } })],
    ['another text hash', (event) => ({ ...event, data: { ...event.data, purpose: { sha256: 'ab'.repeat(32) } } })],
  ])('does not verify elsewhere with %s', async (_what, change) => {
    const files = await exported();
    const lines = linesIn(files, 'events.jsonl');
    const nth = lines.findIndex((line) => line.includes('"type":"BookingRequested"'));
    const changed = JSON.stringify(change(JSON.parse(lines[nth]!) as never));
    const report = await checked({ ...files, 'events.jsonl': Buffer.from(`${lines.with(nth, changed).join('\n')}\n`) });
    expect(brokenIn(report).map(({ name }) => name)).toContain('redactions');
  });

  it('notices a redacted event that was changed', async () => {
    const other = `ALTER TABLE event DISABLE TRIGGER event_is_append_only;
      UPDATE event SET data = data || '{"durationHours": 23}' WHERE position = (SELECT min(position) FROM event WHERE type = 'BookingRequested');
      ALTER TABLE event ENABLE ALWAYS TRIGGER event_is_append_only`;
    await withConnection(of.app.testDatabase.url, async (client) => {
      const { rows } = await client.query<{ data: object; position: string }>(
        `SELECT data, position FROM event WHERE type = 'BookingRequested' ORDER BY position LIMIT 1`,
      );
      await client.query(other);
      expect((await outcomes())[1]).toContain('event-changed');
      await client.query('ALTER TABLE event DISABLE TRIGGER event_is_append_only');
      await client.query('UPDATE event SET data = $1 WHERE position = $2', [
        JSON.stringify(rows[0]!.data),
        rows[0]!.position,
      ]);
      await client.query('ALTER TABLE event ENABLE ALWAYS TRIGGER event_is_append_only');
    });
    expect(await outcomes()).toEqual(allPassed);
  });

  it('lets the texts of a person be erased, and verifies without them', async () => {
    const [dana] = await query<{ id: string }>(`SELECT id FROM responder WHERE unit_number = '101'`);
    const open = await query<{ id: string }>(
      `SELECT booking_id AS id FROM booking_diary WHERE responder_id = $1 AND status IN ('pending', 'approved', 'active')`,
      [dana!.id],
    );
    for (const { id } of open) await of.readers.admin.delete(`/api/admin/bookings/${id}`, {});
    const isHers = '(written_by = $1 OR about = $1)';
    const texts = await query<{ text: string }>(
      `SELECT DISTINCT text FROM erasable_text hers WHERE ${isHers} AND length(text) > 10
         AND NOT EXISTS (SELECT FROM erasable_text other WHERE other.text = hers.text AND ${isHers} IS NOT TRUE)`,
      [dana!.id],
    );
    expect(texts.length).toBeGreaterThan(0);
    await of.readers.admin.delete(`/api/users/${dana!.id}`);
    for (const { text } of texts) expect(await wordsInDatabase(of.app.testDatabase.url, text)).toEqual([]);
    await allSealed();
    expect(await outcomes()).toEqual(allPassed);
    const report = await checked(await exported());
    expect(brokenIn(report)).toEqual([]);
    expect(report.checks).toContainEqual(expect.objectContaining({ name: 'texts', outcome: 'note' }));
  });
});

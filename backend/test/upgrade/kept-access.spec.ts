import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Recorded, recorded, type RecordedApp, startOnRecorded } from './recorded-app.js';
import { SESSION_SECRET } from '../support/app.js';

const { readAt } = recorded<Recorded>('readings');
const secret = randomBytes(32).toString('base64url');
const cookies = { admin: newSessionId(), dana: newSessionId() };
const token = { id: randomUUID(), secret: randomBytes(32).toString('hex') };

/** What the release kept of a session, an access token, a calendar address and a linked Microsoft account. */
async function asTheReleaseDid(client: pg.Client): Promise<void> {
  const session = `INSERT INTO session (id_hash, responder_id, started_at, last_seen_at, expires_at, admin_until)
    SELECT $1, id, $3::timestamptz, $3::timestamptz, $3::timestamptz + interval '7 days', $4::timestamptz
    FROM responder WHERE unit_number = $2`;
  const inAnHour = new Date(Date.parse(readAt) + 3_600_000).toISOString();
  await client.query(session, [nameOf(cookies.admin), '100', readAt, inAnHour]);
  await client.query(session, [nameOf(cookies.dana), '101', readAt, null]);
  await client.query(
    `INSERT INTO access_token (id, name, scopes, secret_hash, created_at) VALUES ($1, 'Ledger', '{audit:read}', $2, $3)`,
    [token.id, sha256(token.secret), readAt],
  );
  await client.query(`DELETE FROM calendar_feed`);
  await client.query(
    `INSERT INTO calendar_feed (id, responder_id, secret_hash, made_at)
     SELECT $1, id, $2, $3 FROM responder WHERE unit_number = '101'`,
    [randomUUID(), sha256(secret), readAt],
  );
}

let of: RecordedApp;
beforeAll(async () => {
  of = await startOnRecorded(readAt, { environment: { PUBLIC_URL: 'https://rigs.example' } }, asTheReleaseDid);
});
afterAll(() => of.close());

const statusOf = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
  (await fetch(`${of.app.url}/api/${path}`, { headers })).status;

describe('who was in when a released version was upgraded', () => {
  it('is still signed in, with the administration open where it was', async () => {
    expect(await statusOf('bookings', { cookie: `rigbook_session=${cookies.dana}` })).toBe(200);
    expect(await statusOf('admin/bookings', { cookie: `rigbook_session=${cookies.admin}` })).toBe(200);
    expect(await statusOf('admin/bookings', { cookie: `rigbook_session=${cookies.dana}` })).toBe(403);
  });

  it('gets a cookie whose name no other host of the domain can set, and the former name counts no longer', async () => {
    const cookie = `rigbook_session=${cookies.dana}`;
    const answer = await fetch(`${of.app.url}/api/auth/user`, { headers: { cookie } });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-rigbook_device=/),
      expect.stringContaining(`__Host-rigbook_session=${cookies.dana}; `),
      expect.stringMatching(/^rigbook_session=; /),
    ]);
    expect(await statusOf('bookings', { cookie: `__Host-${cookie}` })).toBe(200);
    expect(await statusOf('bookings', { cookie })).toBe(401);
  });

  it('still calls with an access token', async () => {
    const text = `rigbook_${token.id.replaceAll('-', '')}_${token.secret}`;
    expect(await statusOf('events?limit=5', { authorization: `Bearer ${text}` })).toBe(200);
  });

  it('still reads a calendar under its address', async () => {
    expect(await statusOf(`calendar/${secret}.ics`)).toBe(200);
  });
});

function newSessionId(): string {
  return randomBytes(32).toString('base64url');
}

function nameOf(sessionId: string): Buffer {
  return createHmac('sha256', SESSION_SECRET).update(sessionId).digest();
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

import { addHours, instant } from '@rigbook/contracts/kernel';
import { unzipped } from '../support/archive.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { type KilledServer, serverToKill } from '../support/servers/killed-server.js';

// a package can work from its sources and fail in the bundle, which is what organizations run
let store: TestDatabase;
let server: KilledServer;
let url: string;
beforeAll(async () => {
  store = await openTestDatabase();
  server = serverToKill(store.url);
  url = await server.start();
});
afterAll(async () => {
  server.remove();
  await store.close();
});

/** A browser that is signed in, with what each path answers it. */
async function browserOf(unitNumber: string) {
  let cookie = '';
  const send = async (method: string, path: string, body?: object) => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const session = answer.headers.getSetCookie().find((one) => one.startsWith('rigbook_session='));
    if (session !== undefined) cookie = session.split(';')[0] ?? '';
    return answer;
  };
  expect((await send('POST', '/api/auth/login', { unitNumber, phoneLastFour: `0${unitNumber}` })).status).toBe(200);
  return send;
}

const filesIn = async (answer: Response) => {
  expect(answer.status).toBe(200);
  return Object.keys(await unzipped(Buffer.from(await answer.arrayBuffer())));
};

describe('the built server', () => {
  it('writes every archive: a dossier, an export of the log, and what it holds about a person', async () => {
    const [admin, eli] = [await browserOf('100'), await browserOf('110')];
    // hours of the weekend can be among the next ones
    await admin('POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
    const [vehicle] = (await (await admin('GET', '/api/vehicles')).json()) as { id: string; name: string }[];
    const startTime = addHours(instant(`${new Date().toISOString().slice(0, 13)}:00:00Z`), 2);
    const draft = { vehicleId: vehicle?.id, startTime, duration: 1, purpose: 'Shift' };
    const booked = await admin('POST', '/api/bookings', draft);
    expect(booked.status).toBe(201);
    const { id } = (await booked.json()) as { id: string };
    await eli('POST', '/api/auth/audit/password', { password: 'rigbook-demo' });
    expect(await filesIn(await eli('GET', `/api/audit/bookings/${id}/dossier`))).toContain('events.jsonl');
    expect(await filesIn(await eli('GET', '/api/audit/log-export'))).toContain('events.jsonl');
    expect(await filesIn(await admin('GET', '/api/auth/my-data'))).toContain('history.json');
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
  });
});

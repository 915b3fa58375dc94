import { setTimeout as sleep } from 'node:timers/promises';
import { drain } from '../../src/app/running/stopping.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { cookieOf, openStream } from '../support/live-stream.js';

let survivor: TestApp;
let stopping: TestApp;
beforeAll(async () => {
  survivor = await startTestApp();
});
beforeEach(async () => {
  stopping = await startTestApp({ shareDatabaseOf: survivor });
});
afterAll(() => survivor.close());

describe('a process that stops', () => {
  it('says that it is not ready, and answers all else until the proxy has noticed', async () => {
    expect((await fetch(`${stopping.url}/api/health/ready`)).status).toBe(200);
    const drained = drain(stopping.nest, 500);
    const ready = await fetch(`${stopping.url}/api/health/ready`);
    expect([ready.status, ((await ready.json()) as { code: string }).code]).toEqual([503, 'STOPPING']);
    const other = await fetch(`${stopping.url}/api/vehicles`);
    expect([other.status, other.headers.get('connection')]).toEqual([200, 'close']);
    expect((await fetch(`${stopping.url}/api/health/live`)).status).toBe(200);
    await drained;
    await stopping.close();
  });

  it('answers a request under way and ends live streams with a hint when to come back', async () => {
    const cookie = await cookieOf(stopping, '101');
    const stream = await openStream(stopping, cookie);
    await stream.hears();
    const { answer, closed } = await withConnection(stopping.testDatabase.url, async (client) => {
      await client.query('BEGIN; LOCK TABLE booking_diary');
      const underWay = fetch(`${stopping.url}/api/bookings`, { headers: { cookie } });
      await sleep(500); // until it waits for the table
      const closing = stopping.close();
      await sleep(500);
      await client.query('COMMIT');
      return { answer: underWay, closed: closing };
    });
    expect(await (await answer).json()).toEqual([]);
    await closed;
    expect(stream.isOver()).toBe(true);
    expect(stream.text()).toMatch(/^retry: \d+$/m);
  });
});

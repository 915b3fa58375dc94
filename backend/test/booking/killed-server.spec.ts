import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays, dayOf, startOfDay, weekdayOf } from '@rigbook/contracts/kernel/calendar';
import { addHours, instantOfDate, type Instant } from '@rigbook/contracts/kernel/time';
import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

const built = path.resolve(import.meta.dirname, '../../dist/server/start.main.js');
const KILLS = 20;
const zone = 'Asia/Jerusalem';

let store: TestDatabase;
let dataFolder: string;
let server: ChildProcess | undefined;

beforeAll(async () => {
  if (!existsSync(built)) throw new Error('The backend is not built: run npm run build first.');
  store = await openTestDatabase();
  dataFolder = mkdtempSync(path.join(tmpdir(), 'rigbook-killed-'));
});
afterAll(async () => {
  server?.kill('SIGKILL');
  await store.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

/** The built server as its own process; answers the address that it prints. */
async function startServer(): Promise<string> {
  const environment = {
    DATABASE_URL: store.url,
    RIGBOOK_DEMO: 'on',
    DATA_DIR: dataFolder,
    PORT: '0',
    HOST: '127.0.0.1',
    PATH: process.env['PATH'],
  };
  const child = spawn(process.execPath, [built], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  server = child;
  let output = '';
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the server did not start: ${output}`)));
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      const port = /ready at http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
  });
}

/** Slots of one hour from Monday to Thursday, as far as the booking window reaches from now. */
function bookableStarts(): Instant[] {
  const now = instantOfDate(new Date());
  const days = [1, 2, 3, 4, 5]
    .map((ahead) => addDays(dayOf(now, zone), ahead))
    .filter((day) => weekdayOf(day) >= 1 && weekdayOf(day) <= 4);
  return days.flatMap((day) => Array.from({ length: 20 }, (_, hour) => addHours(startOfDay(day, zone), hour + 1)));
}

interface Answered {
  readonly id: string;
  status: 'pending' | 'cancelled' | 'unknown';
}

const post = (url: string, cookie: string, body: object) =>
  fetch(url, { method: 'POST', headers: { cookie, 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Books and withdraws as fast as answers come, until the connection breaks; notes what was answered. */
async function burst(
  url: string,
  unitNumber: string,
  vehicles: readonly string[],
  answered: Answered[],
): Promise<void> {
  try {
    const signedIn = await post(`${url}/api/auth/login`, '', { unitNumber, phoneLastFour: `0${unitNumber}` });
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const starts = bookableStarts();
    for (let turn = 0; ; turn += 1) {
      const startTime = starts[Math.floor(Math.random() * starts.length)];
      const wish = { vehicleId: vehicles[turn % vehicles.length], startTime, duration: 1, purpose: 'Burst' };
      const requested = await post(`${url}/api/bookings`, cookie, wish);
      const { id } = (await requested.json()) as { id: string };
      if (requested.status !== 201) continue;
      const noted: Answered = { id, status: 'unknown' };
      answered.push(noted);
      const withdrawn = await fetch(`${url}/api/bookings/${id}`, { method: 'DELETE', headers: { cookie } });
      noted.status = withdrawn.status === 200 ? 'cancelled' : 'pending';
    }
  } catch {
    // the server was killed
  }
}

it(`keeps every answered command when it is killed ${KILLS} times in the middle of a burst`, async () => {
  const answered: Answered[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const url = await startServer();
    const vehicles = ((await (await fetch(`${url}/api/vehicles`)).json()) as { id: string }[]).map(({ id }) => id);
    const bursts = ['101', '102', '103', '104', '105'].map((unit) => burst(url, unit, vehicles, answered));
    const before = answered.length;
    do await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 450));
    while (answered.length < before + 2);
    const child = server as ChildProcess;
    child.kill('SIGKILL');
    await once(child, 'exit');
    await Promise.all(bursts);
  }
  const rows = await store.database.query<{ booking_id: string; status: string }>({
    name: 'all',
    text: 'SELECT booking_id, status FROM booking_diary',
    values: [],
  });
  const stored = new Map(rows.map(({ booking_id, status }) => [booking_id, status]));
  expect(answered.length).toBeGreaterThan(KILLS);
  for (const { id, status } of answered) {
    if (status === 'unknown') expect(['pending', 'cancelled']).toContain(stored.get(id));
    else expect(stored.get(id)).toBe(status);
  }
  expect(await verify({ url: store.url, wiring })).toEqual([]);
}, 240_000);

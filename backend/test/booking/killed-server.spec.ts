/** @runs-alone It kills processes again and again, which takes longer than any other spec. */
import type { RefusalCode } from '@rigbook/contracts/refusals/refusals';
import { cookieOf } from '../support/live-stream.js';
import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { openCheckInDaysAhead } from '../support/check-in-ahead.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { amount } from '../support/endurance.js';
import { addResponders, addVehicles, signInAt } from '../support/random-organisation.js';
import { type KilledServer, serverToKill } from '../support/servers/killed-server.js';
import {
  type CommandMaker,
  commandMaker,
  type KnownBooking,
  type Move,
  type World,
} from '../support/random-commands.js';

const COMMANDS = amount({ usual: 600, endurance: 10_000 });
const KILLS = amount({ usual: 3, endurance: 20 });
const RESPONDERS = 30;
const VEHICLES = 80;

let store: TestDatabase;
let server: KilledServer;
let commands: CommandMaker;

beforeAll(async () => {
  store = await openTestDatabase();
  await openCheckInDaysAhead(store.url);
  server = serverToKill(store.url);
  commands = await commandMaker();
});
afterAll(async () => {
  server.remove();
  await store.close();
});

const run = <Row extends object>(name: string, text: string) =>
  store.database.query<Row>({ name: `test.${name}`, text, values: [] });

/** Someone who acts for themselves, with an administrator at hand, and remembers what they were told. */
interface Actor {
  readonly bookings: KnownBooking[];
  readonly cookies: { readonly responder: string; readonly admin: string };
}

/** Sends one command. Without an answer, or where a busy database gave none in time, it may have been carried out or not. */
async function perform(url: string, move: Move, actor: Actor): Promise<void> {
  const { command, booking, makes } = move;
  if (booking && makes) booking.next = makes;
  const answer = await fetch(url + command.path, {
    method: command.method,
    headers: { cookie: actor.cookies[command.by], ...(command.body && { 'content-type': 'application/json' }) },
    ...(command.body && { body: JSON.stringify(command.body) }),
  });
  const said = (await answer.json()) as { id: string; code?: RefusalCode; detail?: string };
  if (answer.status === 503) return;
  if (answer.status >= 500 || answer.status === 401) throw new Error(`${command.path}: ${answer.status} ${said.code}`);
  if (answer.status === 201) actor.bookings.push({ id: said.id, situation: 'pending' });
  if (!booking) return;
  if (answer.ok && makes) booking.situation = makes;
  delete booking.next;
}

it(`keeps what was answered through ${COMMANDS} random commands and ${KILLS} kills, and every view equals its replay`, async () => {
  let actors: readonly Actor[] = [];
  let vehicleIds: readonly string[] | undefined;
  let sent = 0;

  for (let life = 0; life <= KILLS; life += 1) {
    const url = await server.start();
    if (!vehicleIds) {
      const units = await addResponders(store, RESPONDERS);
      const admin = await cookieOf({ url }, '100', 'rigbook-demo');
      const present: Actor[] = [];
      for (const unit of units)
        present.push({ bookings: [], cookies: { responder: await signInAt(url, unit), admin } });
      actors = present;
      vehicleIds = await addVehicles(url, admin, VEHICLES);
      // chance alone need not bring a loan to its end
      const [first] = actors as readonly [Actor];
      for (let step = 1; step <= 5; step += 1)
        await perform(url, commands.forward({ vehicleIds, bookings: first.bookings }), first);
      expect(first.bookings).toEqual([{ id: expect.any(String), situation: 'completed' }]);
    }
    const until = Math.floor((COMMANDS * (life + 1)) / (KILLS + 1));
    let killed = false;
    const failures: unknown[] = [];
    const acting = actors.slice(life % 3, (life % 3) + 8).map(async (actor) => {
      try {
        while (sent < until) {
          sent += 1;
          const world: World = { vehicleIds: vehicleIds as readonly string[], bookings: actor.bookings };
          await perform(url, commands.atRandom(world), actor);
        }
      } catch (error) {
        if (!killed) failures.push(error);
      }
    });
    // the last one but a few: the others are in the middle of theirs
    await Promise.race(acting);
    killed = true;
    if (life < KILLS) await server.kill();
    await Promise.all(acting);
    expect(failures).toEqual([]);
  }
  await server.kill();

  const rows = await run<{ booking_id: string; status: string; signed: boolean }>(
    'diary',
    'SELECT booking_id, status, signed_at IS NOT NULL AS signed FROM booking_diary',
  );
  const stored = new Map(rows.map(({ booking_id, ...row }) => [booking_id, row]));
  for (const { id, situation, next: perhaps } of actors.flatMap(({ bookings }) => bookings)) {
    const row = stored.get(id);
    const now = row?.status === 'approved' && row.signed ? 'signed' : row?.status;
    expect([situation, perhaps]).toContain(now);
  }
  const types = await run<{ type: string }>('types', `SELECT DISTINCT type FROM event WHERE stream_type = 'booking'`);
  expect(types.map(({ type }) => type).toSorted()).toEqual([
    'AgreementSigned',
    'BookingApproved',
    'BookingCancelled',
    'BookingRejected',
    'BookingRequested',
    'VehicleCheckedIn',
    'VehicleCheckedOut',
  ]);
  expect(await verify({ url: store.url, wiring })).toEqual([]);
}, 900_000);

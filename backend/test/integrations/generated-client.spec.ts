import { currentAddendumVersion } from '@rigbook/contracts/agreement/addendum';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { jest } from '@jest/globals';
import type { components } from '@rigbook/contracts/api.types';
import { eventually } from '../event-store/support/eventually.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { allowTakes, emergency } from '../support/emergency.js';
import { accept, give } from '../support/handing-on.js';
import { releaseBookings } from '../support/release.js';
import { shift, vehicleId } from '../support/shift.js';
import { makeToken } from './support/program.js';

type Booking = components['schemas']['Booking'];

interface Entry {
  readonly responderId: string;
  readonly vehicleId: string;
}
interface Copy {
  readonly vehicles: Map<string, { readonly name: string; readonly type: string }>;
  readonly diary: Map<string, Entry>;
  next: string | undefined;
}
interface PageCode {
  connect(baseUrl: string, token: string): void;
  readDiary(): Promise<Booking[]>;
  book(unitNumber: string, vehicle: string, startTime: string, key: string): Promise<Booking>;
  catchUp(copy: Copy, wait?: number): Promise<void>;
}

const repository = path.resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'rigbook-client-'));
let app: TestApp;
let admin: Person;
let code: PageCode;

/** The types of the committed document, and the code of the page beside it. */
async function makeClient(): Promise<PageCode> {
  const page = readFileSync(path.join(repository, 'docs/how-to/integrate.md'), 'utf8');
  const [, input = '', output = ''] = /^npx openapi-typescript (\S+) --output (\S+)$/m.exec(page) ?? [];
  const generator = path.join(repository, 'node_modules/.bin/openapi-typescript');
  await promisify(execFile)(generator, [input, '--output', path.join(folder, output)], { cwd: repository });
  symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  for (const [, file = '', text = ''] of page.matchAll(/```ts\n\/\/ (\S+)\n(.*?)```/gs))
    writeFileSync(path.join(folder, file), text);
  return {
    ...jest.requireActual<object>(path.join(folder, 'rigbook.ts')),
    ...jest.requireActual<object>(path.join(folder, 'diary.ts')),
  } as PageCode;
}

beforeAll(async () => {
  [app, code] = await Promise.all([startTestApp(), makeClient()]);
  admin = await app.signInAdmin();
  const { token } = await makeToken(admin, ['bookings:read', 'bookings:write', 'audit:read']);
  code.connect(app.url, token);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.close();
});

/** The diary in the words of the page's copy. */
const asCopied = (booking: Booking) => ({
  status: booking.status,
  responderId: booking.user.id,
  vehicleId: booking.vehicle.id,
  startTime: booking.startTime,
  endTime: booking.endTime,
  purpose: booking.purpose,
  note: booking.adminNotes ?? booking.reason,
  signedAt: booking.signedAt,
  mileage: booking.checkIn?.mileage ?? null,
});

const typeChecker = path.join(repository, 'node_modules/typescript-native/bin/tsc');
const strictly = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--module', 'esnext', '--types', ''];

describe('the client that is made from the document', () => {
  it('has types that the code of the page keeps to', async () => {
    const files = ['--moduleResolution', 'bundler', 'rigbook.ts', 'diary.ts'];
    const checked = promisify(execFile)(process.execPath, [typeChecker, ...strictly, ...files], { cwd: folder });
    await expect(checked).resolves.toMatchObject({ stdout: '' });
  });

  it('reads the diary and books for a responder, once for each key', async () => {
    const vehicle = await vehicleId(app, 'BLS2');
    const send = () => code.book('103', vehicle, '2026-11-24T16:00:00.000Z', 'tuesday-evening');
    const booked = await send();
    expect(booked).toMatchObject({ status: 'pending', user: { unitNumber: '103' }, vehicle: { name: 'BLS2' } });
    expect(await send()).toEqual(booked);
    expect((await code.readDiary()).filter(({ id }) => id === booked.id)).toHaveLength(1);
    await expect(code.book('104', vehicle, '2026-11-24T16:00:00.000Z', 'another')).rejects.toThrow(/BLS2/);
  });

  it('rebuilds the diary from the first event on, and goes on from where it stood', async () => {
    const copy: Copy = { vehicles: new Map(), diary: new Map(), next: undefined };
    const isTheDiary = async () => {
      await eventually(async () => {
        await code.catchUp(copy);
        const { body } = await admin.get('/api/admin/bookings?limit=500').expect(200);
        const diary = body as Booking[];
        expect(Object.fromEntries(copy.diary)).toEqual(
          Object.fromEntries(diary.map((booking) => [booking.id, asCopied(booking)])),
        );
        for (const { vehicle } of diary)
          expect(copy.vehicles.get(vehicle.id)).toEqual({ name: vehicle.name, type: vehicle.type });
      });
    };
    const step = shift(app, await app.signIn('101'), admin);
    await step.checkOut(await step.active('ALS1'));
    const rejected = await step.request('FLY CAR 1', { startTime: '2026-11-25T16:00:00.000Z' });
    const decision = { approved: false, adminNotes: 'Needed elsewhere' };
    await admin.put(`/api/admin/bookings/${rejected.id}/approve`).send(decision).expect(200);
    await isTheDiary();
    expect(copy.diary.size).toBeGreaterThanOrEqual(2);

    const cancelled = await step.signed('BLS1', { startTime: '2026-11-24T21:00:00.000Z' });
    await admin.delete(`/api/admin/bookings/${cancelled.id}`).send({ reason: 'Training was moved' }).expect(200);
    await isTheDiary();

    const dana = await app.signIn('101');
    const { id, vehicle, ...before } = await step.signed('BLS2', { startTime: '2026-11-26T08:00:00.000Z' });
    const seen = { vehicleId: vehicle.id, startTime: before.startTime, endTime: before.endTime };
    const later = { startTime: '2026-11-26T09:00:00.000Z', duration: 4, purpose: 'Later' };
    const wish = { seen, vehicleId: vehicle.id, ...later };
    const { body: changed } = await dana.post(`/api/bookings/${id}/change`).send(wish).expect(200);
    await isTheDiary();
    app.clock.advanceMinutes(1); // two agreements of a booking are told apart by their times
    await step.sign(await step.approve(changed as Booking));
    const hours = { vehicleId: vehicle.id, startTime: changed.startTime, endTime: changed.endTime };
    const extension = { seen: hours, hours: 1, addendumVersion: currentAddendumVersion };
    await dana.post(`/api/bookings/${id}/extension`).send(extension).expect(200);
    await isTheDiary();

    app.clock.set('2026-11-26T10:30:00.000Z');
    admin = await app.signInAdmin();
    await releaseBookings(app);
    await isTheDiary();
    expect(copy.diary.get(id)).toMatchObject({ status: 'cancelled', endTime: '2026-11-26T14:00:00.000Z' });
    await admin.post(`/api/admin/bookings/${id}/reinstate`).expect(200);
    await isTheDiary();

    const noa = await app.signIn('102');
    const giver = await app.signIn('101');
    const given = await shift(app, giver, admin).signed('FLY CAR 1', {
      startTime: '2026-11-29T08:00:00.000Z',
      duration: 1,
    });
    await accept(noa, (await give(giver, given, '102').expect(201)).body as { id: string }, given).expect(200);
    await isTheDiary();
    await allowTakes(admin, '102');
    expect((await emergency(app, noa).take('BLS1')).status).toBe(201);
    await isTheDiary();
  });

  it('is told in words why something is refused', async () => {
    code.connect(app.url, 'rigbook_unknown');
    await expect(code.readDiary()).rejects.toThrow('This access token is unknown, expired or revoked.');
  });
});

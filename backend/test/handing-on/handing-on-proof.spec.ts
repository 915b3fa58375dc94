import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expectProblem } from '../http/support/expect-problem.js';
import { eventually } from '../event-store/support/eventually.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { asBytes, type Files, unzipped, withFile } from '../support/archive.js';
import { accept, decline, give, needsApproval } from '../support/handing-on.js';
import { shift } from '../support/shift.js';

const program = path.resolve(import.meta.dirname, '../../verifier/bin/rigbook-verify.mjs');

let app: TestApp;
let dana: Person;
let noa: Person;
let admin: Person;
let id: string;

/** Dana signs, hands the booking on to unit 102, who signs, drives and returns. */
beforeAll(async () => {
  app = await startTestApp();
  [dana, noa, admin] = await Promise.all([app.signIn('101'), app.signIn('102'), app.signInAdmin()]);
  await needsApproval(admin, false);
  const booking = await shift(app, dana, admin).signed('ALS1');
  id = booking.id;
  const { body: declined } = await give(dana, booking, '103').expect(201);
  const avi = await app.signIn('103');
  await decline(avi, declined).expect(204);
  const { body: offer } = await give(dana, booking, '102').expect(201);
  await accept(noa, offer as { id: string }, booking).expect(200);
  expectProblem(await noa.get(`/api/agreements/${id}/pdf`), 404, 'AGREEMENT_NOT_SIGNED');
  expectProblem(await dana.get(`/api/agreements/${id}/pdf`), 404, 'BOOKING_NOT_FOUND');
  const step = shift(app, noa, admin);
  app.clock.set('2026-11-23T09:00:00.000Z');
  await step.sign(booking, { name: 'Amir Cohen' });
  app.clock.set('2026-11-23T16:00:00.000Z');
  await step.checkIn(booking);
  app.clock.set('2026-11-23T18:00:00.000Z');
  await step.checkOut(booking);
});
afterAll(() => app.close());

const files = async (person: Person, address: string): Promise<{ archive: Buffer; files: Files }> => {
  const { body: archive } = await person.get(address).buffer(true).parse(asBytes).expect(200);
  return { archive: archive as Buffer, files: await unzipped(archive as Buffer) };
};

it('the dossier holds both signatures and says who had the booking, and the program that checks it agrees', async () => {
  let dossier!: Awaited<ReturnType<typeof files>>;
  const reader = await app.signInAdmin();
  await eventually(async () => void (dossier = await files(reader, `/api/audit/bookings/${id}/dossier`))); // once it is sealed
  expect(Object.keys(dossier.files)).toEqual(expect.arrayContaining(['agreement.pdf', 'agreement-superseded-1.pdf']));
  const cover = dossier.files['summary.html']!.toString();
  for (const word of [
    'Booking handed on to another responder',
    'ההזמנה עברה למתנדב אחר',
    'From responder',
    'Amir Cohen',
    'Offered to',
    'It was declined',
  ])
    expect(cover).toContain(word);
  expect(JSON.parse(dossier.files['offers.json']!.toString())).toMatchObject({
    offers: [{ bookingId: id, inReturnFor: null, endedBecause: 'declined' }],
  });
  await withFile('dossier.zip', dossier.archive, async (file) => {
    const { status, stdout } = spawnSync(process.execPath, [program, file], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, expect.stringContaining('All checks passed.')]);
  });
});

it('custody names the one who took the vehicle', async () => {
  const auditor = await app.signInAuditor();
  const asked = { vehicle: 'ALS1', time: '2026-11-23 19:00' };
  const { body } = await auditor.post('/api/audit/custody').send(asked).expect(200);
  expect(body).toMatchObject([{ minutes: [{ holder: { bookingId: id, user: { unitNumber: '102' } } }] }]);
});

it('what each person downloads of themselves has what they signed, and the offer', async () => {
  for (const [person, name] of [
    [await app.signIn('101'), 'Dana Levi'],
    [await app.signIn('102'), 'Amir Cohen'],
  ] as const) {
    const { files: own } = await files(person, '/api/auth/my-data');
    const listed = JSON.parse(own['agreements.json']!.toString()) as { signerName: string; file: string }[];
    expect(listed).toMatchObject([{ signerName: name, file: `agreements/${id}.pdf` }]);
    expect(own['history.json']!.toString()).toContain('HandingOnAccepted');
  }
});

it('the calendar of the one who has it shows it, and that of the former responder does not', async () => {
  const text = async (person: Person) => {
    const { body } = await person.post('/api/calendar-feed').expect(201);
    return (await app.visitor().get(new URL((body as { address: string }).address).pathname)).text;
  };
  const [former, present] = [await text(await app.signIn('101')), await text(await app.signIn('102'))];
  expect([former.includes(id), present.includes(id)]).toEqual([false, true]);
});

import { eventually } from '../event-store/support/eventually.js';
import { mailParts } from '../support/servers/mail-parts.js';
import { vehicleId } from '../support/shift.js';
import { type DeliveryApp, openDelivery, unfolded } from './support/delivery-app.js';
import { tellOfficeAtOnce } from './support/messages.js';

let opened: DeliveryApp;
let hour = 0;
beforeAll(async () => {
  opened = await openDelivery(undefined);
});
beforeEach(async () => {
  opened.app.clock.advanceMinutes(30);
  await tellOfficeAtOnce(opened.app);
});
afterAll(() => opened.close());

const toOffice = () => opened.mail.arrived.filter(({ to }) => to.includes('office@example.org'));
const subjectOf = ({ source }: { source: string }) => /^Subject: (.*)\r$/m.exec(unfolded(source))?.[1] ?? '';
const textOf = ({ source }: { source: string }) => mailParts(source)[0]?.content ?? '';

/** A shift of an hour that no other booking of this file touches. */
async function request(by = opened.dana): Promise<string> {
  const startTime = new Date(Date.parse('2026-11-24T04:00:00Z') + (hour += 1) * 3_600_000).toISOString();
  const vehicle = await vehicleId(opened.app, 'BLS1');
  const wish = { vehicleId: vehicle, startTime, duration: 1, purpose: 'Shift' };
  return ((await by.post('/api/bookings').send(wish).expect(201)).body as { id: string }).id;
}
const withdraw = (id: string) => opened.dana.delete(`/api/bookings/${id}`).expect(200);
const waitingMails = async (): Promise<number> => {
  const rows = await opened.app.database.query<{ count: string }>({
    name: 'test.waiting-mails',
    text: `SELECT count(*) FROM notification WHERE recipient = 'organisation' AND state IN ('queued', 'sending') AND due_at <= $1`,
    values: [opened.app.clock.now()],
  });
  return Number(rows[0]?.count);
};
const nothingWaits = () => eventually(async () => expect(await waitingMails()).toBe(0));

describe('what the office is told of the requests of one person', () => {
  it('is one mail in ten minutes, though they request, wait for the mail and withdraw', async () => {
    const before = toOffice().length;
    const first = await request();
    await eventually(() => expect(toOffice()).toHaveLength(before + 1));
    await withdraw(first);
    for (let nth = 0; nth < 8; nth += 1) {
      opened.app.clock.advanceMinutes(1);
      const id = await request();
      await nothingWaits();
      await withdraw(id);
    }
    opened.app.clock.advanceMinutes(3);
    await nothingWaits();
    // those that came later are withdrawn, so there is nothing to decide
    expect(toOffice()).toHaveLength(before + 1);
  });

  it('is a digest of those that still wait, ten minutes after the first', async () => {
    const before = toOffice().length;
    await request();
    await eventually(() => expect(toOffice()).toHaveLength(before + 1));
    opened.app.clock.advanceMinutes(3);
    const [, withdrawn] = [await request(), await request(), await request()];
    await withdraw(withdrawn);
    opened.app.clock.advanceMinutes(6);
    await nothingWaits();
    expect(toOffice()).toHaveLength(before + 1);
    opened.app.clock.advanceMinutes(1);
    await eventually(() => expect(toOffice()).toHaveLength(before + 2));
    const digest = toOffice().at(-1)!;
    expect(subjectOf(digest)).toBe('Please decide: more requests of unit 101');
    expect(textOf(digest).match(/^BLS1: \w{3} \d+ Nov, \d\d:00 \(1 hour\)\r?$/gm)).toHaveLength(2);
  });

  it('goes on like that for as long as they go on', async () => {
    const before = toOffice().length;
    for (let minute = 0; minute < 30; minute += 3) {
      const id = await request();
      await nothingWaits();
      opened.app.clock.advanceMinutes(3);
      await nothingWaits();
      if (minute % 2 === 0) await withdraw(id);
    }
    opened.app.clock.advanceMinutes(10);
    await nothingWaits();
    expect(toOffice().length - before).toBeGreaterThan(1);
    expect(toOffice().length - before).toBeLessThanOrEqual(5);
  });

  it('is the same for requests that come at once, and others are told of at once', async () => {
    const before = toOffice().length;
    await Promise.all([request(), request(), request(), request()]);
    await request(await opened.app.signIn('102'));
    await eventually(() => expect(toOffice()).toHaveLength(before + 2));
    opened.app.clock.advanceMinutes(10);
    await eventually(() => expect(toOffice()).toHaveLength(before + 3));
    expect(textOf(toOffice().at(-1)!).match(/^BLS1: /gm)).toHaveLength(3);
  });

  it('leaves each administrator who wants it five of ten minutes, also of those that follow a digest', async () => {
    const { app } = opened;
    const wants = (channels: string) =>
      app.database.query({
        name: `test.wants.${channels}`,
        text: `UPDATE responder SET decision_channels = '${channels}' WHERE unit_number = '100'`,
        values: [],
      });
    const told = async () =>
      (
        await app.database.query<{ count: string }>({
          name: 'test.told-singly',
          text: `SELECT count(*) FROM notification WHERE kind = 'request_to_decide'`,
          values: [],
        })
      )[0]?.count;
    await wants('{email}');
    for (let nth = 0; nth < 7; nth += 1) await withdraw(await request());
    expect(await told()).toBe('5');
    app.clock.advanceMinutes(10);
    for (let nth = 0; nth < 7; nth += 1) await withdraw(await request());
    expect(await told()).toBe('10');
    await wants('{}');
  });
});

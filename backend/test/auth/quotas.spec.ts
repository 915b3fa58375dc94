import { uploadQuota, writeQuotas } from '@rigbook/contracts/auth/quota.limits';
import { eventually } from '../event-store/support/eventually.js';
import { expectProblem } from '../http/support/expect-problem.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { askForUpload, jpeg, phonePhoto, put } from '../support/photos.js';

const [perMinute, perDay] = writeQuotas.map(({ most }) => most) as [number, number];

let app: TestApp;
let second: TestApp;
let dana: Person;
let omer: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false, environment: { WRITE_LIMITS: 'on' } });
  second = await startTestApp({ worker: false, environment: { WRITE_LIMITS: 'on' }, shareDatabaseOf: app });
  [dana, omer] = [await app.signIn('101'), await app.signIn('102')];
});
beforeEach(() => app.clock.advanceMinutes(2));
afterAll(async () => {
  await second.close();
  await app.close();
});

const countOf = async (table: string): Promise<number> => {
  const [row] = await app.database.query<{ count: string }>({
    name: `test.count.${table}`,
    text: `SELECT count(*) FROM ${table}`,
    values: [],
  });
  return Number(row?.count);
};
/** What the access record holds of limits that the unit met. */
const limitsMet = (unitNumber: string) =>
  app.database.query<{ code: string; times: number }>({
    name: 'test.limits-met',
    text: `SELECT a.code, a.times FROM access_record a JOIN responder r ON r.id = a.responder_id
           WHERE a.kind = 'limit-met' AND r.unit_number = $1`,
    values: [unitNumber],
  });
/** A new address of the calendar: the cheapest way to fill the log. */
const write = (person: Person) => person.post('/api/calendar-feed');
const statusesOf = async (calls: readonly PromiseLike<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);
const many = <T>(length: number, make: () => T): T[] => Array.from({ length }, make);

describe('writes of one person', () => {
  it('are refused beyond 60 in a minute, with a sentence, and store nothing', async () => {
    for (let nth = 0; nth < perMinute; nth += 1) await write(dana).expect(201);
    const events = await countOf('event');
    const refused = await write(dana);
    expectProblem(refused, 429, 'TOO_MANY_WRITES');
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.body).toMatchObject({
      detail: 'You have made a great many changes in a short time. Please continue in 1 minute.',
      facts: { retryAfterSeconds: 60 },
    });
    expect(await countOf('event')).toBe(events);
    await write(dana);
    await eventually(async () => expect(await limitsMet('101')).toEqual([{ code: 'TOO_MANY_WRITES', times: 2 }]));
  });

  it('leave others alone, and reading and signing out', async () => {
    const again = await app.signIn('101');
    for (let nth = 0; nth < perMinute; nth += 1) await write(dana);
    expect((await write(again)).status).toBe(429);
    await write(omer).expect(201);
    await again.get('/api/bookings').expect(200);
    await again.post('/api/auth/logout').expect(204);
  });

  it('are counted though they come at once, through two processes, and are refused for another reason', async () => {
    const elsewhere = await second.signIn('101');
    const nothing = () => dana.delete('/api/bookings/0199c0de-ffff-7000-8000-00000000ffff');
    const statuses = await statusesOf([
      ...many(20, () => write(dana)),
      ...many(20, () => write(elsewhere)),
      ...many(40, nothing),
    ]);
    expect(statuses.filter((status) => status !== 429)).toHaveLength(perMinute);
  });

  it('go on a minute after the first of them', async () => {
    for (let nth = 0; nth < perMinute; nth += 1) await write(dana);
    app.clock.advanceMinutes(0.5);
    expect((await write(dana)).headers['retry-after']).toBe('30');
    app.clock.advanceMinutes(0.5);
    await write(dana).expect(201);
  });

  it('are refused beyond 1,000 in a day, so that the log cannot be flooded by making addresses', async () => {
    const tamar = await app.signIn('103');
    const events = await countOf('event');
    for (let written = 0; written < perDay; written += 50) {
      app.clock.advanceMinutes(1);
      await tamar.post('/api/auth/proof/digits').send({ phoneLastFour: '0103' }).expect(200);
      expect(await statusesOf(many(49, () => write(tamar)))).not.toContain(429);
    }
    app.clock.advanceMinutes(1);
    const refused = await write(tamar);
    expectProblem(refused, 429, 'TOO_MANY_WRITES');
    expect(Number(refused.headers['retry-after'])).toBe(24 * 3_600 - 20 * 60);
    expect(refused.body.detail).toMatch(/Please continue in 24 hours\.$/);
    expect((await countOf('event')) - events).toBeLessThanOrEqual(2 * perDay);
    app.clock.advanceMinutes(23 * 60 + 40);
    const tomorrow = await app.signIn('103');
    await write(tomorrow).expect(201);
  });
});

describe('photos of one person', () => {
  it('are refused beyond those of an hour, damaged ones included', async () => {
    const tamar = await app.signIn('104');
    const damaged = Buffer.from('no photo at all');
    const link = await askForUpload(tamar);
    for (let nth = 0; nth < uploadQuota.most; nth += 1) expect((await put(tamar, link, damaged)).status).toBe(415);
    const refused = await put(tamar, link, await jpeg());
    expectProblem(refused, 429, 'TOO_MANY_UPLOADS');
    expect(refused.headers['retry-after']).toBe('3600');
    expect(refused.body.detail).toMatch(/Please choose the photo again in 60 minutes\.$/);
    await eventually(async () => expect(await limitsMet('104')).toEqual([{ code: 'TOO_MANY_UPLOADS', times: 1 }]));
    app.clock.advanceMinutes(60);
    const later = await app.signIn('104');
    await put(later, await askForUpload(later), await jpeg()).expect(204);
  });

  it('wait four at most, and do not keep others waiting', async () => {
    const flood = await app.signIn('105');
    const links: string[] = [];
    for (let nth = 0; nth < 6; nth += 1) links.push(await askForUpload(flood));
    const large = await phonePhoto();
    const flooding = links.map(async (link) => {
      const { status, body } = await put(flood, link, large);
      return (body as { code?: string }).code ?? status;
    });
    const other = await app.signIn('102');
    await put(other, await askForUpload(other), await jpeg()).expect(204);
    const answers = await Promise.all(flooding);
    expect(answers.filter((answer) => answer === 204)).toHaveLength(4);
    expect(answers.filter((answer) => answer === 'TOO_MANY_UPLOADS')).toHaveLength(2);
  });
});

import sharp from 'sharp';
import request from 'supertest';
import { v7 } from 'uuid';
import { addHours, type Instant, instant } from '@rigbook/contracts/kernel/time';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { amount } from '../support/endurance.js';
import { lossyLine, type LossyLine } from '../support/servers/lossy-line.js';
import { checkInForm, shift } from '../support/shift.js';

const CHECK_INS = amount({ usual: 5, endurance: 100 });
const PHOTOS = 6;
const units = ['101', '102', '103', '104', '105'];
const monday = instant('2026-11-23T05:00:00.000Z');

let app: TestApp;
let line: LossyLine;
let picture: Buffer;

beforeAll(async () => {
  app = await startTestApp();
  line = await lossyLine(app.url);
  const pixels = Buffer.from(Array.from({ length: 1024 * 768 * 3 }, (_, nth) => (nth * 2_654_435_761) % 251));
  picture = await sharp(pixels, { raw: { width: 1024, height: 768, channels: 3 } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await line.close();
  await app.close();
});

/**
 * A phone as the page is one: the step goes first and alone decides, the photos follow one by one, and what fails goes to the end. After a
 * lost answer it asks whether the server is there, and it uploads nothing again that has arrived.
 */
class Phone {
  private sending: Promise<void> = Promise.resolve();
  private readonly uploaded = new Map<string, string>();
  readonly missing: string[] = [];
  private constructor(private readonly person: Person) {}

  static async of(unitNumber: string): Promise<Phone> {
    const phone = new Phone(request.agent(line.url).timeout(120_000));
    const signIn = () => phone.person.post('/api/auth/login').send({ unitNumber, phoneLastFour: `0${unitNumber}` });
    while ((await phone.answered(signIn))?.status !== 200);
    return phone;
  }

  /** The same key each time, until there is an answer. Returns how long that took, in milliseconds. */
  async checkIn(bookingId: string, photoIds: readonly string[], mileage: number): Promise<number> {
    const key = v7();
    const found = {
      area: 'roof',
      place: 'light-bar',
      severity: 'minor',
      description: 'Cracked',
      reportId: v7(),
      photoIds,
    };
    const send = () =>
      this.person
        .post(`/api/bookings/${bookingId}/check-in`)
        .set('idempotency-key', key)
        .send({ ...checkInForm, mileage, damageReports: [found] });
    const began = performance.now();
    for (let answer = await this.answered(send); answer?.status !== 200; answer = await this.answered(send))
      if (answer) throw new Error(`check-in: ${answer.status} ${answer.text}`);
    this.sending = this.sending.then(() => this.sendAll(bookingId, photoIds));
    return performance.now() - began;
  }

  allSent(): Promise<void> {
    return this.sending;
  }

  private async sendAll(bookingId: string, photoIds: readonly string[]): Promise<void> {
    const queue = photoIds.map((id) => ({ id, tries: 0 }));
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (await this.sendOne(bookingId, next.id)) continue;
      if (next.tries >= 50) this.missing.push(next.id);
      else queue.push({ ...next, tries: next.tries + 1 });
    }
  }

  private async sendOne(bookingId: string, id: string): Promise<boolean> {
    const uploadURL = this.uploaded.get(id) ?? (await this.upload());
    if (uploadURL === undefined) return false;
    this.uploaded.set(id, uploadURL);
    const handIn = () => this.person.put(`/api/bookings/${bookingId}/damage-photos/${id}`).send({ uploadURL });
    const answer = await this.answered(handIn);
    // it was swept away meanwhile, since the clock runs by the hour: it is uploaded again
    if ((answer?.body as { code?: string } | undefined)?.code === 'DAMAGE_PHOTO_NOT_UPLOADED') this.uploaded.delete(id);
    return answer?.status === 204;
  }

  private async upload(): Promise<string | undefined> {
    const begun = await this.answered(() => this.person.post('/api/objects/upload').send());
    if (begun?.status !== 201) return undefined;
    const { uploadURL } = begun.body as { uploadURL: string };
    const put = () => this.person.put(uploadURL).set('content-type', 'image/jpeg').send(picture);
    return (await this.answered(put))?.status === 204 ? uploadURL : undefined;
  }

  /** Undefined if the line dropped the request or its answer. */
  private async answered<T extends { readonly status: number }>(ask: () => PromiseLike<T>): Promise<T | undefined> {
    try {
      return await ask();
    } catch {
      while (!(await isThere(this.person)));
      return undefined;
    }
  }
}

const isThere = (person: Person): Promise<boolean> =>
  person.get('/api/health/live').then(
    ({ status }) => status === 200,
    () => false,
  );

const countOf = async (type: string): Promise<{ all: number; different: number }> => {
  const [row] = await app.database.query<{ all: number; different: number }>({
    name: 'test.count-of-events',
    text: `SELECT count(*)::integer AS all, count(DISTINCT coalesce(data ->> 'photoId', stream::text))::integer AS different
           FROM event WHERE type = $1`,
    values: [type],
  });
  return row!;
};

it(`${CHECK_INS} check-ins with ${PHOTOS} photos each arrive once over a line that drops every third request, and so does every photo`, async () => {
  const phones = new Map<string, Phone>();
  const took: number[] = [];
  const before = { in: await countOf('VehicleCheckedIn'), photos: await countOf('DamagePhotoReceived') };
  for (let nth = 0; nth < CHECK_INS; nth += 1) {
    const unit = units[nth % units.length]!;
    const at: Instant = addHours(monday, nth);
    app.clock.set(at);
    const step = shift(app, await app.signIn(unit), await app.signInAdmin());
    const booking = await step.signed('ALS1', { startTime: addHours(at, 1), duration: 1 });
    const phone = phones.get(unit) ?? (await Phone.of(unit));
    phones.set(unit, phone);
    const ids = Array.from({ length: PHOTOS }, () => v7());
    took.push(await phone.checkIn(booking.id, ids, 48_210 + nth));
    await step.checkOut(booking, { mileage: 48_210 + nth });
  }
  await Promise.all([...phones.values()].map((phone) => phone.allSent()));

  const missing = [...phones.values()].flatMap((phone) => phone.missing);
  const [checkedIn, received] = [await countOf('VehicleCheckedIn'), await countOf('DamagePhotoReceived')];
  expect(checkedIn.all - before.in.all).toBe(CHECK_INS);
  expect(checkedIn.different - before.in.different).toBe(CHECK_INS);
  expect(received.all - before.photos.all + missing.length).toBe(CHECK_INS * PHOTOS);
  expect(received.different).toBe(received.all);
  expect(line.dropped()).toBeGreaterThan(CHECK_INS * PHOTOS);
  const sorted = took.toSorted((one, other) => one - other);
  const figures = {
    checkIns: checkedIn.all - before.in.all,
    photos: received.all - before.photos.all,
    missing: missing.length,
    dropped: line.dropped(),
    stepMedianMs: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    stepLongestMs: Math.round(sorted.at(-1) ?? 0),
  };
  if (process.env['ENDURANCE'] === 'on') process.stdout.write(`${JSON.stringify(figures)}\n`);
}, 3_600_000);

import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { PHOTO_MAX_BYTES } from '@rigbook/contracts/licences/photo.limits';
import sharp from 'sharp';
import { SweepPhotos } from '../../src/licences/sweep-photos/sweep-photos.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { askForUpload, bomb, jpeg, objectFolder, phonePhoto, png, put, upload, webp } from '../support/photos.js';

const objects = objectFolder();
let app: TestApp;
let dana: Person;

beforeAll(async () => {
  app = await startTestApp({ environment: { DATA_DIR: objects.folder } });
  dana = await app.signIn('101');
});
afterAll(async () => {
  await app.close();
  objects.remove();
});

async function sessionOf(unitNumber: string): Promise<string> {
  const credentials = { unitNumber, phoneLastFour: `0${unitNumber}` };
  const { headers } = await app.visitor().post('/api/auth/login').send(credentials).expect(200);
  return headers['set-cookie']![0]!.split(';')[0]!;
}
/** Those of before may be deleted meanwhile. */
const addedSince = (before: readonly string[]): string[] => objects.photos().filter((photo) => !before.includes(photo));
const newestPhoto = async (before: readonly string[]): Promise<Buffer> => {
  const [name] = addedSince(before);
  return readFileSync(path.join(objects.folder, 'objects', 'photos', name!));
};

describe('an upload link', () => {
  it('is for somebody who is signed in', async () => {
    await app.visitor().post('/api/objects/upload').expect(401);
  });

  it('takes one photo', async () => {
    const link = await askForUpload(dana);
    expect(link).toMatch(/^\/api\/objects\/uploads\/[0-9a-f-]{36}\?expires=\d+&signature=[\w-]{43}$/);
    await put(dana, link, await jpeg()).expect(204);
    expect((await put(dana, link, await jpeg()).expect(409)).body.code).toBe('UPLOAD_LINK_USED');
  });

  it('takes one of two photos that arrive at once, and keeps nothing of the other', async () => {
    const [before, link, photo] = [objects.photos(), await askForUpload(dana), await jpeg()];
    const answers = await Promise.all([put(dana, link, photo), put(dana, link, photo), put(dana, link, photo)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    expect(addedSince(before)).toHaveLength(1);
  });

  it('ends after 15 minutes', async () => {
    const [early, late] = [await askForUpload(dana), await askForUpload(dana)];
    app.clock.advanceMinutes(14);
    await put(dana, early, await jpeg()).expect(204);
    app.clock.advanceMinutes(1);
    expect((await put(dana, late, await jpeg()).expect(410)).body.code).toBe('UPLOAD_LINK_EXPIRED');
  });

  it("is nobody else's", async () => {
    const [link, amir, admin] = [await askForUpload(dana), await app.signIn('102'), await app.signInAdmin()];
    for (const other of [amir, admin])
      expect((await put(other, link, await jpeg()).expect(404)).body.code).toBe('UPLOAD_NOT_FOUND');
    await put(app.visitor(), link, await jpeg()).expect(401);
    await put(dana, link, await jpeg()).expect(204);
  });

  it('cannot be altered or made up', async () => {
    const link = await askForUpload(dana);
    const [otherId, otherSignature] = [await askForUpload(dana), 'A'.repeat(43)];
    const moved = `${otherId.split('?')[0]}?${link.split('?')[1]}`;
    const longer = link.replace(/expires=(\d+)/, (_, expires) => `expires=${Number(expires) + 60_000}`);
    const forged = link.replace(/signature=.*/, `signature=${otherSignature}`);
    for (const made of [moved, longer, forged, link.replace(/signature=.*/, 'signature=')])
      expect((await put(dana, made, await jpeg()).expect(404)).body.code).toBe('UPLOAD_NOT_FOUND');
    await put(dana, link.split('?')[0]!, await jpeg()).expect(400);
    await put(dana, '/api/objects/uploads/1?expires=1&signature=x', await jpeg()).expect(404);
    await put(dana, '/api/objects/uploads/..%2f..%2fx?expires=1&signature=x', await jpeg()).expect(404);
  });

  it('is the same when it is asked for again under one key', async () => {
    const ask = () => dana.post('/api/objects/upload').set('Idempotency-Key', 'front').expect(201);
    expect((await ask()).body).toEqual((await ask()).body);
  });

  it('makes room for later ones: the latest twenty are kept', async () => {
    const noa = await app.signIn('103');
    const links: string[] = [];
    for (let made = 0; made < 21; made += 1) links.push(await askForUpload(noa));
    await put(noa, links[0]!, await jpeg()).expect(404);
    await put(noa, links[1]!, await jpeg()).expect(204);
  });
});

describe('an uploaded photo', () => {
  it.each([
    ['a JPEG', jpeg],
    ['a PNG', png],
    ['a WebP', webp],
  ])('may be %s, whatever the header says', async (_what, photo) => {
    const headers = { Cookie: await sessionOf('101') };
    for (const type of ['image/jpeg', 'application/octet-stream', 'application/json', 'text/html', 'nonsense', '']) {
      const link = new URL(await askForUpload(dana), app.url);
      const body = new Uint8Array(await photo());
      const { status } = await fetch(link, { method: 'PUT', headers: { ...headers, 'Content-Type': type }, body });
      expect([type, status]).toEqual([type, 204]);
    }
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that can hold a script', Buffer.from(svg)],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    ['text', Buffer.from('a photo, honestly')],
    ['nothing', Buffer.alloc(0)],
  ])('is not %s that calls itself a JPEG', async (_what, content) => {
    const [before, link] = [objects.photos(), await askForUpload(dana)];
    expect((await put(dana, link, content).expect(415)).body.code).toBe('PHOTO_TYPE_NOT_ALLOWED');
    expect(addedSince(before)).toEqual([]);
    await put(dana, link, await jpeg()).expect(204);
  });

  it('is whole', async () => {
    const whole = await phonePhoto();
    for (const broken of [whole.subarray(0, 200), whole.subarray(0, whole.length / 2), (await png()).subarray(0, 40)]) {
      const { body } = await put(dana, await askForUpload(dana), broken).expect(422);
      expect(body.code).toBe('PHOTO_UNREADABLE');
    }
  });

  it('does not unpack to more than anybody photographs', async () => {
    const small = await bomb();
    expect(small.length).toBeLessThan(1_000_000);
    const { body } = await put(dana, await askForUpload(dana), small).expect(422);
    expect(body).toMatchObject({ code: 'PHOTO_TOO_MANY_PIXELS' });
    expect(body.detail).toMatch(/\.$/);
  });

  it('has at most 10485760 bytes', async () => {
    const photo = await jpeg();
    const filledUpTo = (bytes: number) => Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
    const link = await askForUpload(dana);
    expect((await put(dana, link, filledUpTo(PHOTO_MAX_BYTES + 1)).expect(413)).body.code).toBe('PHOTO_TOO_LARGE');
    await put(dana, link, filledUpTo(PHOTO_MAX_BYTES)).expect(204);
  });

  it('has at most 10485760 bytes where nobody says beforehand how many', async () => {
    const link = await askForUpload(dana);
    const Cookie = await sessionOf('101');
    const status = await new Promise<number | undefined>((answered, failed) => {
      const sending = httpRequest(new URL(link, app.url), {
        method: 'PUT',
        headers: { Cookie, 'Content-Type': 'image/jpeg' },
      });
      sending.on('response', (answer) => (answer.resume(), answered(answer.statusCode))).on('error', failed);
      for (let sent = 0; sent <= PHOTO_MAX_BYTES; sent += 1024 * 1024) sending.write(Buffer.alloc(1024 * 1024));
      sending.end();
    });
    expect(status).toBe(413);
  });

  it('is kept upright, no larger than needed, and without what else the file said', async () => {
    const sent = await phonePhoto();
    expect((await sharp(sent).metadata()).exif?.toString('latin1')).toContain('Dana Levi');
    const before = objects.photos();
    await upload(dana, sent);
    const kept = await newestPhoto(before);
    const metadata = await sharp(kept).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 1200, height: 2400 });
    expect([metadata.exif, metadata.orientation, metadata.icc, metadata.xmp]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(kept.toString('latin1')).not.toMatch(/Dana|Exif|GPS/);
  });

  it('is nothing but a photo, where the file is a page or an archive as well', async () => {
    const before = objects.photos();
    await upload(dana, Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]));
    const kept = await newestPhoto(before);
    expect(kept.toString('latin1')).not.toMatch(/script|PK/);
    expect(kept.subarray(-2).toString('hex')).toBe('ffd9');
  });

  it('is removed a day later if nobody hands it in', async () => {
    await upload(dana);
    const sweeper = app.nest.get(SweepPhotos, { strict: false });
    await sweeper.takeTurn();
    expect(objects.photos()).not.toEqual([]);
    app.clock.advanceMinutes(24 * 60 + 1);
    await sweeper.takeTurn();
    expect(objects.photos()).toEqual([]);
  });

  it('answers 503 while the storage is away, and the link still works later', async () => {
    const away = await startTestApp({
      shareDatabaseOf: app,
      worker: false,
      environment: {
        S3_ENDPOINT: 'http://127.0.0.1:9',
        S3_BUCKET: 'rigbook',
        S3_ACCESS_KEY_ID: 'x',
        S3_SECRET_ACCESS_KEY: 'x',
      },
    });
    const there = await away.signIn('101');
    const link = await askForUpload(there);
    expect((await put(there, link, await jpeg()).expect(503)).body.code).toBe('STORAGE_UNAVAILABLE');
    await away.close();
    await put(await app.signIn('101'), link, await jpeg()).expect(204);
  });
});

describe('any other address', () => {
  it('takes JSON and no file', async () => {
    const { body } = await dana
      .post('/api/bookings')
      .set('Content-Type', 'application/octet-stream')
      .send('x')
      .expect(415);
    expect(body.code).toBe('UNSUPPORTED_MEDIA_TYPE');
  });
});

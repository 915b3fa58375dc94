import { createHash, randomUUID } from 'node:crypto';
import { MOST_PAPERS_OF_SERVICE } from '@rigbook/contracts/fleet/service-paper.words';
import { instant } from '@rigbook/contracts/kernel/time';
import { PHOTO_MAX_BYTES } from '@rigbook/contracts/licences/photo.limits';
import { dropUnusedUploads } from '../../src/licences/photo-uploads/photo-upload.statements.js';
import { eventually } from '../event-store/support/eventually.js';
import { vehiclesBy } from '../fleet/support/fleet.js';
import { expectProblem } from '../http/support/expect-problem.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { jpeg, objectFolder, phonePhoto, put } from '../support/photos.js';
import { vehicleId } from '../support/shift.js';
import { idOfUnit } from '../support/standing-shifts.js';
import { oil, plansOf } from '../support/vehicle-service.js';

let app: TestApp;
let admin: Person;
let dana: Person;
const objects = objectFolder();

beforeAll(async () => {
  app = await startTestApp({ environment: { DATA_DIR: objects.folder } });
  [admin, dana] = await Promise.all([app.signInAdmin(), app.signIn('101')]);
});
afterAll(async () => {
  await app.close();
  objects.remove();
});

const { add } = vehiclesBy(() => admin);
const pdf = (words = 'Invoice') => Buffer.from(`%PDF-1.4\n1 0 obj\n(${words})\nendobj\ntrailer\n%%EOF\n`);

/** Another administrator, who is going to be erased. */
async function leavingAdministrator() {
  const id = await idOfUnit(app, '104');
  await admin.put(`/api/users/${id}`).send({ isAdmin: true }).expect(200);
  const person = await app.signIn('104');
  await person.post('/api/auth/verify-admin-password').send({ password: 'rigbook-demo' }).expect(200);
  return { id, person };
}

const issue = async (person: Person = admin) =>
  ((await person.post('/api/admin/objects/paper-upload').expect(201)).body as { uploadURL: string }).uploadURL;
async function uploaded(paper: Buffer, type = 'application/pdf'): Promise<string> {
  const address = await issue();
  await put(admin, address, paper, type).expect(204);
  return address;
}

/** A service of a vehicle of its own. */
async function service() {
  const { name } = await add();
  const plans = plansOf(app, admin);
  const done = await plans.done(name, await plans.set(name, oil), { doneOn: '2026-11-22', mileageKm: 54_900 });
  const id = await vehicleId(app, name);
  const path = `/api/admin/vehicles/${id}/services/${(done.body as { id: string }).id}/papers`;
  return {
    id,
    path,
    handIn: async (uploadURL: string, paperId: string = randomUUID()) => {
      app.clock.advanceMinutes(1); // they are listed as they arrive
      const answer = await admin.put(`${path}/${paperId}`).send({ uploadURL });
      return { answer, paperId };
    },
    papers: async () =>
      ((await admin.get(`/api/admin/vehicles/${id}/services`).expect(200)).body as { papers: object[] }[])[0]!.papers,
  };
}

describe('papers of what was done', () => {
  it('are a PDF as it was sent, or a photo without what the phone wrote into it, and are served as attachments', async () => {
    const { path, handIn, papers } = await service();
    const asPdf = await handIn(await uploaded(pdf('Oil and filter')));
    const asPhoto = await handIn(await uploaded(await phonePhoto(), 'image/jpeg'));
    for (const { answer } of [asPdf, asPhoto]) expect(answer.status).toBe(204);
    const sha256 = createHash('sha256').update(pdf('Oil and filter')).digest('hex');
    expect(await papers()).toEqual([
      { id: asPdf.paperId, mediaType: 'application/pdf', state: 'here', sha256 },
      { id: asPhoto.paperId, mediaType: 'image/jpeg', state: 'here', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    const read = await admin.get(`${path}/${asPdf.paperId}`).buffer().expect(200);
    expect(read.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="service-${asPdf.paperId}.pdf"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
    expect(Buffer.from(read.body as Buffer).equals(pdf('Oil and filter'))).toBe(true);
    const photo = await admin.get(`${path}/${asPhoto.paperId}`).buffer().expect(200);
    expect(photo.headers['content-disposition']).toMatch(/^attachment; filename="service-.*\.jpg"$/);
    expect(Buffer.from(photo.body as Buffer).includes('Dana Levi')).toBe(false);
    await dana.get(`${path}/${asPdf.paperId}`).expect(403);
  });

  it('are kept once, however often they are sent, and an upload serves once', async () => {
    const { handIn, papers } = await service();
    const address = await uploaded(pdf());
    const { paperId } = await handIn(address);
    expect((await handIn(address, paperId)).answer.status).toBe(204);
    expectProblem((await handIn(address)).answer, 422, 'PAPER_NOT_UPLOADED');
    expectProblem((await handIn('/somewhere/else')).answer, 422, 'PAPER_NOT_UPLOADED');
    expect(await papers()).toHaveLength(1);
  });

  it('are one paper if the same file is handed in twice, until it is erased', async () => {
    const { path, handIn, papers } = await service();
    const { paperId } = await handIn(await uploaded(pdf('Twice')));
    expect((await handIn(await uploaded(pdf('Twice')))).answer.status).toBe(204);
    expect(await papers()).toMatchObject([{ id: paperId }]);
    await admin.post(`${path}/${paperId}/erasure`).send({ because: 'asked-to' }).expect(204);
    expect((await handIn(await uploaded(pdf('Twice')))).answer.status).toBe(204);
    expect(await papers()).toMatchObject([{ state: 'erased' }, { state: 'here' }]);
  });

  it("are the vehicle's: nobody hands in another person's upload, and they stay when who handed them in is erased", async () => {
    const { path, handIn } = await service();
    const { id, person } = await leavingAdministrator();
    const address = await issue(person);
    await put(person, address, pdf('By Yosef'), 'application/pdf').expect(204);
    expectProblem((await handIn(address)).answer, 422, 'PAPER_NOT_UPLOADED');
    const paper = `${path}/${randomUUID()}`;
    await person.put(paper).send({ uploadURL: address }).expect(204);
    await admin.delete(`/api/users/${id}`).expect(204);
    await app.database.query(dropUnusedUploads(instant('2999-01-01T00:00Z')));
    const read = await admin.get(paper).buffer().expect(200);
    expect(Buffer.from(read.body as Buffer).equals(pdf('By Yosef'))).toBe(true);
  });

  it('are looked at, whatever they are called: a page, a PDF that broke off and one that is too large are refused', async () => {
    const address = await issue();
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    expectProblem(await put(admin, address, page, 'application/pdf'), 415, 'PAPER_TYPE_NOT_ALLOWED');
    const half = pdf().subarray(0, 30);
    expectProblem(await put(admin, address, half, 'application/pdf'), 415, 'PAPER_TYPE_NOT_ALLOWED');
    const large = Buffer.concat([pdf(), Buffer.alloc(PHOTO_MAX_BYTES)]);
    expectProblem(await put(admin, address, large, 'application/pdf'), 413, 'PHOTO_TOO_LARGE');
    await put(admin, address, pdf(), 'application/pdf').expect(204);
  });

  it('are no photos: an address for photos takes no PDF, and a paper serves for no photo', async () => {
    await dana.post('/api/admin/objects/paper-upload').expect(403);
    const { body } = await admin.post('/api/objects/upload').expect(201);
    expectProblem(await put(admin, body.uploadURL, pdf(), 'application/pdf'), 415, 'PHOTO_TYPE_NOT_ALLOWED');
    await put(admin, body.uploadURL, await jpeg()).expect(204);
    const paper = await uploaded(await phonePhoto(), 'image/jpeg');
    const licence = await admin
      .post('/api/license-verification')
      .send({ frontPhotoURL: body.uploadURL, backPhotoURL: paper });
    expectProblem(licence, 422, 'PHOTO_NOT_UPLOADED');
    expect(licence.body.facts).toEqual({ sides: ['back'] });
    const { handIn } = await service();
    expectProblem((await handIn(body.uploadURL)).answer, 422, 'PAPER_NOT_UPLOADED');
  });

  it('belong to a service that is recorded, which has six at most', async () => {
    const { id, handIn, path } = await service();
    for (let nth = 0; nth < MOST_PAPERS_OF_SERVICE; nth += 1)
      expect((await handIn(await uploaded(pdf(String(nth))))).answer.status).toBe(204);
    expectProblem((await handIn(await uploaded(pdf()))).answer, 409, 'TOO_MANY_PAPERS');
    const other = `/api/admin/vehicles/${id}/services/${randomUUID()}/papers/${randomUUID()}`;
    const uploadURL = await uploaded(pdf());
    expectProblem(await admin.put(other).send({ uploadURL }), 404, 'SERVICE_NOT_FOUND');
    expectProblem(await admin.get(`${path}/${randomUUID()}`), 404, 'PAPER_NOT_FOUND');
    expectProblem(await admin.get(`${path}/x`), 404, 'PAPER_NOT_FOUND');
  });

  it('are erased: the file goes, the hash stays, and there is room for another one', async () => {
    const { id, path, handIn, papers } = await service();
    const before = new Set(objects.photos());
    const { paperId } = await handIn(await uploaded(pdf('Erased')));
    const kept = objects.photos().filter((one) => !before.has(one));
    expect(kept).toHaveLength(1);
    const erase = () => admin.post(`${path}/${paperId}/erasure`).send({ because: 'names-a-person' });
    await erase().expect(204);
    expect(await papers()).toMatchObject([{ id: paperId, mediaType: 'application/pdf', state: 'erased' }]);
    expectProblem(await admin.get(`${path}/${paperId}`), 404, 'PAPER_NOT_FOUND');
    expectProblem(await erase(), 404, 'PAPER_NOT_FOUND');
    await eventually(() => expect(objects.photos()).not.toContain(kept[0]));
    const stored = await app.database.query<{ type: string; data: object }>({
      name: 'test.paper-events',
      text: `SELECT type, data FROM event WHERE stream = $1 AND type LIKE 'ServicePaper%' ORDER BY version`,
      values: [id],
    });
    expect(stored).toMatchObject([
      { type: 'ServicePaperReceived', data: { paperId, paperSha256: expect.stringMatching(/^[0-9a-f]{64}$/) } },
      { type: 'ServicePaperErased', data: { paperId, because: 'names-a-person' } },
    ]);
  });
});

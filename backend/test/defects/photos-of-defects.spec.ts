import { v7 } from 'uuid';
import type { components } from '@rigbook/contracts/api.types';
import { expectProblem } from '../http/support/expect-problem.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { askForUpload, jpeg, put } from '../support/photos.js';
import { checkInForm, shift, vehicleId } from '../support/shift.js';

type Defect = components['schemas']['Defect'];

let app: TestApp;
let admin: Person;
let dana: Person;
let noa: Person;

beforeAll(async () => {
  app = await startTestApp();
  [admin, dana, noa] = await Promise.all([app.signInAdmin(), app.signIn('101'), app.signIn('102')]);
});
afterAll(() => app.close());

const during = { startTime: '2026-11-23T09:00:00Z', duration: 1 };
const list = async (name: string, standing = 'standing') =>
  (await admin.get(`/api/admin/defects?standing=${standing}&vehicleId=${await vehicleId(app, name)}`).expect(200))
    .body as Defect[];

/** Of a vehicle of its own, as a shift found it that is over; with a photo that is still to come. */
async function found(name: string) {
  const details = { name, type: 'Basic Life Support', location: 'Base', allowedRoles: ['EMT'] };
  await admin.post('/api/vehicles').send(details).expect(201);
  const booking = await shift(app, dana, admin).signed(name, during);
  const photoId = v7();
  await shift(app, dana, admin).checkIn(booking, {
    checklist: checkInForm.checklist.filter((item) => item !== 'stretcher'),
    checklistAnswers: [{ item: 'stretcher', isFine: false, words: 'Dana broke a wheel', photoIds: [photoId] }],
  });
  await shift(app, dana, admin).checkOut(booking);
  const [defect] = await list(name);
  return { booking, defect: defect!, photoId };
}

describe('a photo of a defect', () => {
  it('is with the defect for the office and for who takes the vehicle next, as long as it stands', async () => {
    const { booking, defect, photoId } = await found('PHOTOS 1');
    expect(defect.photos).toEqual([{ id: photoId, state: 'to-come' }]);
    const next = await shift(app, noa, admin).signed('PHOTOS 1', { ...during, startTime: '2026-11-23T11:00:00Z' });
    const seen = (by: Person) => by.get(`/api/bookings/${next.id}/known-defects/photos/${photoId}`);
    expectProblem(await seen(noa), 404, 'PHOTO_NOT_FOUND');
    const uploadURL = await askForUpload(dana);
    await put(dana, uploadURL, await jpeg()).expect(204);
    await dana.put(`/api/bookings/${booking.id}/damage-photos/${photoId}`).send({ uploadURL }).expect(204);
    expect(await list('PHOTOS 1')).toMatchObject([{ photos: [{ id: photoId, state: 'here' }] }]);
    const { body: known } = await noa.get(`/api/bookings/${next.id}/known-defects`).expect(200);
    expect(known).toMatchObject([{ photos: [{ id: photoId, state: 'here' }] }]);
    expect((await seen(noa).expect(200)).headers['content-type']).toBe('image/jpeg');
    expectProblem(await seen(dana), 404, 'BOOKING_NOT_FOUND');
    expectProblem(await seen(await app.signIn('100')), 403, 'ADMIN_PASSWORD_REQUIRED');
    expectProblem(await seen(await app.signIn('110')), 403, 'AUDITOR_PROOF_REQUIRED');
    await admin.post(`/api/admin/defects/${defect.id}/steps`).send({ to: 'fixed' }).expect(204);
    expectProblem(await seen(noa), 404, 'PHOTO_NOT_FOUND');
  });
});

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
let ofDana: ReturnType<typeof shift>;

beforeAll(async () => {
  app = await startTestApp();
  [admin, dana] = await Promise.all([app.signInAdmin(), app.signIn('101')]);
  ofDana = shift(app, dana, admin);
});
afterAll(() => app.close());

const during = { startTime: '2026-11-23T09:00:00Z', duration: 1 };
const photoOf = async (of: Person) => {
  const uploadURL = await askForUpload(of);
  await put(of, uploadURL, await jpeg()).expect(204);
  return uploadURL;
};
const handIn = (of: Person, bookingId: string, photoId: string, uploadURL: string) =>
  of.put(`/api/bookings/${bookingId}/damage-photos/${photoId}`).send({ uploadURL });
const list = async (name: string, standing = 'standing') =>
  (await admin.get(`/api/admin/defects?standing=${standing}&vehicleId=${await vehicleId(app, name)}`).expect(200))
    .body as Defect[];

/** Of a vehicle of its own, as the check-in of a shift found it that is over. */
async function found(name: string, answer: object = {}) {
  const details = { name, type: 'Basic Life Support', location: 'Base', allowedRoles: ['EMT'] };
  await admin.post('/api/vehicles').send(details).expect(201);
  const booking = await ofDana.signed(name, during);
  const checklist = checkInForm.checklist.filter((item) => item !== 'stretcher');
  const checklistAnswers = [{ item: 'stretcher', isFine: false, words: 'A wheel is loose', ...answer }];
  await ofDana.checkIn(booking, { checklist, checklistAnswers });
  await ofDana.checkOut(booking);
  const [defect] = await list(name);
  const step = (to: string, more: object = {}) =>
    admin.post(`/api/admin/defects/${defect!.id}/steps`).send({ to, ...more });
  return { defect: defect!, booking, step };
}

describe('a defect', () => {
  it('is acknowledged, planned, fixed and opened again, each with who, when, what it cost and a note', async () => {
    const { defect, step } = await found('DEFECT 1');
    await step('acknowledged').expect(204);
    await step('planned', { plannedOn: '2026-12-01', note: 'At the garage' }).expect(204);
    expect(await list('DEFECT 1')).toMatchObject([{ state: 'planned', plannedOn: '2026-12-01' }]);
    app.clock.advanceMinutes(1);
    await step('fixed', { costCents: 42_050 }).expect(204);
    expect(await list('DEFECT 1')).toEqual([]);
    const by = { unitNumber: '100', firstName: expect.any(String), lastName: expect.any(String) };
    const nothing = { note: null, plannedOn: null, costCents: null, photoIds: [], photos: [] };
    const at = expect.stringMatching(/^2026-11-23T\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(await list('DEFECT 1', 'closed')).toMatchObject([
      {
        id: defect.id,
        state: 'fixed',
        plannedOn: null,
        steps: [
          { ...nothing, to: 'acknowledged', at, by },
          { ...nothing, to: 'planned', at, by, note: 'At the garage', plannedOn: '2026-12-01' },
          { ...nothing, to: 'fixed', at, by, costCents: 42_050 },
        ],
      },
    ]);
    await step('open').expect(204);
    expect(await list('DEFECT 1')).toMatchObject([{ id: defect.id, state: 'open' }]);
  });

  it('takes only the steps that follow, with what they need', async () => {
    const { step } = await found('DEFECT 2');
    expectProblem(await step('open'), 409, 'DEFECT_STEP_NOT_POSSIBLE');
    expectProblem(await step('planned'), 400, 'VALIDATION_FAILED');
    expectProblem(await step('declined'), 400, 'VALIDATION_FAILED');
    await step('declined', { note: 'As delivered' }).expect(204);
    expectProblem(await step('fixed'), 409, 'DEFECT_STEP_NOT_POSSIBLE');
    await admin.delete(`/api/vehicles/${await vehicleId(app, 'DEFECT 2')}`).expect(204);
    expectProblem(await step('open'), 404, 'VEHICLE_NOT_FOUND');
    expectProblem(await admin.post(`/api/admin/defects/${v7()}/steps`).send({ to: 'fixed' }), 404, 'DEFECT_NOT_FOUND');
    await dana.get('/api/admin/defects').expect(403);
  });

  it('is told to the next holder until it is closed', async () => {
    const { defect, step } = await found('DEFECT 3');
    const next = await ofDana.signed('DEFECT 3', during);
    const known = async () => (await dana.get(`/api/bookings/${next.id}/known-defects`).expect(200)).body as object[];
    await step('planned', { plannedOn: '2026-12-01', note: 'Not for the holder' }).expect(204);
    expect(await known()).toEqual([
      {
        id: defect.id,
        label: { en: 'Stretcher', he: 'אלונקה' },
        isCritical: false,
        words: 'A wheel is loose',
        reading: null,
        expiresOn: null,
        reportedAt: defect.reportedAt,
        state: 'planned',
        plannedOn: '2026-12-01',
        photos: [],
      },
    ]);
    await step('fixed').expect(204);
    expect(await known()).toEqual([]);
    await dana.delete(`/api/bookings/${next.id}`).expect(200);
  });

  it('has photos that follow, of who found it and of who saw to it', async () => {
    const [ofFinding, ofRepair, stray] = [v7(), v7(), v7()];
    const { booking, step } = await found('DEFECT 4', { photoIds: [ofFinding] });
    await step('fixed', { photoIds: [ofRepair] }).expect(204);
    const photos = async () =>
      (await admin.get(`/api/bookings/${booking.id}/damage-photos`).expect(200)).body as object[];
    expect(await photos()).toMatchObject([
      { id: ofFinding, state: 'to-come' },
      { id: ofRepair, state: 'to-come' },
    ]);
    await handIn(dana, booking.id, ofFinding, await photoOf(dana)).expect(204);
    await handIn(admin, booking.id, ofRepair, await photoOf(admin)).expect(204);
    expectProblem(await handIn(dana, booking.id, stray, await photoOf(dana)), 409, 'DAMAGE_PHOTO_NOT_EXPECTED');
    expect(await photos()).toMatchObject([{ state: 'here' }, { state: 'here' }]);
    await admin.get(`/api/bookings/${booking.id}/damage-photos/${ofRepair}`).expect(200);
  });

  it('loses its words with the person who wrote them', async () => {
    const { booking } = await found('DEFECT 5');
    const { body } = await admin.get('/api/users').expect(200);
    const { id } = (body as { id: string; unitNumber: string }[]).find(({ unitNumber }) => unitNumber === '101')!;
    await admin.delete(`/api/users/${id}`).expect(204);
    expect(await list('DEFECT 5')).toMatchObject([
      { words: '', bookingId: booking.id, reportedBy: { unitNumber: null } },
    ]);
  });
});

import { v7 } from 'uuid';
import type { components } from '@rigbook/contracts/api.types';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { expectProblem } from '../http/support/expect-problem.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { answersTo, checklistsOf } from '../support/checklists.js';
import { codeOf, confirmCode, offerHandover, openCode, twoShifts } from '../support/joint-handover.js';
import { vehicleId } from '../support/shift.js';

type Defect = components['schemas']['Defect'];
type ToConfirm = components['schemas']['JointHandoverToConfirm'];

let app: TestApp;
let admin: Person;
let dana: Person;
let noa: Person;

beforeAll(async () => {
  app = await startTestApp();
  [admin, dana, noa] = await Promise.all([app.signInAdmin(), app.signIn('101'), app.signIn('102')]);
});
afterAll(() => app.close());

/** Two shifts of a vehicle of its own, whose type has a list. */
async function atVehicle(name: string) {
  const details = { name, type: `Type of ${name}`, location: 'Base', allowedRoles: ['EMT'] };
  await admin.post('/api/vehicles').send(details).expect(201);
  const checklistEdition = await checklistsOf(admin, details.type).publish();
  const shifts = await twoShifts(app, { outgoing: dana, incoming: noa, admin }, '2026-11-23', name);
  const id = await vehicleId(app, name);
  return {
    ...shifts,
    id,
    type: details.type,
    form: (checklistAnswers: readonly object[], more: object = {}) => ({
      checklist: [],
      checklistEdition,
      checklistAnswers,
      ...more,
    }),
    defects: async () => (await admin.get(`/api/admin/defects?vehicleId=${id}`).expect(200)).body as readonly Defect[],
    isStopped: async () => {
      const { body } = await admin.get('/api/admin/vehicles').expect(200);
      return (body as { id: string; maintenance: object | null }[]).find((one) => one.id === id)?.maintenance !== null;
    },
  };
}
const factsOf = async ({ id }: { readonly id: string }, type: string) => {
  const { body } = await admin.get(`/api/audit/bookings/${id}/history`).expect(200);
  return (body as { type: string; facts: Record<string, unknown> }[]).find((entry) => entry.type === type)?.facts;
};

describe('a joint handover of a vehicle whose type has a checklist', () => {
  it('is answered by the edition of the check-in, which both see, and what is not all right becomes a defect', async () => {
    const { ending, next, form, defects } = await atVehicle('TOGETHER 1');
    const photoId = v7();
    const code = await codeOf(
      dana,
      ending,
      form(answersTo(photoId, { lamp: { isFine: false, words: 'It is broken' } })),
    );
    expect(await defects()).toEqual([]);
    const opened = (await openCode(noa, code).expect(200)).body as ToConfirm;
    expect(opened.answers).toHaveLength(6);
    expect(opened.answers).toContainEqual({
      item: 'lamp',
      label: { en: 'Lamp', he: 'פנס' },
      isFine: false,
      words: 'It is broken',
      reading: null,
      expiresOn: null,
    });
    expect(opened.answers).toContainEqual(expect.objectContaining({ item: 'tires', isFine: true, reading: 2.3 }));
    await confirmCode(noa, code).expect(200);
    const [defect] = await defects();
    expect(defect).toMatchObject({
      words: 'It is broken',
      occasion: 'check-in',
      bookingId: ending.id,
      reportedBy: { unitNumber: '101' },
    });
    const edition = { checklistEdition: { edition: 2 } };
    const wrong = expect.objectContaining({ item: 'lamp', isFine: false, defectId: defect!.id });
    expect(await factsOf(ending, 'VehicleCheckedOut')).toMatchObject({
      ...edition,
      checklistAnswers: expect.arrayContaining([wrong, expect.objectContaining({ item: 'seal', photoIds: [photoId] })]),
    });
    const begun = await factsOf(next, 'VehicleCheckedIn');
    expect(begun).toMatchObject({ ...edition, checklistAnswers: expect.arrayContaining([wrong]) });
    expect(JSON.stringify(begun)).not.toContain(photoId);
    const again = (await openCode(noa, code).expect(200)).body as ToConfirm;
    expect(again.answers).toContainEqual(expect.objectContaining({ item: 'lamp', isFine: false, words: null }));
    expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
  });

  it('gives no code where the answers do not let a shift begin', async () => {
    const { ending, form } = await atVehicle('TOGETHER 2');
    const answers = answersTo(v7(), { belts: { isFine: false, words: 'Torn' } });
    expectProblem(await offerHandover(dana, ending, form(answers)), 400, 'CHECKLIST_INCOMPLETE');
    const unknown = form(answersTo(v7()), { checklistEdition: v7() });
    expectProblem(await offerHandover(dana, ending, unknown), 409, 'CHECKLIST_EDITION_UNKNOWN');
    const silent = form([{ item: 'brakes', isFine: false }]);
    expectProblem(await offerHandover(dana, ending, silent), 400, 'CHECKLIST_INCOMPLETE');
    expectProblem(
      await offerHandover(noa, ending, form([{ item: 'brakes', isFine: false }])),
      404,
      'BOOKING_NOT_FOUND',
    );
  });

  it('takes the vehicle out of service if something critical is not all right: it is returned instead', async () => {
    const { ending, form, defects, isStopped } = await atVehicle('TOGETHER 3');
    const code = await codeOf(dana, ending, form(answersTo(v7())));
    const unfit = form([{ item: 'brakes', isFine: false, words: 'They do not hold' }]);
    const { body } = await offerHandover(dana, ending, unfit).expect(201);
    expect(body).toMatchObject({ foundUnfit: true, code: null });
    expect(await defects()).toMatchObject([{ isCritical: true, words: 'They do not hold', bookingId: ending.id }]);
    expect(await isStopped()).toBe(true);
    expectProblem(await confirmCode(noa, code), 409, 'JOINT_HANDOVER_CODE_NOT_VALID');
    // the answer was lost, and the phone sends the form again
    expect((await offerHandover(dana, ending, unfit).expect(201)).body).toMatchObject({ foundUnfit: true, code: null });
    expect(await defects()).toHaveLength(1);
    await dana
      .post(`/api/bookings/${ending.id}/checkout`)
      .send({ fuelLevel: 60, mileage: 48_274, damageReports: null, noDamageConfirmed: true })
      .expect(200);
  });

  it('takes what is found after the office has stopped the vehicle', async () => {
    const { ending, id, form, defects } = await atVehicle('TOGETHER 5');
    await admin.put(`/api/vehicles/${id}`).send({ status: 'maintenance' }).expect(200);
    const unfit = form([{ item: 'brakes', isFine: false, words: 'They do not hold' }]);
    expect((await offerHandover(dana, ending, unfit).expect(201)).body).toMatchObject({ foundUnfit: true, code: null });
    expect(await defects()).toMatchObject([{ words: 'They do not hold' }]);
    await dana
      .post(`/api/bookings/${ending.id}/checkout`)
      .send({ fuelLevel: 60, mileage: 48_274, damageReports: null, noDamageConfirmed: true })
      .expect(200);
  });

  it('asks who gives the vehicle back the checklist of the return, and keeps its edition and answers with the checkout', async () => {
    const { ending, next, type, form, defects } = await atVehicle('TOGETHER 6');
    const returnChecklistEdition = await checklistsOf(admin, type, 'return').publish();
    const [photoId, sealId] = [v7(), v7()];
    const lamp = { lamp: { isFine: false, words: 'It flickers' } };
    const code = await codeOf(
      dana,
      ending,
      form(answersTo(photoId), { returnChecklistEdition, returnChecklistAnswers: answersTo(sealId, lamp) }),
    );
    const wrong = { item: 'lamp', label: { en: 'Lamp', he: 'פנס' }, isFine: false, reading: null, expiresOn: null };
    const opened = (await openCode(noa, code).expect(200)).body as ToConfirm;
    expect(opened.answers).toContainEqual({ ...wrong, isFine: true, words: null });
    expect(opened.returnAnswers).toContainEqual({ ...wrong, words: 'It flickers' });
    await confirmCode(noa, code).expect(200);
    const [defect] = await defects();
    expect(defect).toMatchObject({ words: 'It flickers', occasion: 'return', bookingId: ending.id });
    const ended = await factsOf(ending, 'VehicleCheckedOut');
    expect(ended).toMatchObject({
      checklistEdition: { edition: 2 },
      returnChecklistEdition: { editionId: returnChecklistEdition, edition: 1 },
      returnChecklistAnswers: expect.arrayContaining([
        expect.objectContaining({ item: 'lamp', isFine: false, defectId: defect!.id }),
        expect.objectContaining({ item: 'seal', photoIds: [sealId] }),
      ]),
    });
    expect(Object.keys((await factsOf(next, 'VehicleCheckedIn')) ?? {})).not.toContain('returnChecklistAnswers');
    const { body: photos } = await dana.get(`/api/bookings/${ending.id}/damage-photos`).expect(200);
    expect(photos).toMatchObject([
      { id: photoId, state: 'to-come' },
      { id: sealId, state: 'to-come' },
    ]);
    const again = (await openCode(noa, code).expect(200)).body as ToConfirm;
    expect(again.returnAnswers).toContainEqual({ ...wrong, words: null });
    expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
  });

  it('gives no code where the return would be refused, or would take the vehicle out of service', async () => {
    const { ending, type, form, defects, isStopped } = await atVehicle('TOGETHER 7');
    const returnChecklistEdition = await checklistsOf(admin, type, 'return').publish();
    const offer = (returnChecklistAnswers: readonly object[], more: object = {}) =>
      offerHandover(dana, ending, form(answersTo(v7()), { returnChecklistEdition, returnChecklistAnswers, ...more }));
    expectProblem(await offer([{ item: 'belts', isFine: true }]), 400, 'CHECKLIST_INCOMPLETE');
    expectProblem(await offer([{ item: 'sails', isFine: true }]), 400, 'VALIDATION_FAILED');
    expectProblem(await offer(answersTo(v7()), { returnChecklistEdition: v7() }), 409, 'CHECKLIST_EDITION_UNKNOWN');
    const unfit = answersTo(v7(), { brakes: { isFine: false, words: 'They do not hold' } });
    expectProblem(await offer(unfit), 409, 'JOINT_HANDOVER_RETURN_UNFIT');
    expect(await defects()).toEqual([]);
    expect(await isStopped()).toBe(false);
    await offer(answersTo(v7(), { belts: { isFine: false, words: 'Torn' } })).expect(201);
  });

  it('says of the sixteen items too what is not all right', async () => {
    await admin
      .post('/api/vehicles')
      .send({ name: 'TOGETHER 4', type: 'Of sixteen', location: 'Base', allowedRoles: ['EMT'] })
      .expect(201);
    const { ending, next } = await twoShifts(app, { outgoing: dana, incoming: noa, admin }, '2026-11-23', 'TOGETHER 4');
    const code = await codeOf(dana, ending, {
      checklist: checkInItemIds.filter((item) => item !== 'stretcher'),
      checklistAnswers: [{ item: 'stretcher', isFine: false, words: 'A wheel is loose' }],
    });
    await confirmCode(noa, code).expect(200);
    expect(await factsOf(next, 'VehicleCheckedIn')).toMatchObject({
      checklistEdition: { editionId: null, edition: 1 },
    });
    const { body } = await noa.get(`/api/bookings/${next.id}/known-defects`).expect(200);
    expect(body).toMatchObject([{ words: 'A wheel is loose', label: { en: 'Stretcher' } }]);
  });
});

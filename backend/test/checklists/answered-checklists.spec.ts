import { v7 } from 'uuid';
import type { components } from '@rigbook/contracts/api.types';
import { expectProblem } from '../http/support/expect-problem.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { answersTo, checklistsOf, ownChecklist } from '../support/checklists.js';
import { checkInForm, checkOutForm, shift, vehicleId } from '../support/shift.js';

type Defect = components['schemas']['Defect'];
type Booking = components['schemas']['Booking'];

let app: TestApp;
let admin: Person;
let dana: Person;
let noa: Person;
let ofDana: ReturnType<typeof shift>;
let ofNoa: ReturnType<typeof shift>;

beforeAll(async () => {
  app = await startTestApp();
  [admin, dana, noa] = await Promise.all([app.signInAdmin(), app.signIn('101'), app.signIn('102')]);
  ofDana = shift(app, dana, admin);
  ofNoa = shift(app, noa, admin);
});
afterAll(() => app.close());

const during = { startTime: '2026-11-23T09:00:00Z', duration: 1 };
const added = async (name: string) => {
  const details = { name, type: `Type of ${name}`, location: 'Base', allowedRoles: ['EMT'] };
  await admin.post('/api/vehicles').send(details).expect(201);
  return { name, lists: checklistsOf(admin, details.type), atReturn: checklistsOf(admin, details.type, 'return') };
};
const defectsOf = async (name: string, standing = 'standing') =>
  (await admin.get(`/api/admin/defects?standing=${standing}&vehicleId=${await vehicleId(app, name)}`).expect(200))
    .body as Defect[];
const statusOf = async (name: string) => {
  const { body } = await admin.get('/api/vehicles').expect(200);
  return (body as { name: string; status: string }[]).find((one) => one.name === name)?.status;
};
const historyOf = async ({ id }: Pick<Booking, 'id'>, type: string) => {
  const { body } = await admin.get(`/api/audit/bookings/${id}/history`).expect(200);
  return (body as { type: string; facts: Record<string, unknown> }[]).find((entry) => entry.type === type)?.facts;
};
const known = async (person: Person, { id }: Pick<Booking, 'id'>) =>
  (await person.get(`/api/bookings/${id}/known-defects`).expect(200)).body as object[];
const kindsOf = (messages: unknown) => (messages as { kind: string }[]).map(({ kind }) => kind);
const ticks = { checklist: [] };

describe('a check-in by an edition', () => {
  it('keeps the edition with the answers, and makes a defect of what is not all right', async () => {
    const { name, lists } = await added('ANSWERED 1');
    const checklistEdition = await lists.publish();
    const booking = await ofDana.signed(name, during);
    const photoId = v7();
    const checklistAnswers = answersTo(photoId, { lamp: { isFine: false, words: 'It is broken' } });
    const { status } = await ofDana.checkIn(booking, { ...ticks, checklistEdition, checklistAnswers });
    expect(status).toBe('active');
    const [defect] = await defectsOf(name);
    expect(defect).toMatchObject({
      label: { en: 'Lamp', he: 'פנס' },
      words: 'It is broken',
      isCritical: false,
      state: 'open',
      occasion: 'check-in',
      bookingId: booking.id,
      reportedBy: { unitNumber: '101' },
      steps: [],
    });
    expect(await historyOf(booking, 'VehicleCheckedIn')).toMatchObject({
      checklist: [],
      checklistEdition: { editionId: checklistEdition, edition: 2 },
      checklistAnswers: [
        { item: 'belts', isFine: true },
        { item: 'brakes', isFine: true },
        { item: 'tires', isFine: true, reading: 2.3 },
        { item: 'oxygen', isFine: true, expiresOn: '2027-03-31' },
        { item: 'lamp', isFine: false, defectId: defect!.id, label: { en: 'Lamp', he: 'פנס' } },
        { item: 'seal', isFine: true, photoIds: [photoId] },
      ],
    });
    expect(await statusOf(name)).toBe('in_use');
    expect(await known(dana, booking)).toMatchObject([{ id: defect!.id, words: 'It is broken', state: 'open' }]);
    await ofDana.checkOut(booking);
  });

  it('is refused where the answers do not let a shift begin', async () => {
    const { name, lists } = await added('ANSWERED 2');
    const checklistEdition = await lists.publish();
    const { id } = await ofDana.signed(name, during);
    const sent = (checklistAnswers: object[], edition: string = checklistEdition) =>
      dana
        .post(`/api/bookings/${id}/check-in`)
        .send({ ...checkInForm, ...ticks, checklistEdition: edition, checklistAnswers });
    const incomplete = await sent([
      { item: 'belts', isFine: false, words: 'Torn' },
      { item: 'tires', isFine: true, number: 3 },
      { item: 'oxygen', isFine: true, expiresOn: '2026-11-22' },
      { item: 'lamp', isFine: false },
      { item: 'seal', isFine: true },
    ]);
    expectProblem(incomplete, 400, 'CHECKLIST_INCOMPLETE');
    expect((incomplete.body as { facts: { problems: object[] } }).facts.problems).toEqual([
      { item: 'belts', kind: 'must-be-fine' },
      { item: 'brakes', kind: 'unanswered' },
      { item: 'tires', kind: 'number-outside' },
      { item: 'oxygen', kind: 'expired' },
      { item: 'lamp', kind: 'words-missing' },
      { item: 'seal', kind: 'photo-missing' },
    ]);
    expectProblem(await sent(answersTo(v7()), v7()), 409, 'CHECKLIST_EDITION_UNKNOWN');
    const ofAnotherType = await (await added('ANSWERED 2b')).lists.publish();
    expectProblem(await sent(answersTo(v7()), ofAnotherType), 409, 'CHECKLIST_EDITION_UNKNOWN');
    const beyond = answersTo(v7(), { oxygen: { isFine: false, words: 'Broken', number: 1_000_001 } });
    expectProblem(await sent(beyond), 400, 'VALIDATION_FAILED');
    expectProblem(await sent([{ item: 'siren', isFine: true }]), 400, 'VALIDATION_FAILED');
    expect(await defectsOf(name)).toEqual([]);
  });

  it('takes the vehicle out of service if something critical is not all right: no shift begins', async () => {
    const { name, lists } = await added('ANSWERED 3');
    const checklistEdition = await lists.publish();
    const booking = await ofDana.signed(name, during);
    const sent = (words: string) =>
      dana.post(`/api/bookings/${booking.id}/check-in`).send({
        ...checkInForm,
        ...ticks,
        checklistEdition,
        checklistAnswers: [{ item: 'brakes', isFine: false, words }],
      });
    expectProblem(await sent(''), 400, 'CHECKLIST_INCOMPLETE');
    const { body } = await sent('They do not hold').expect(200);
    expect(body).toMatchObject({ id: booking.id, status: 'approved' });
    expect(await defectsOf(name)).toMatchObject([{ isCritical: true, words: 'They do not hold', state: 'open' }]);
    expect(await statusOf(name)).toBe('maintenance');
    expect(await historyOf(booking, 'VehicleCheckedIn')).toBeUndefined();
    const { body: messages } = await admin.get(`/api/admin/notifications?bookingId=${booking.id}`).expect(200);
    expect(kindsOf(messages).filter((kind) => kind === 'vehicle_unfit')).toHaveLength(1);
    expect((await sent('Still').expect(200)).body).toMatchObject({ status: 'approved' });
  });

  it('is answered by the edition that the phone had, also if a later one was published meanwhile', async () => {
    const { name, lists } = await added('ANSWERED 4');
    const checklistEdition = await lists.publish();
    const booking = await ofDana.signed(name, during);
    await lists.publish({ ...ownChecklist, items: ownChecklist.items.slice(1) });
    await ofDana.checkIn(booking, { ...ticks, checklistEdition, checklistAnswers: answersTo(v7()) });
    expect(await historyOf(booking, 'VehicleCheckedIn')).toMatchObject({ checklistEdition: { edition: 2 } });
    await ofDana.checkOut(booking);
  });

  it('of the sixteen items says what is not all right too, and is as it was for programs that only tick', async () => {
    const { name, lists } = await added('ANSWERED 5');
    const booking = await ofDana.signed(name, during);
    const checklist = checkInForm.checklist.filter((item) => item !== 'stretcher');
    const checklistAnswers = [{ item: 'stretcher', isFine: false, words: 'A wheel is loose' }];
    await ofDana.checkIn(booking, { checklist, checklistAnswers });
    expect(await defectsOf(name)).toMatchObject([{ label: { en: 'Stretcher' }, words: 'A wheel is loose' }]);
    await ofDana.checkOut(booking);
    await lists.publish();
    const next = await ofNoa.active(name, during);
    expect(await historyOf(next, 'VehicleCheckedIn')).not.toHaveProperty('checklistEdition');
    expect(await known(noa, next)).toMatchObject([{ words: 'A wheel is loose' }]);
    expect(await known(noa, next)).not.toHaveProperty('0.reportedBy');
    await dana.get(`/api/bookings/${next.id}/known-defects`).expect(404);
    await ofNoa.checkOut(next);
  });
});

describe('a return by an edition', () => {
  it('ends the shift whatever is wrong, and something critical takes the vehicle out of service', async () => {
    const { name, atReturn } = await added('RETURNED 1');
    const checklistEdition = await atReturn.publish();
    const booking = await ofDana.active(name, during);
    const answers = (changed: object, more: object = {}) =>
      dana
        .post(`/api/bookings/${booking.id}/checkout`)
        .send({ ...checkOutForm, checklistEdition, checklistAnswers: answersTo(v7(), changed as never), ...more });
    expectProblem(await answers({ lamp: { isFine: false } }), 400, 'CHECKLIST_INCOMPLETE');
    expectProblem(await answers({}, { checklistEdition: v7() }), 409, 'CHECKLIST_EDITION_UNKNOWN');
    const wrong = { belts: { isFine: false, words: 'Torn' }, brakes: { isFine: false, words: 'Soft' } };
    expect((await answers(wrong).expect(200)).body).toMatchObject({ status: 'completed' });
    const found = (await defectsOf(name)).map(({ words, occasion }) => ({ words, occasion }));
    expect(found).toHaveLength(2);
    expect(found).toEqual(
      expect.arrayContaining([
        { words: 'Torn', occasion: 'return' },
        { words: 'Soft', occasion: 'return' },
      ]),
    );
    expect(await statusOf(name)).toBe('maintenance');
    expect(await historyOf(booking, 'VehicleCheckedOut')).toMatchObject({ checklistEdition: { edition: 1 } });
  });

  it('with major damage and something critical starts maintenance once', async () => {
    await admin.put('/api/admin/settings').send({ holdVehicleWithMajorDamage: true }).expect(200);
    const { name, atReturn } = await added('RETURNED 2');
    const checklistEdition = await atReturn.publish();
    const booking = await ofDana.active(name, during);
    const damageReports = [{ area: 'hood', severity: 'major', description: 'Dented' }];
    const checklistAnswers = answersTo(v7(), { brakes: { isFine: false, words: 'Soft' } });
    await ofDana.checkOut(booking, { damageReports, noDamageConfirmed: false, checklistEdition, checklistAnswers });
    expect(await statusOf(name)).toBe('maintenance');
    const { body } = await admin.get('/api/admin/vehicles').expect(200);
    const vehicle = (body as { name: string; maintenance: { reason: string } }[]).find((one) => one.name === name);
    expect(vehicle?.maintenance.reason).toBe('Something critical was not all right when it was checked');
  });

  it('is as it was without answers', async () => {
    const { name, atReturn } = await added('RETURNED 3');
    await atReturn.publish();
    await ofDana.checkOut(await ofDana.active(name, during), { checklistEdition: null, checklistAnswers: [] });
    await ofDana.checkOut(await ofDana.active(name, { ...during, startTime: '2026-11-23T11:00:00Z' }));
    expect(await defectsOf(name)).toEqual([]);
  });
});

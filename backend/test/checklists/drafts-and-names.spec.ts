import { v7 } from 'uuid';
import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { expectProblem } from '../http/support/expect-problem.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { answersTo, checklistsOf, ownChecklist } from '../support/checklists.js';
import { shift, vehicleId } from '../support/shift.js';

let app: TestApp;
let admin: Person;
let dana: Person;

beforeAll(async () => {
  app = await startTestApp();
  [admin, dana] = await Promise.all([app.signInAdmin(), app.signIn('101')]);
});
afterAll(() => app.close());

const added = async (name: string, type: string) => {
  await admin
    .post('/api/vehicles')
    .send({ name, type, location: 'Base', allowedRoles: ['EMT'] })
    .expect(201);
  const id = await vehicleId(app, name);
  return { id, becomes: (next: string) => admin.put(`/api/vehicles/${id}`).send({ type: next }).expect(200) };
};
const during = { startTime: '2026-11-23T09:00:00Z', duration: 1 };
const atBooking = async (id: string) =>
  (await dana.get(`/api/bookings/${id}/checklists`).expect(200)).body as { checkIn: { id: string } | null };

describe('the draft of a checklist', () => {
  it('can be discarded: what is published stays, and the next draft has its number', async () => {
    await added('DRAFT 1', 'Discarded');
    const lists = checklistsOf(admin, 'Discarded');
    const id = await lists.publish();
    const discard = async (seen?: object) =>
      admin
        .post('/api/admin/checklists/draft/discarding')
        .send({ vehicleType: 'Discarded', occasion: 'check-in', seen: seen ?? (await lists.seen()) });
    expectProblem(await discard(), 409, 'CHECKLIST_NOT_DRAFTED');
    const before = await lists.seen();
    await lists.draft({ ...ownChecklist, items: ownChecklist.items.slice(1) });
    expectProblem(await discard(before), 409, 'CHANGED_MEANWHILE');
    expect((await discard()).status).toBe(204);
    expect(await lists.all()).toMatchObject([{ id, edition: 2 }]);
    expectProblem(await discard(), 409, 'CHECKLIST_NOT_DRAFTED');
    await lists.draft();
    expect(await lists.whole()).toMatchObject([{ edition: 3, publishedAt: null, ...ownChecklist }, { id }]);
    expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
  });

  it('is read by its id, for administrators', async () => {
    expectProblem(await admin.get(`/api/admin/checklists/${v7()}`), 404, 'CHECKLIST_NOT_FOUND');
    await dana.get(`/api/admin/checklists/${v7()}`).expect(403);
  });
});

describe('a type of vehicles that gets another name', () => {
  it('keeps its lists until the new name has some, also in forms that were begun before', async () => {
    const { becomes } = await added('NAMED 1', 'Former name');
    const lists = checklistsOf(admin, 'Former name');
    const checklistEdition = await lists.publish();
    const booking = await shift(app, dana, admin).signed('NAMED 1', during);
    await becomes('New name');
    expect(await atBooking(booking.id)).toMatchObject({ checkIn: { id: checklistEdition } });
    expect(await lists.all()).toMatchObject([{ id: checklistEdition, renamedTo: ['New name'] }]);
    const own = await checklistsOf(admin, 'New name').publish();
    expect(await atBooking(booking.id)).toMatchObject({ checkIn: { id: own } });
    const begun = { checklist: [], checklistEdition, checklistAnswers: answersTo(v7()) };
    expect(await shift(app, dana, admin).checkIn(booking, begun)).toMatchObject({ status: 'active' });
    await shift(app, dana, admin).checkOut(booking);
  });

  it('is another type where vehicles had the name before: those lists do not move', async () => {
    await added('NAMED 2', 'Two names');
    const { becomes } = await added('NAMED 3', 'Moved away');
    await checklistsOf(admin, 'Moved away').publish();
    await becomes('Two names');
    const booking = await shift(app, dana, admin).signed('NAMED 3', during);
    expect(await atBooking(booking.id)).toMatchObject({ checkIn: null });
  });
});

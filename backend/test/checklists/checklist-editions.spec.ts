import { expectProblem } from '../http/support/expect-problem.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { checklistsOf, ownChecklist } from '../support/checklists.js';
import { shift } from '../support/shift.js';

let app: TestApp;
let admin: Person;
let dana: Person;

beforeAll(async () => {
  app = await startTestApp();
  [admin, dana] = await Promise.all([app.signInAdmin(), app.signIn('101')]);
});
afterAll(() => app.close());

const typeOfFleet = async (type: string) => {
  const details = { name: `V ${type}`, type, location: 'Base', allowedRoles: ['EMT'] };
  await admin.post('/api/vehicles').send(details).expect(201);
  return { type, name: details.name };
};
const atBooking = async (id: string) => (await dana.get(`/api/bookings/${id}/checklists`).expect(200)).body as object;

describe('the checklist of a type of vehicles', () => {
  it('is drafted and published as edition 2, after the sixteen items', async () => {
    const { type, name } = await typeOfFleet('Editions');
    const lists = checklistsOf(admin, type);
    const { id } = await shift(app, dana, admin).signed(name, { startTime: '2026-11-23T09:00:00Z', duration: 1 });
    expect(await atBooking(id)).toEqual({ checkIn: null, atReturn: null });
    await lists.draft();
    expect(await lists.whole()).toMatchObject([{ edition: 2, publishedAt: null, publishedBy: null, ...ownChecklist }]);
    expect(await atBooking(id)).toEqual({ checkIn: null, atReturn: null });
    await lists.publish();
    expect(await lists.whole()).toMatchObject([{ edition: 2, publishedBy: { unitNumber: '100' }, ...ownChecklist }]);
    expect((await lists.all())[0]).not.toHaveProperty('items');
    expect(await atBooking(id)).toMatchObject({ checkIn: { edition: 2, ...ownChecklist }, atReturn: null });
  });

  it('is edition 1 at a return, which had none', async () => {
    const { type } = await typeOfFleet('Returns');
    const lists = checklistsOf(admin, type, 'return');
    await lists.publish();
    expect(await lists.all()).toMatchObject([{ edition: 1 }]);
  });

  it('stays as it was published: a further draft is the next edition', async () => {
    const { type } = await typeOfFleet('Kept');
    const lists = checklistsOf(admin, type);
    const first = await lists.publish();
    const fewer = { ...ownChecklist, items: ownChecklist.items.slice(0, 2) };
    await lists.draft(fewer);
    expect(await lists.whole()).toMatchObject([
      { edition: 3, publishedAt: null, items: fewer.items },
      { id: first, edition: 2, items: ownChecklist.items },
    ]);
  });

  it('is not written over by somebody who saw another draft', async () => {
    const { type } = await typeOfFleet('Meanwhile');
    const lists = checklistsOf(admin, type);
    const seen = await lists.seen();
    await lists.draft();
    const body = { vehicleType: type, occasion: 'check-in', seen };
    const other = { ...ownChecklist, items: ownChecklist.items.slice(1) };
    expectProblem(await admin.put('/api/admin/checklists/draft').send({ ...body, ...other }), 409, 'CHANGED_MEANWHILE');
    // what is there already was not changed by somebody else
    const { body: same } = await admin
      .put('/api/admin/checklists/draft')
      .send({ ...body, ...ownChecklist })
      .expect(200);
    expect(same).toEqual({ draftedAt: (await lists.seen()).draftedAt });
    expectProblem(await admin.post('/api/admin/checklists/publication').send(body), 409, 'CHANGED_MEANWHILE');
  });

  it('can only be published from a draft', async () => {
    const { type } = await typeOfFleet('Nothing');
    const body = { vehicleType: type, occasion: 'check-in', seen: { edition: 2, draftedAt: null } };
    expectProblem(await admin.post('/api/admin/checklists/publication').send(body), 409, 'CHECKLIST_NOT_DRAFTED');
  });

  it('is published once, of two administrators at the same moment', async () => {
    const { type } = await typeOfFleet('At once');
    const lists = checklistsOf(admin, type);
    await lists.draft();
    const body = { vehicleType: type, occasion: 'check-in', seen: await lists.seen() };
    const answers = await Promise.all([1, 2, 3].map(() => admin.post('/api/admin/checklists/publication').send(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    expect(await lists.all()).toHaveLength(1);
  });

  it.each([
    ['no items', { items: [] }, 'items'],
    ['a label in one language', { items: [{ ...ownChecklist.items[0], label: { en: 'Belts', he: '' } }] }, 'items.0'],
    ['a group that it does not have', { items: [{ ...ownChecklist.items[0], group: 'after' }] }, 'items.0'],
  ])('is refused with %s', async (_what, changed, field) => {
    const body = { vehicleType: 'Editions', occasion: 'check-in', seen: { edition: 3, draftedAt: null } };
    const answer = await admin.put('/api/admin/checklists/draft').send({ ...body, ...ownChecklist, ...changed });
    expectProblem(answer, 400, 'VALIDATION_FAILED');
    expect((answer.body as { errors: { field: string }[] }).errors[0]?.field).toBe(field);
  });

  it('is for types that the fleet has, and for administrators', async () => {
    const body = { vehicleType: 'Boat', occasion: 'check-in', seen: { edition: 2, draftedAt: null }, ...ownChecklist };
    expectProblem(await admin.put('/api/admin/checklists/draft').send(body), 400, 'VALIDATION_FAILED');
    await dana.put('/api/admin/checklists/draft').send(body).expect(403);
    await dana.get('/api/admin/checklists').expect(403);
  });
});

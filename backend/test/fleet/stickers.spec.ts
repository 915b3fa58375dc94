import { CommandBus } from '@nestjs/cqrs';
import { IssueSticker } from '../../src/fleet/stickers/issue-sticker.handler.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { vehiclesBy, type Vehicle } from './support/fleet.js';

let app: TestApp;
let admin: Person;
let dana: Person;

beforeAll(async () => {
  app = await startTestApp();
  [admin, dana] = [await app.signInAdmin(), await app.signIn('101')];
});
afterAll(() => app.close());

const { add } = vehiclesBy(() => admin);

type WithCode = Vehicle & { readonly stickerCode: string | null };

const issue = async (): Promise<readonly WithCode[]> => (await admin.put('/api/admin/stickers').expect(200)).body;
const codeOf = async ({ id }: Vehicle) => (await issue()).find((vehicle) => vehicle.id === id)!.stickerCode!;
const renew = (vehicle: Vehicle, key = 'renewed') =>
  admin.post(`/api/admin/vehicles/${vehicle.id}/sticker`).set('Idempotency-Key', key);
const scan = (person: Pick<Person, 'get'>, code: string) => person.get(`/api/stickers/${encodeURIComponent(code)}`);

describe('codes of stickers', () => {
  it('are given to every vehicle that has none, and stay', async () => {
    const before = await issue();
    expect(before.length).toBeGreaterThan(1);
    expect(new Set(before.map(({ stickerCode }) => stickerCode)).size).toBe(before.length);
    const added = await add();
    const after = await issue();
    expect(after.find(({ id }) => id === added.id)!.stickerCode).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
    expect(after.filter(({ id }) => id !== added.id).map(({ id, stickerCode }) => [id, stickerCode])).toEqual(
      before.map(({ id, stickerCode }) => [id, stickerCode]),
    );
  });

  it('are given once, also by two administrators at once', async () => {
    const vehicle = await add();
    const [one, other] = await Promise.all([issue(), issue()]);
    const given = [one, other].map((fleet) => fleet.find(({ id }) => id === vehicle.id)!.stickerCode);
    expect(given[0]).toBe(given[1]);
  });

  it('are given to the rest if one vehicle is retired meanwhile', async () => {
    const [leaving, staying] = [await add(), await add()];
    const commands = app.nest.get(CommandBus, { strict: false });
    const execute = commands.execute.bind(commands);
    const spied = jest.spyOn(commands, 'execute').mockImplementation(async (command) => {
      if (command instanceof IssueSticker && command.vehicleId === leaving.id)
        await admin.delete(`/api/vehicles/${leaving.id}`).expect(204);
      return execute(command);
    });
    const fleet = await issue();
    spied.mockRestore();
    expect(fleet.find(({ id }) => id === staying.id)!.stickerCode).toMatch(/^.{8}$/);
    expect(fleet.find(({ id }) => id === leaving.id)).toBeUndefined();
  });

  it('are renewed: the earlier one leads nowhere', async () => {
    const vehicle = await add();
    const earlier = await codeOf(vehicle);
    const { body } = await renew(vehicle).expect(201);
    expect(body.code).not.toBe(earlier);
    expect((await scan(dana, earlier).expect(404)).body.code).toBe('STICKER_NOT_FOUND');
    expect((await scan(dana, body.code).expect(200)).body.vehicleId).toBe(vehicle.id);
  });

  it('are renewed once by a request that is repeated', async () => {
    const vehicle = await add();
    const [first, repeated] = [await renew(vehicle, 'once').expect(201), await renew(vehicle, 'once').expect(201)];
    expect(repeated.body).toEqual(first.body);
  });

  it('are for administrators to give', async () => {
    await dana.put('/api/admin/stickers').expect(403);
    await dana.post(`/api/admin/vehicles/${(await add()).id}/sticker`).expect(403);
  });
});

describe('a scanned sticker', () => {
  const organization = { organizationName: expect.any(String), contactEmail: null, whatsappNumber: null };

  it('leads people who are signed in to the vehicle, however the code was typed', async () => {
    const vehicle = await add();
    const code = await codeOf(vehicle);
    const typed = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase();
    for (const said of [code, typed])
      expect((await scan(dana, said).expect(200)).body).toEqual({ ...organization, vehicleId: vehicle.id });
  });

  it('tells a visitor whose vehicle it is and nothing else, the same for any code', async () => {
    const code = await codeOf(await add());
    const visitor = app.visitor();
    const [known, unknown] = [await scan(visitor, code).expect(200), await scan(visitor, 'AAAAAAAA').expect(200)];
    expect(known.body).toEqual({ ...organization, vehicleId: null });
    expect(unknown.body).toEqual(known.body);
  });

  it('leads nowhere once its vehicle is retired, or if it never was one', async () => {
    const vehicle = await add();
    const code = await codeOf(vehicle);
    await admin.delete(`/api/vehicles/${vehicle.id}`).expect(204);
    for (const said of [code, 'AAAAAAAA', 'not a code'])
      expect((await scan(dana, said).expect(404)).body.code).toBe('STICKER_NOT_FOUND');
  });
});

import { eventually } from '../event-store/support/eventually.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { checkInForm, checkOutForm, drawnSignature, shift, vehicleId } from '../support/shift.js';

const SECRET = 'key box by the gate, code zeta-9137';

let app: TestApp;
let admin: Person;
let dana: Person;
let ron: Person;
let vehicle: string;

beforeAll(async () => {
  app = await startTestApp({ opensCheckInAsUsual: true });
  [admin, dana, ron] = [await app.signInAdmin(), await app.signIn('101'), await app.signIn('102')];
  vehicle = await vehicleId(app, 'ALS1');
});
afterAll(() => app.close());

const write = (text: string, who = admin) => who.put(`/api/admin/vehicles/${vehicle}/keys`).send({ text });
const read = (who: Person, of = vehicle) => who.get(`/api/vehicles/${of}/keys`);
const refused = async (who: Person) => expect((await read(who).expect(403)).body.code).toBe('VEHICLE_KEYS_NOT_SHOWN');

/** How often somebody looked; repeats within minutes are counted in one entry. */
async function looksAt(of: string): Promise<number> {
  const text = `SELECT coalesce(sum(times), 0)::integer AS times FROM access_record WHERE kind = 'vehicle-keys-read' AND subject = $1`;
  const [row] = await app.database.query<{ times: number }>({ name: 'test.looks', text, values: [of] });
  return row!.times;
}

/** Every table of the database that has these words in any column. */
async function tablesWith(words: string): Promise<readonly string[]> {
  const tables = await app.database.query<{ name: string }>({
    name: 'test.tables',
    text: `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
           WHERE schemaname NOT IN ('pg_catalog', 'information_schema')
             AND has_schema_privilege(schemaname, 'USAGE')`,
    values: [],
  });
  const found: string[] = [];
  for (const { name } of tables) {
    const text = `SELECT FROM ${name} AS row WHERE strpos(lower(row::text), $1) > 0 OR strpos(row::text, $2) > 0 LIMIT 1`;
    const rows = await app.database.query({ name: '', text, values: [words, Buffer.from(words).toString('hex')] });
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe('keys and codes of a vehicle', () => {
  it('are written down by administrators, and read by them', async () => {
    await write(SECRET, dana).expect(403);
    expect((await read(admin).expect(200)).body).toEqual({ text: null, changedAt: null, isLost: false });
    await write(SECRET).expect(204);
    expect((await read(admin).expect(200)).body).toEqual({
      text: SECRET,
      changedAt: expect.any(String),
      isLost: false,
    });
  });

  it('leave a trace of each look', async () => {
    const other = await vehicleId(app, 'BLS2');
    await read(admin, other).expect(200);
    await read(admin, other).expect(200);
    await read(ron, other).expect(403);
    await eventually(async () => expect(await looksAt(other)).toBe(2));
  });

  it('are in clear nowhere in the database, nor in the events that programs read', async () => {
    await write(SECRET).expect(204);
    expect(await tablesWith(SECRET)).toEqual([]);
    expect(await tablesWith('vehiclekeyschanged')).toContain('public.event'); // the search finds what is there
  });

  it('are bound to their vehicle, and are removed by an empty text', async () => {
    const other = await vehicleId(app, 'BLS1');
    await write(SECRET).expect(204);
    await app.database.query({
      name: 'test.copy',
      text: `INSERT INTO vehicle_keys (vehicle_id, sealed, changed_at) SELECT $1, sealed, changed_at FROM vehicle_keys WHERE vehicle_id = $2`,
      values: [other, vehicle],
    });
    expect((await admin.get(`/api/vehicles/${other}/keys`).expect(200)).body).toMatchObject({
      text: null,
      isLost: true,
    });
    await write('').expect(204);
    expect((await read(admin).expect(200)).body.text).toBeNull();
  });

  it('are of vehicles of the fleet alone', async () => {
    const unknown = '01900000-0000-7000-8000-000000000000';
    expect((await admin.get(`/api/vehicles/${unknown}/keys`).expect(404)).body.code).toBe('VEHICLE_NOT_FOUND');
    expect((await admin.put(`/api/admin/vehicles/${unknown}/keys`).send({ text: 'x' }).expect(404)).body.code).toBe(
      'VEHICLE_NOT_FOUND',
    );
  });

  it('are shown from the opening of the check-in until the checkout, to who has the vehicle booked', async () => {
    await write(SECRET).expect(204);
    const step = shift(app, dana, admin);
    const { id } = await step.request('ALS1');
    const booking = `/api/bookings/${id}`;
    await refused(dana);
    await admin.put(`/api/admin/bookings/${id}/approve`).send({ approved: true }).expect(200);
    await refused(dana); // the shift begins in hours
    const { startTime } = (await dana.get('/api/bookings').expect(200)).body.find(
      (one: { id: string }) => one.id === id,
    );
    app.clock.set(startTime);
    expect((await read(dana).expect(200)).body.text).toBe(SECRET);
    await refused(ron);
    const signature = { signature: await drawnSignature(), name: 'Dana Levi', date: '2026-11-23' };
    await dana.post(`${booking}/signature`).send(signature).expect(200);
    await dana.post(`${booking}/check-in`).send(checkInForm).expect(200);
    expect((await read(dana).expect(200)).body.text).toBe(SECRET);
    await dana.post(`${booking}/checkout`).send(checkOutForm).expect(200);
    await refused(dana);
  });

  it('are gone once the vehicle is retired', async () => {
    const office = await app.signInAdmin();
    const details = { name: 'LEAVING', type: 'Basic Life Support', location: 'Base', allowedRoles: ['EMT'] };
    const { id } = (await office.post('/api/vehicles').send(details).expect(201)).body as { id: string };
    await office.put(`/api/admin/vehicles/${id}/keys`).send({ text: SECRET }).expect(204);
    const kept = () =>
      app.database.query({
        name: 'test.keys',
        text: 'SELECT changed_at FROM vehicle_keys WHERE vehicle_id = $1',
        values: [id],
      });
    expect(await kept()).toHaveLength(1);
    await office.delete(`/api/vehicles/${id}`).expect(204);
    expect(await kept()).toEqual([]);
  });
});

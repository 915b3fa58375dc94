import type { BookingId, ResponderId, VehicleId } from '@rigbook/contracts/kernel/ids';
import { addMinutes, instant } from '@rigbook/contracts/kernel/time';
import type { VehicleCheckedOut } from '../../src/booking/booking.events.js';
import { vehicleDamage } from '../../src/booking/views/vehicle-damage/vehicle-damage.view.js';
import type { DamageReopened, DamageResolved, VehicleEvent } from '../../src/fleet/vehicle.events.js';
import { damageIdOf } from '../../src/fleet/vehicle-damage/vehicle-damage.table.js';
import { adminFleet } from '../../src/fleet/admin-fleet/fleet-vehicle.response.js';
import { vehicleList } from '../../src/fleet/vehicle-list/vehicle-list.view.js';
import {
  recordCondition,
  returnVehicle,
  takeVehicle,
} from '../../src/booking/views/vehicle-use/vehicle-use.projection.js';
import type { RowOf } from '../../src/platform/event-store/row-view/row-view.js';
import { statementsOf } from '../../src/platform/event-store/projecting/project.js';
import type { DomainEvent, ProjectedEvent } from '../../src/platform/event-store/recorded-event.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const noon = instant('2026-11-23T10:00Z');
const booking = '0199c0de-0b01-7000-8000-000000000001' as BookingId;
const otherBooking = '0199c0de-0b01-7000-8000-000000000002' as BookingId;

const admin = '0199c0de-0100-7000-8000-000000000100' as ResponderId;

let lastVehicle = 0;
const someVehicle = () => `0199c0de-0001-7000-8000-${String((lastVehicle += 1)).padStart(12, '0')}` as VehicleId;

const details = (name: string) => ({
  name,
  type: 'BLS',
  location: 'Base',
  allowedRoles: ['EMT', 'Dispatcher/MHP'] as const,
});

const detailsChanged = (location: string): VehicleEvent => ({
  type: 'VehicleDetailsChanged',
  data: { ...details('RENAMED'), location, allowedRoles: [] },
});
const renamed = (event: VehicleEvent, name: string): VehicleEvent =>
  event.type === 'VehicleDetailsChanged' ? { ...event, data: { ...event.data, name } } : event;

/** The events as the log would hand them over, a minute apart. */
const history = <E extends DomainEvent>(stream: string, ...events: E[]): ProjectedEvent<E>[] =>
  events.map(
    (event, index) =>
      ({
        ...event,
        id: `0199c0de-0e00-7000-8000-${stream.slice(-6)}${String(index).padStart(6, '0')}`,
        stream,
        streamType: 'vehicle',
        version: index + 1,
        schemaVersion: 1,
        actor: `responder:${admin}`,
        correlationId: 'test',
        causationId: null,
        recordedAt: addMinutes(noon, index),
      }) as unknown as ProjectedEvent<E>,
  );

/** Each statement runs as often as said, as after a repeated delivery. */
async function project(events: readonly ProjectedEvent<VehicleEvent>[], times = 1): Promise<void> {
  for (const statement of statementsOf(vehicleList, events))
    for (let time = 0; time < times; time += 1) await db.database.query(statement);
}
const rowOf = async (vehicle: VehicleId) => {
  const row = (await db.database.fetch(adminFleet())).find(({ id }) => id === vehicle);
  return row && Object.fromEntries(Object.entries(row).filter(([column]) => column !== 'id' && column !== 'name'));
};

describe('the vehicle list', () => {
  const inMaintenance: VehicleEvent = {
    type: 'MaintenanceStarted',
    data: { expectedEndAt: addMinutes(noon, 600), reason: 'brakes' },
  };
  const withdrawn: VehicleEvent = { type: 'VehicleWithdrawn', data: { reason: null } };

  it.each<[string, VehicleEvent[], object]>([
    ['a new vehicle', [], { serviceStatus: 'available', location: 'Base', allowedRoles: ['EMT', 'Dispatcher/MHP'] }],
    ['changed details', [detailsChanged('North')], { location: 'North', allowedRoles: [] }],
    [
      'a maintenance',
      [inMaintenance],
      {
        serviceStatus: 'maintenance',
        availableFrom: addMinutes(noon, 600),
        maintenanceSince: addMinutes(noon, 1),
        maintenanceReason: 'brakes',
      },
    ],
    [
      'its end',
      [inMaintenance, { type: 'MaintenanceEnded', data: {} }],
      { serviceStatus: 'available', availableFrom: null, maintenanceSince: null, maintenanceReason: null },
    ],
    [
      'a maintenance whose end moved',
      [inMaintenance, { type: 'MaintenanceStarted', data: { expectedEndAt: null, reason: 'brakes and lights' } }],
      {
        serviceStatus: 'maintenance',
        availableFrom: null,
        maintenanceSince: addMinutes(noon, 1),
        maintenanceReason: 'brakes and lights',
      },
    ],
    ['a withdrawal', [withdrawn], { serviceStatus: 'unavailable' }],
    ['a return', [withdrawn, { type: 'VehicleReturnedToFleet', data: {} }], { serviceStatus: 'available' }],
  ])(
    'shows %s, as a command answers it, and the same when each event is projected twice',
    async (_what, events, shown) => {
      const [once, twice] = [someVehicle(), someVehicle()];
      const added = (vehicle: VehicleId): VehicleEvent => ({ type: 'VehicleAdded', data: details(vehicle) });
      const all = history(once, added(once), ...events);
      await project(all);
      expect(await rowOf(once)).toMatchObject(shown);
      const {
        id: _id,
        name: _name,
        ...answered
      } = all.reduce((row, event) => vehicleList.after(row, event), {} as RowOf<typeof vehicleList>);
      expect(await rowOf(once)).toMatchObject(answered);
      await project(history(twice, added(twice), ...events.map((event) => renamed(event, twice))), 2);
      expect(await rowOf(twice)).toEqual(await rowOf(once));
    },
  );

  it('has the last code of a sticker, also when each event is projected twice', async () => {
    const vehicle = someVehicle();
    const issued = (code: string): VehicleEvent => ({ type: 'VehicleStickerIssued', data: { code } });
    const added: VehicleEvent = { type: 'VehicleAdded', data: details(vehicle) };
    await project(history(vehicle, added, issued('AAAAAAAA'), issued('K7QX3MPN')), 2);
    expect(await rowOf(vehicle)).toMatchObject({ stickerCode: 'K7QX3MPN' });
  });

  it('is rebuilt where a name went from a retired vehicle to a new one', async () => {
    const [first, second] = [someVehicle(), someVehicle()];
    const retiredFirst = history<VehicleEvent>(
      first,
      { type: 'VehicleAdded', data: details('ALS9') },
      { type: 'VehicleRetired', data: {} },
    );
    const addedSecond = history<VehicleEvent>(second, { type: 'VehicleAdded', data: details('als9') });
    await project([...retiredFirst, ...addedSecond]);
    expect(await rowOf(first)).toBeUndefined();
    expect(await rowOf(second)).toBeDefined();
  });
});

describe('who has a vehicle', () => {
  const inUse = async (vehicleId: VehicleId) => {
    const text = 'SELECT booking_id FROM vehicle_use WHERE vehicle_id = $1';
    return (await db.database.query<{ booking_id: string }>({ name: 'test.use', text, values: [vehicleId] }))[0]
      ?.booking_id;
  };

  it('is one booking at a time: a second one is refused by the key', async () => {
    const vehicleId = someVehicle();
    const take = (bookingId: BookingId) => db.database.query(takeVehicle([{ vehicleId, bookingId, untilAt: noon }]));
    await take(booking);
    await take(booking);
    await expect(take(otherBooking)).rejects.toMatchObject({ code: '23505', constraint: 'vehicle_use_pkey' });
    expect(await inUse(vehicleId)).toBe(booking);
  });

  it('is nobody after the return, twice over, and a late return takes nothing from the next', async () => {
    const vehicleId = someVehicle();
    await db.database.query(takeVehicle([{ vehicleId, bookingId: booking, untilAt: noon }]));
    await db.database.query(returnVehicle([{ vehicleId, bookingId: booking }]));
    await db.database.query(takeVehicle([{ vehicleId, bookingId: otherBooking, untilAt: noon }]));
    await db.database.query(returnVehicle([{ vehicleId, bookingId: booking }]));
    expect(await inUse(vehicleId)).toBe(otherBooking);
  });

  it('is written for many vehicles in one statement', async () => {
    const vehicles = [someVehicle(), someVehicle(), someVehicle()];
    await db.database.query(
      takeVehicle(vehicles.map((vehicleId) => ({ vehicleId, bookingId: booking, untilAt: noon }))),
    );
    expect(await Promise.all(vehicles.map(inUse))).toEqual([booking, booking, booking]);
  });
});

describe("what a vehicle's dashboard showed", () => {
  const condition = async (vehicleId: VehicleId) => {
    const text = 'SELECT fuel_percent, mileage_km FROM vehicle_condition WHERE vehicle_id = $1';
    return (await db.database.query({ name: 'test.condition', text, values: [vehicleId] }))[0];
  };
  const reading = (vehicleId: VehicleId, mileageKm: number, minute: number) => ({
    vehicleId,
    bookingId: booking,
    step: 'check-in' as const,
    fuelPercent: 50,
    mileageKm,
    readAt: addMinutes(noon, minute),
  });

  it('is the newest reading, in whatever order and number they come', async () => {
    const vehicleId = someVehicle();
    await db.database.query(recordCondition([reading(vehicleId, 20, 2), reading(vehicleId, 10, 1)]));
    await db.database.query(recordCondition([reading(vehicleId, 5, 0)]));
    expect(await condition(vehicleId)).toEqual({ fuel_percent: 50, mileage_km: 20 });
    await db.database.query(recordCondition([reading(vehicleId, 3, 3)]));
    await db.database.query(recordCondition([reading(vehicleId, 3, 3)]));
    expect(await condition(vehicleId)).toEqual({ fuel_percent: 50, mileage_km: 3 });
  });
});

describe('the damage of a vehicle', () => {
  const vehicleId = someVehicle();
  const period = { startAt: noon, endAt: addMinutes(noon, 60) };
  const condition = { fuelPercent: 50, mileageKm: 10, noDamageConfirmed: false, notes: null };
  const checkedOut: VehicleCheckedOut = {
    type: 'VehicleCheckedOut',
    data: {
      ...{ responderId: admin, vehicleId, ...period, ...condition, checkedOutBy: 'responder' },
      damageReports: [
        { area: 'roof', severity: 'major', description: 'The light bar is loose' },
        { area: 'hood', severity: 'minor', description: 'A dent' },
      ],
    },
  };
  const [lightBar, dent] = [0, 1].map((place) => ({ damageId: damageIdOf(booking, place), bookingId: booking }));
  const log = [
    ...history<VehicleCheckedOut>(booking, checkedOut),
    ...history<DamageResolved | DamageReopened>(
      vehicleId,
      { type: 'DamageResolved', data: { ...lightBar!, note: 'Tightened' } },
      { type: 'DamageResolved', data: { ...dent!, note: null } },
      { type: 'DamageReopened', data: dent! },
    ),
  ];
  const sql = (text: string) => db.database.query({ name: text.slice(0, 40), text, values: [] });
  const projected = async (events: readonly ProjectedEvent[]) => {
    for (const statement of statementsOf(vehicleDamage, events)) await db.database.query(statement);
  };

  it('is reported, resolved and opened again, the same live, twice and rebuilt', async () => {
    const contents = () =>
      sql('SELECT area, resolved_at, resolved_by, resolution_note FROM vehicle_damage ORDER BY severity');
    const shown = [
      { area: 'roof', resolved_at: noon, resolved_by: admin, resolution_note: 'Tightened' },
      { area: 'hood', resolved_at: null, resolved_by: null, resolution_note: null },
    ];
    for (const event of log) await projected([event]);
    expect(await contents()).toEqual(shown);
    for (const event of [...log, ...log].sort((one, other) => log.indexOf(one) - log.indexOf(other)))
      await projected([event]);
    expect(await contents()).toEqual(shown);
    await sql('DELETE FROM vehicle_damage');
    await projected(log);
    expect(await contents()).toEqual(shown);
  });
});

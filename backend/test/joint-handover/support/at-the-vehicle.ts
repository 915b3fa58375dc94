import type { components } from '@rigbook/contracts/api.types';
import { addDays, day } from '@rigbook/contracts/kernel/calendar';
import { addHours, addMinutes, instant } from '@rigbook/contracts/kernel/time';
import { startTestApp, type Person, type TestApp } from '../../support/app.js';
import { codeOf } from '../../support/joint-handover.js';
import { shift } from '../../support/shift.js';

type Booking = components['schemas']['Booking'];
type Answer = { readonly status: number; readonly body: { readonly code?: string } };

export const said = ({ status, body }: Answer): string => `${status} ${body.code ?? 'done'}`;
export const taken = '200 done';
export const handedOver = ['completed: VehicleCheckedOut', 'active with the vehicle: VehicleCheckedIn'];

/** Somebody signed in to both processes. */
type Everywhere = readonly [one: Person, two: Person];

export interface AtTheVehicle {
  readonly admin: Everywhere;
  readonly dana: Everywhere;
  readonly noa: Everywhere;
  readonly avi: Everywhere;
  /** Dana's, Noa's and Avi's */
  readonly ending: Booking;
  readonly next: Booking;
  readonly third: Booking;
  readonly code: string;
}

type People = Pick<AtTheVehicle, 'admin' | 'dana' | 'noa' | 'avi'>;

/** What was driven keeps its hours, so each round has its own: three on a day, from Monday to Thursday. */
const PER_DAY = 3;
const DAYS = 4;

/** Two processes on one database, and rounds in each of which a vehicle is about to be handed over. */
export async function startRaces(): Promise<Races> {
  const one = await startTestApp({ worker: false });
  return new Races(one, await startTestApp({ shareDatabaseOf: one, worker: false }));
}

export class Races {
  private round = 0;
  private people: People | undefined;

  constructor(
    readonly one: TestApp,
    private readonly two: TestApp,
  ) {}

  async close(): Promise<void> {
    await this.two.close();
    await this.one.close();
  }

  /** `before` is what happens while Dana's booking is signed and has not begun. */
  async rounds(
    times: number,
    play: (at: AtTheVehicle) => Promise<void>,
    before?: (at: Omit<AtTheVehicle, 'code'>) => Promise<void>,
  ): Promise<void> {
    for (let nth = 0; nth < times; nth += 1) {
      const at = await this.atTheVehicle(before);
      await play(at);
      await this.clear(at.admin[0]);
    }
  }

  /** The status of each booking, and which of them has the vehicle. */
  async outcomeOf(...of: readonly Pick<Booking, 'id'>[]): Promise<readonly string[]> {
    const rows = await this.one.database.query<{ status: string; holds: boolean; last: string }>({
      name: 'test.sides',
      text: `SELECT d.status, u.booking_id IS NOT NULL AS holds,
                    (SELECT e.type FROM event e WHERE e.stream = d.booking_id ORDER BY e.version DESC LIMIT 1) AS last
             FROM booking_diary d LEFT JOIN vehicle_use u ON u.booking_id = d.booking_id
             WHERE d.booking_id = ANY ($1::uuid[]) ORDER BY d.start_at`,
      values: [of.map(({ id }) => id)],
    });
    return rows.map(({ status, holds, last }) => `${status}${holds ? ' with the vehicle' : ''}: ${last}`);
  }

  /** Dana has the vehicle, Noa has the hour after hers, and Avi the one after that; ten minutes before Dana's hour is over. */
  private async atTheVehicle(before?: (at: Omit<AtTheVehicle, 'code'>) => Promise<void>): Promise<AtTheVehicle> {
    const { one } = this;
    const nth = Math.floor(this.round / PER_DAY);
    const onDay = addDays(day('2026-11-23'), 7 * Math.floor(nth / DAYS) + (nth % DAYS));
    const startAt = addHours(instant(`${onDay}T06:00:00.000Z`), 3 * (this.round % PER_DAY));
    one.clock.set(addMinutes(startAt, -30));
    const people = await this.signedIn();
    this.round += 1;
    await one.database.query({ name: 'test.clear-quotas', text: 'DELETE FROM quota_use', values: [] });
    const { dana, noa, avi, admin } = people;
    const hour = (after: number) => ({ startTime: addHours(startAt, after), duration: 1 });
    const own = shift(one, dana[0], admin[0]);
    const ending = await own.signed('ALS1', hour(0));
    const next = await shift(one, noa[0], admin[0]).signed('ALS1', hour(1));
    const third = await shift(one, avi[0], admin[0]).signed('ALS1', hour(2));
    await before?.({ ...people, ending, next, third });
    await own.checkIn(ending, { mileage: 48_000 });
    one.clock.set(addMinutes(startAt, 50));
    return { ...people, ending, next, third, code: await codeOf(dana[0], ending) };
  }

  private async signedIn(): Promise<People> {
    if (this.people && this.round % PER_DAY > 0) return this.people;
    const everywhere = async (unit: string) => [await this.one.signIn(unit), await this.two.signIn(unit)] as const;
    return (this.people = {
      admin: [await this.one.signInAdmin(), await this.two.signInAdmin()],
      dana: await everywhere('101'),
      noa: await everywhere('102'),
      avi: await everywhere('103'),
    });
  }

  /** The vehicle is back and nothing lies ahead. */
  private async clear(admin: Person): Promise<void> {
    const open = await this.one.database.query<{ id: string }>({
      name: 'test.open',
      text: `SELECT booking_id AS id FROM booking_diary WHERE status IN ('pending', 'approved', 'active')`,
      values: [],
    });
    for (const { id } of open) await admin.delete(`/api/admin/bookings/${id}`).send({}).expect(200);
  }
}

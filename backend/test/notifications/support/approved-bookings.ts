import { hoursByWeek } from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import type { ResponderId, VehicleId } from '@rigbook/contracts/kernel/ids';
import { addHours, HOUR_MS, instantOfDate, instantOfMillis, periodOf } from '@rigbook/contracts/kernel/time';
import { wiring } from '../../../src/app/app.module.js';
import { BOOKING_STREAM, type BookingEvent } from '../../../src/booking/booking.events.js';
import { withConnection } from '../../../src/platform/database/with-connection.js';
import { context, newId, openEventStore } from '../../event-store/support/open-event-store.js';

const VEHICLES = 10;
const RESPONDERS = 100;
const zone = 'Asia/Jerusalem';

export interface Approver {
  /** Requests and approves one hour after another, each in a command of its own. */
  approve(bookings: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * An organisation whose responders are written to by mail where a message goes by nothing else, and by WhatsApp otherwise: an
 * approval brings one message of each.
 */
export async function openApprover(url: string): Promise<Approver> {
  const thisHour = instantOfMillis(Math.floor(Date.now() / HOUR_MS) * HOUR_MS);
  const [vehicles, responders] = await withConnection(url, async (client) => {
    await client.query(
      `INSERT INTO vehicle (id, name, type, location, allowed_roles, service_status, added_at)
       SELECT uuidv7(), 'Vehicle ' || n, 'BLS', 'Base', '{}', 'available', now() FROM generate_series(1, $1::integer) n`,
      [VEHICLES],
    );
    await client.query(
      `INSERT INTO responder (id, unit_number, first_name, last_name, email, phone_number, department, license_verified,
                              registered_at, channels)
       SELECT uuidv7(), lpad(n::text, 3, '0'), 'Dana', 'Levi', 'unit' || n || '@example.org',
              '0500000' || lpad(n::text, 3, '0'), 'EMT', true, now(), '{whatsapp}'
       FROM generate_series(1, $1::integer) n`,
      [RESPONDERS],
    );
    const idsOf = async <Id>(table: string) =>
      (await client.query<{ id: Id }>(`SELECT id FROM ${table}`)).rows.map(({ id }) => id);
    return [await idsOf<VehicleId>('vehicle'), await idsOf<ResponderId>('responder')];
  });
  const { store, close } = await openEventStore(url, wiring, 4);

  async function approveOne(nth: number): Promise<void> {
    const vehicleId = vehicles[nth % VEHICLES] as VehicleId;
    const responderId = responders[nth % RESPONDERS] as ResponderId;
    const period = periodOf(addHours(thisHour, 72 + Math.floor(nth / VEHICLES)), 1);
    const of = { responderId, vehicleId };
    const events: BookingEvent[] = [
      {
        type: 'BookingRequested',
        data: {
          ...of,
          ...period,
          durationHours: 1,
          purpose: 'Night shift',
          zone,
          hoursByWeek: hoursByWeek(period, zone),
          eligibilityWarnings: [],
          ruleVersion: 1,
        },
      },
      { type: 'BookingApproved', data: { ...of, adminNotes: null } },
    ];
    const stream = newId();
    for (const [version, event] of events.entries())
      await store.commit({
        context: { ...context, now: instantOfDate(new Date()) },
        appends: [{ stream, streamType: BOOKING_STREAM, expectedVersion: version, events: [event] }],
      });
  }
  return {
    async approve(bookings) {
      for (let nth = 0; nth < bookings; nth += 1) await approveOne(nth);
    },
    close,
  };
}

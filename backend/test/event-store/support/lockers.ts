import { rowsStatement } from '../../../src/platform/event-store/projecting/rows-statement.js';
import type { Projection } from '../../../src/platform/event-store/projection.js';
import { withConnection } from '../../../src/platform/database/with-connection.js';

/** A small business for the tests of the log: lockers are rented by the hour, and nobody rents more than 10 hours in all. */
export type LockerEvent =
  | { readonly type: 'LockerRented'; readonly data: { locker: string; renter: string; from: number; hours: number } }
  | { readonly type: 'LockerReturned'; readonly data: { locker: string; renter: string } };

export const rented = (locker: string, renter: string, from: number, hours: number): LockerEvent => ({
  type: 'LockerRented',
  data: { locker, renter, from, hours },
});
export const returned = (locker: string, renter: string): LockerEvent => ({
  type: 'LockerReturned',
  data: { locker, renter },
});

export const occupancy: Projection<LockerEvent> = {
  name: 'occupancy',
  tables: ['locker_occupancy'],
  partitionBy: (event) => event.data.locker,
  on: {
    LockerRented: (events) =>
      rowsStatement({
        name: 'occupancy.rented',
        cells: { rentalId: 'uuid', locker: 'text', starts: 'integer', hours: 'integer' },
        rows: events.map(({ stream, data }) => ({ ...data, rentalId: stream, starts: data.from })),
        text: (rows) => `INSERT INTO locker_occupancy (rental_id, locker, hours)
             SELECT rental_id, locker, int4range(starts, starts + e.hours) FROM ${rows}
             ON CONFLICT (rental_id) DO NOTHING`,
      }),
    LockerReturned: (events) => ({
      name: 'occupancy.returned',
      text: `DELETE FROM locker_occupancy WHERE rental_id = ANY ($1::uuid[])`,
      values: [events.map(({ stream }) => stream)],
    }),
  },
};

export const rentedHours: Projection<LockerEvent> = {
  name: 'rented-hours',
  tables: ['renter_share', 'renter_hours'],
  on: {
    LockerRented: (events) =>
      rowsStatement({
        name: 'rented-hours.rented',
        cells: { rentalId: 'uuid', renter: 'text', hours: 'integer' },
        rows: events.map(({ stream, data }) => ({ ...data, rentalId: stream })),
        text: (rows) => `WITH added AS (
               INSERT INTO renter_share (rental_id, renter, hours)
               SELECT rental_id, renter, hours FROM ${rows} ON CONFLICT (rental_id) DO NOTHING
               RETURNING renter, hours)
             INSERT INTO renter_hours AS total (renter, hours)
             SELECT renter, sum(hours) FROM added GROUP BY renter ORDER BY renter
             ON CONFLICT (renter) DO UPDATE SET hours = total.hours + EXCLUDED.hours`,
      }),
    LockerReturned: (events) => ({
      name: 'rented-hours.returned',
      text: `WITH returned AS (DELETE FROM renter_share WHERE rental_id = ANY ($1::uuid[]) RETURNING renter, hours),
                  summed AS (SELECT renter, sum(hours) AS hours FROM returned GROUP BY renter)
             UPDATE renter_hours total SET hours = total.hours - summed.hours
             FROM summed WHERE total.renter = summed.renter`,
      values: [events.map(({ stream }) => stream)],
    }),
  },
};

/** Counts by type; written behind. */
export const tally: Projection<LockerEvent> = {
  name: 'tally',
  tables: ['locker_tally'],
  partitionBy: ({ type }) => type,
  on: { LockerRented: count('rented'), LockerReturned: count('returned') },
};

function count(what: string) {
  return (events: readonly { readonly id: string }[]) => ({
    name: 'tally.count',
    text: `INSERT INTO locker_tally (event_id, what) SELECT unnest($1::uuid[]), $2 ON CONFLICT (event_id) DO NOTHING`,
    values: [events.map(({ id }) => id), what],
  });
}

export const lockerWiring = { inline: [occupancy, rentedHours], eventual: [tally], upcasters: [] };

const tables = `
  CREATE EXTENSION IF NOT EXISTS btree_gist;
  CREATE TABLE locker_occupancy (
    rental_id uuid PRIMARY KEY, locker text NOT NULL, hours int4range NOT NULL,
    EXCLUDE USING gist (locker WITH =, hours WITH &&));
  CREATE TABLE renter_share (rental_id uuid PRIMARY KEY, renter text NOT NULL, hours integer NOT NULL);
  CREATE INDEX renter_share_by_renter ON renter_share (renter) WITH (fillfactor = 80);
  CREATE TABLE renter_hours (renter text PRIMARY KEY, hours integer NOT NULL CHECK (hours <= 10)) WITH (fillfactor = 70);
  CREATE TABLE locker_tally (event_id uuid PRIMARY KEY, what text NOT NULL);
  GRANT SELECT, INSERT, UPDATE, DELETE ON locker_occupancy, renter_share, renter_hours, locker_tally TO rigbook_app`;

export const createLockerTables = (url: string) => withConnection(url, (client) => client.query(tables));

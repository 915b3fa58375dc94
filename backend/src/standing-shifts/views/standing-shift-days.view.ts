import type { BookingId, Day, StandingShiftId } from '@rigbook/contracts/kernel';
import {
  boolean,
  type ProjectedEvent,
  type Projection,
  rowsStatement,
  rowView,
  uuid,
  word,
} from '../../platform/event-store/index.js';
import type { StandingShiftEvent, StandingShiftMade, StandingShiftNotMade } from '../standing-shift.events.js';

const dropped = (bookings: readonly BookingId[]) => bookings.map((bookingId) => ({ bookingId, isDropped: true }));

/** The bookings that standing shifts made. A unique index lets each day have one, besides those that were dropped with a change. */
export const standingShiftBookings = rowView({
  name: 'standing-shift-bookings',
  table: 'standing_shift_booking',
  key: 'bookingId',
  columns: {
    bookingId: uuid<BookingId>(),
    standingShiftId: uuid<StandingShiftId>(),
    day: word<Day>(),
    isDropped: boolean.initially(false),
  },
}).from<StandingShiftEvent>({
  adds: {
    StandingShiftMade: ({ stream, data }) => ({
      bookingId: data.bookingId,
      standingShiftId: stream as StandingShiftId,
      day: data.day,
    }),
  },
  changes: {
    StandingShiftChanged: ({ data }) => dropped([...data.cancelledBookings, ...(data.droppedBookings ?? [])]),
    StandingShiftEnded: ({ data }) => dropped(data.cancelledBookings),
  },
});

const cells = { standingShiftId: 'uuid', day: 'text' };
const dayOfEvent = ({ stream, data }: ProjectedEvent<StandingShiftMade | StandingShiftNotMade>) => ({
  standingShiftId: stream,
  day: data.day,
});

/** Days of standing shifts that could not be booked. A change of the shift begins again with those that are ahead. */
export const standingShiftGaps: Projection<StandingShiftEvent> = {
  name: 'standing-shift-gaps',
  tables: ['standing_shift_gap'],
  on: {
    StandingShiftNotMade: (events) =>
      rowsStatement({
        name: 'standing-shift-gaps.add',
        cells: { ...cells, because: 'text', startAt: 'timestamptz', endAt: 'timestamptz', toldAt: 'timestamptz' },
        rows: events.map((event) => ({
          ...dayOfEvent(event),
          because: event.data.because,
          startAt: event.data.startAt,
          endAt: event.data.endAt,
          toldAt: event.recordedAt,
        })),
        text: (rows) => `
          INSERT INTO standing_shift_gap (standing_shift_id, day, because, start_at, end_at, told_at)
          SELECT standing_shift_id, day, because, start_at, end_at, told_at FROM ${rows}
          ON CONFLICT (standing_shift_id, day) DO UPDATE
          SET because = excluded.because, start_at = excluded.start_at, end_at = excluded.end_at, told_at = excluded.told_at`,
      }),
    StandingShiftMade: (events) =>
      rowsStatement({
        name: 'standing-shift-gaps.fill',
        cells,
        rows: events.map(dayOfEvent),
        text: (rows) => `DELETE FROM standing_shift_gap g USING ${rows}
          WHERE g.standing_shift_id = e.standing_shift_id AND g.day = e.day`,
      }),
    StandingShiftChanged: (events) =>
      rowsStatement({
        name: 'standing-shift-gaps.begin-again',
        cells: { standingShiftId: 'uuid', at: 'timestamptz' },
        rows: events.map(({ stream, recordedAt }) => ({ standingShiftId: stream, at: recordedAt })),
        text: (rows) => `DELETE FROM standing_shift_gap g USING ${rows}
          WHERE g.standing_shift_id = e.standing_shift_id AND g.start_at >= e.at`,
      }),
  },
};

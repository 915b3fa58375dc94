import { firstRow } from '../../booking/booking-diary/booking-diary.first-row.js';
import { rowAfter } from '../../booking/booking-diary/booking-diary.row-after.js';
import type { BookingDiaryRow } from '../../booking/booking-diary/booking-diary.row.js';
import type { BookingEvent } from '../../booking/booking.events.js';
import type { RecordedEvent } from '../../platform/event-store/recorded-event.js';

interface AfterEvent {
  readonly event: RecordedEvent<BookingEvent>;
  readonly row: BookingDiaryRow;
}

/** The row of the diary as each event left it, by the fold that answers commands; names are those of the present row. */
export function rowsAfterEach(history: readonly RecordedEvent<BookingEvent>[], now: BookingDiaryRow): AfterEvent[] {
  const responder = { unitNumber: now.unit_number, firstName: now.first_name, lastName: now.last_name };
  const vehicle = { name: now.vehicle_name, type: now.vehicle_type };
  let row = now;
  return history.map((event) => {
    row =
      event.type === 'BookingRequested'
        ? firstRow(now.booking_id, event, event.recordedAt, responder, vehicle)
        : rowAfter(row, event, event.recordedAt);
    return { event, row };
  });
}

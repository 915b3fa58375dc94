import type { BookingDiaryRow } from '../../booking/views/booking-diary/booking-diary.query.js';
import { bookingDiary } from '../../booking/views/booking-diary/booking-diary.view.js';
import type { BookingEvent } from '../../booking/booking.events.js';
import type { RecordedEvent } from '../../platform/event-store/recorded-event.js';

interface AfterEvent {
  readonly event: RecordedEvent<BookingEvent>;
  readonly row: BookingDiaryRow;
}

/** The row of the diary as each event left it, by the fold that answers commands; names are those of the present row. */
export function rowsAfterEach(history: readonly RecordedEvent<BookingEvent>[], now: BookingDiaryRow): AfterEvent[] {
  let row = now;
  return history.map((event) => ({ event, row: (row = bookingDiary.after(row, event)) }));
}

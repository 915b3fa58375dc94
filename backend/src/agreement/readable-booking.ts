import type { BookingId } from '@rigbook/contracts/kernel';
import { bookingById } from '../booking/views/booking-diary/booking-diary.query.js';
import type { BookingDiaryRow } from '../booking/views/booking-diary/booking-diary.query.js';
import { refusalToRead } from '../booking/reading-bookings.policy.js';
import type { Database } from '../platform/database/index.js';
import { Refusal } from '../platform/decisions/index.js';
import type { Caller } from '../platform/http/index.js';

/** The booking of an agreement, if the caller may read it. @throws Refusal BOOKING_NOT_FOUND, also for another person's; ADMIN_PASSWORD_REQUIRED, AUDITOR_PROOF_REQUIRED */
export async function readableBooking(
  database: Database,
  bookingId: BookingId,
  caller: Caller,
): Promise<BookingDiaryRow> {
  const row = await database.fetch(bookingById(bookingId));
  if (!row) throw new Refusal('BOOKING_NOT_FOUND');
  const refusal = refusalToRead(row.responderId, caller);
  if (refusal) throw refusal;
  return row;
}

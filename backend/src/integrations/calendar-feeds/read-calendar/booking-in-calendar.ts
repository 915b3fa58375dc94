import type { BookingStatus } from '@rigbook/contracts/booking/booking.words';
import type { BookingId } from '@rigbook/contracts/kernel/ids';
import type { Instant, Zone } from '@rigbook/contracts/kernel/time';
import type { Language } from '@rigbook/contracts/settings/settings.rules';

/** A booking as an entry of a calendar that is read again and again. */
export interface BookingInCalendar {
  readonly bookingId: BookingId;
  readonly status: BookingStatus;
  readonly vehicleName: string;
  /** null once its responder was erased */
  readonly unitNumber: string | null;
  readonly startAt: Instant;
  readonly endAt: Instant;
  /** when the last thing happened to it */
  readonly changedAt: Instant;
}

/** Whose calendar it is, and in whose words and on whose clocks it speaks. */
export interface CalendarOwner {
  readonly of: 'responder' | 'fleet';
  readonly organizationName: string;
  readonly zone: Zone;
  readonly language: Language;
}

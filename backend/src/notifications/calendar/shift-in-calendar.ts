import type { BookingId } from '@rigbook/contracts/kernel/ids';
import type { Instant, Zone } from '@rigbook/contracts/kernel/time';
import type { MailAddress } from '../../platform/configuration/configuration.js';

/** A booking as an entry of its responder's calendar. */
export interface ShiftInCalendar {
  readonly bookingId: BookingId;
  readonly vehicleName: string;
  readonly startAt: Instant;
  readonly endAt: Instant;
  readonly organizationName: string;
  /** whose clocks the entry's text speaks of; its times are instants */
  readonly zone: Zone;
  /** where the booking is looked at */
  readonly url?: string;
  /** the address that the mail is from: it organises the entry, and an organiser alone takes one out again (RFC 5546) */
  readonly from: string;
  readonly to: MailAddress;
}

export type ShiftSituation = 'approved' | 'cancelled';

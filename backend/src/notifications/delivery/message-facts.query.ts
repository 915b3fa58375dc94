import type { BookingId } from '@rigbook/contracts/kernel/ids';
import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import type { BookingStatus } from '@rigbook/contracts/booking/booking.words';
import type { Zone, Instant } from '@rigbook/contracts/kernel/time';
import type { BookingAtSending } from '@rigbook/contracts/notifications/still-wanted.rules';
import type { Country } from '@rigbook/contracts/settings/country.words';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import { query, type Query } from '../../platform/database/query.js';
import type { ClaimedNotification } from './notification.js';

/** What a message may need to know at the moment when it is sent. */
export interface MessageFacts {
  readonly organisation: {
    readonly name: string;
    readonly contactEmail: string | null;
    readonly zone: Zone;
    readonly language: Language;
    readonly country: Country;
  };
  readonly responder: {
    readonly unitNumber: string;
    readonly name: string;
    readonly email: string | null;
    readonly phoneNumber: string;
    /** null: the organisation's */
    readonly language: Language | null;
  };
  readonly booking: BookedVehicle | undefined;
  /** why it was rejected or cancelled, what is wrong with a licence; null: nobody said */
  readonly reason: string | null;
  readonly damage: readonly DamageReport[];
}

export interface BookedVehicle extends BookingAtSending {
  readonly id: BookingId;
  readonly vehicleName: string;
  readonly durationHours: number;
  readonly wasApproved: boolean;
}

interface FactsRow {
  readonly organization_name: string;
  readonly contact_email: string | null;
  readonly zone: Zone;
  readonly organization_language: Language;
  readonly country: Country;
  readonly unit_number: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly phone_number: string;
  readonly language: Language | null;
  readonly booking_id: BookingId | null;
  readonly status: BookingStatus;
  readonly start_at: Instant;
  readonly end_at: Instant;
  readonly duration_hours: number;
  readonly signed_at: Instant | null;
  readonly was_approved: boolean;
  readonly vehicle_name: string;
  readonly reason: string | null;
  readonly damage: readonly DamageReport[] | null;
}

/** Undefined where the person was erased meanwhile: nobody is told anything about them any more. */
export const messageFacts = (notification: ClaimedNotification): Query<MessageFacts | undefined> =>
  query<FactsRow, MessageFacts | undefined>(
    {
      name: 'notification.facts',
      text: `SELECT o.organization_name, o.contact_email, o.zone, o.language AS organization_language, o.country,
                    r.unit_number, r.first_name, r.last_name, r.email, r.phone_number, r.language,
                    b.booking_id, b.status, b.start_at, b.end_at, b.duration_hours, b.signed_at,
                    b.status <> 'rejected' AND b.decided_at IS NOT NULL AS was_approved, v.name AS vehicle_name,
                    coalesce(b.reason, l.notes) AS reason,
                    (SELECT e.data -> 'damageReports' FROM event e WHERE e.stream = $3 AND e.id = $4) AS damage
             FROM responder r
             CROSS JOIN organisation_settings o
             LEFT JOIN booking_diary b ON b.booking_id = $2
             LEFT JOIN vehicle v ON v.id = b.vehicle_id
             LEFT JOIN licence_review l ON l.verification_id = $3
             WHERE r.id = $1`,
      values: [notification.responderId, notification.bookingId, notification.stream, notification.eventId],
    },
    ([row]) => row && toFacts(row),
  );

const toFacts = (row: FactsRow): MessageFacts => ({
  organisation: {
    name: row.organization_name,
    contactEmail: row.contact_email,
    zone: row.zone,
    language: row.organization_language,
    country: row.country,
  },
  responder: {
    unitNumber: row.unit_number,
    name: [row.first_name, row.last_name].filter(Boolean).join(' ') || row.unit_number,
    email: row.email,
    phoneNumber: row.phone_number,
    language: row.language,
  },
  booking: row.booking_id === null ? undefined : toBooking(row, row.booking_id),
  reason: row.reason,
  damage: row.damage ?? [],
});

const toBooking = (row: FactsRow, id: BookingId): BookedVehicle => ({
  id,
  vehicleName: row.vehicle_name,
  status: row.status,
  startAt: row.start_at,
  endAt: row.end_at,
  durationHours: row.duration_hours,
  signedAt: row.signed_at,
  wasApproved: row.was_approved,
});

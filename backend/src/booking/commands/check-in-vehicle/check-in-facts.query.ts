import type { BookingId, DamageId, Instant, Period } from '@rigbook/contracts/kernel';
import { checkInOpening } from '@rigbook/contracts/settings/settings.rules';
import { editionIn, publishedEdition, type StoredEdition } from '../../../checklists/views/checklist-editions.query.js';
import { query, type Query } from '../../../platform/database/index.js';
import type { ChecklistGiven } from '../answered-checklist.decision.js';
import { lateSince } from '../../views/reading-taken-at.js';
import type { CheckInFacts } from './check-in-vehicle.decision.js';

type StoredFacts = Pick<
  CheckInFacts,
  'opensMinutesBeforeStart' | 'takenByOthers' | 'knownDamage' | 'edition' | 'lastReadingThen' | 'holdsWithMajorDamage'
>;

/** A row for each taken period, or one without. */
type FactsRow = Pick<CheckInFacts, 'opensMinutesBeforeStart' | 'knownDamage' | 'holdsWithMajorDamage'> & {
  readonly edition: StoredEdition | null;
} & {
  readonly [Name in keyof Period]: Instant | null;
} & { readonly isReadSince: boolean; readonly lastKmThen: number | null };

interface Asked {
  readonly handedOverBy?: BookingId | null;
  readonly confirmedDamage?: readonly DamageId[];
  readonly given?: ChecklistGiven | undefined;
  readonly completedOnDeviceAt?: Instant | null;
}

/**
 * What a check-in at that moment rests on besides the booking; no hours are taken if the booking has started by then, or by the booking
 * that hands the vehicle over.
 */
export const checkInFacts = (
  bookingId: BookingId,
  now: Instant,
  { handedOverBy = null, confirmedDamage = [], given, completedOnDeviceAt = null }: Asked = {},
): Query<StoredFacts> =>
  query<FactsRow, StoredFacts>(
    {
      name: 'check-in.facts',
      text: `SELECT coalesce(o.check_in_opens_minutes_before, ${checkInOpening.usual}) AS "opensMinutesBeforeStart",
                    o.hold_vehicle_with_major_damage AS "holdsWithMajorDamage", lower(r.during) AS "startAt",
                    coalesce(r.booked_until, upper(r.during), d.start_at) AS "endAt",
                    ARRAY (SELECT v.damage_id FROM vehicle_damage v
                           WHERE v.damage_id = ANY ($4::uuid[]) AND v.vehicle_id = d.vehicle_id) AS "knownDamage",
                    ${publishedEdition('$5', 'check-in')} AS edition,
                    EXISTS (SELECT FROM vehicle_condition k
                            WHERE k.vehicle_id = d.vehicle_id AND k.read_at > $6::timestamptz) AS "isReadSince",
                    (SELECT CASE WHEN s.returned_at <= $6 THEN s.check_out_km ELSE s.check_in_km END FROM odometer_shift s
                     WHERE s.vehicle_id = d.vehicle_id AND s.taken_at <= $6::timestamptz AND s.booking_id <> d.booking_id
                     ORDER BY s.taken_at DESC, s.booking_id DESC LIMIT 1) AS "lastKmThen"
             FROM organisation_settings o LEFT JOIN booking_diary d ON d.booking_id = $1 LEFT JOIN vehicle_reservation r
               ON r.vehicle_id = d.vehicle_id AND r.booking_id <> d.booking_id AND r.booking_id IS DISTINCT FROM $3::uuid
               AND r.during && tstzrange($2::timestamptz, greatest($2::timestamptz, d.start_at))
               AND (r.booked_until IS NULL OR r.booked_until > $2)
             ORDER BY lower(r.during)`,
      values: [
        bookingId,
        now,
        handedOverBy,
        confirmedDamage,
        given?.editionId ?? null,
        lateSince(completedOnDeviceAt, now),
      ],
    },
    (rows) => {
      const [first] = rows;
      if (!first) throw new Error('the row of organisation_settings is missing');
      return {
        opensMinutesBeforeStart: first.opensMinutesBeforeStart,
        holdsWithMajorDamage: first.holdsWithMajorDamage ?? false,
        knownDamage: first.knownDamage ?? [],
        edition: first.edition && editionIn(first.edition),
        lastReadingThen: first.isReadSince ? { mileageKm: first.lastKmThen } : null,
        takenByOthers: rows.flatMap(({ startAt, endAt }) =>
          startAt === null || endAt === null ? [] : [{ startAt, endAt }],
        ),
      };
    },
  );

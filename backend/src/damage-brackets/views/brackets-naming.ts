import { shiftsIn } from '@rigbook/contracts/damage/named-in-bracket.rules';
import type { BookingId, DamagePhotoId, VehicleId } from '@rigbook/contracts/kernel';
import { damageTable } from '../../fleet/vehicle-damage/vehicle-damage.table.js';
import type { VehicleEvent } from '../../fleet/vehicle.events.js';
import { allRows, type Database, type Query } from '../../platform/database/index.js';
import type { EventStore, RowOf } from '../../platform/event-store/index.js';
import { seenPhotoKey } from '../../seen-photos/seen-photo.statements.js';
import { damageHistory } from './damage-history.query.js';
import { type DamageMatter, matterOf } from './damage-matter.js';

type Reported = RowOf<typeof damageTable>;
export type BookingMatter = DamageMatter<Reported>;

interface OfBooking {
  readonly bookingId: BookingId;
  readonly vehicleId: VehicleId;
}

/** Reports after the shift that may name it still; the next clean look ends what can. */
const MOST_LATER = 20;

/** What was reported with the booking, and of its vehicle next after its check-in. */
export const damageNear = ({ bookingId, vehicleId }: OfBooking): Query<readonly Reported[]> =>
  allRows<Reported>({
    name: 'damage-bracket.near-booking',
    text: `SELECT ${damageTable.select('d')} FROM vehicle_damage d WHERE d.booking_id = $1
           UNION
           SELECT later.* FROM odometer_shift s CROSS JOIN LATERAL (
             SELECT ${damageTable.select('d')} FROM vehicle_damage d
             WHERE d.vehicle_id = $2 AND d.reported_at >= s.taken_at
             ORDER BY d.reported_at, d.damage_id LIMIT ${MOST_LATER}) later
           WHERE s.booking_id = $1
           ORDER BY "reportedAt", "damageId"`,
    values: [bookingId, vehicleId],
  });

export interface SeenPhoto {
  readonly photoId: DamagePhotoId;
  /** of where it is kept; undefined if it has not arrived, or was erased */
  readonly key: Query<string | undefined>;
}

/** The photos of what was seen before, where the damage is, each once. */
export const seenPhotosOf = (matters: readonly BookingMatter[]): readonly SeenPhoto[] => [
  ...new Map(
    matters.flatMap(({ sightings }) =>
      sightings.flatMap(({ defectId, photos }) =>
        photos.map(({ photoId }) => [photoId, { photoId, key: seenPhotoKey(defectId, photoId) }] as const),
      ),
    ),
  ).values(),
];

/** Damage that was reported with the booking, whose bracket names its shift, or that was attributed to it, in the order of the reports. */
export async function bracketsNaming(
  database: Database,
  events: EventStore,
  of: OfBooking,
): Promise<readonly BookingMatter[]> {
  const near = await database.fetch(damageNear(of));
  if (near.length === 0) return [];
  const vehicle = await events.readStream<VehicleEvent>(of.vehicleId);
  const histories = await database.fetchAll(near.map(({ reportedAt }) => damageHistory(of.vehicleId, reportedAt)));
  return near
    .map((damage, nth) => matterOf(damage, vehicle, histories[nth] ?? { shifts: [], looks: [], isCut: false }))
    .filter(
      ({ damage, bracket, dispute }) =>
        damage.bookingId === of.bookingId ||
        (bracket && shiftsIn(bracket).includes(of.bookingId)) ||
        dispute.settlements.some(({ attributedTo }) => attributedTo === of.bookingId),
    );
}

import type { Period, ResponderId, VehicleId, WishId } from '@rigbook/contracts/kernel';
import { allRows, oneRow, query, type Query } from '../../platform/database/index.js';
import type { RowOf } from '../../platform/event-store/index.js';
import { wishes } from './wishes.view.js';

export type WishRow = RowOf<typeof wishes>;

/** A row with names, and how many stand before it. */
export interface WishInLine extends WishRow {
  readonly vehicleName: string;
  readonly vehicleType: string;
  readonly offeredVehicleName: string | null;
  readonly offeredVehicleType: string | null;
  readonly ahead: number;
}

export const OPEN = `('waiting', 'offered')`;

/** Counts the open wishes of others that want a vehicle and hours which such a wish wants too. `before` says which of them came earlier. */
const aheadOf = (
  wish: Readonly<Record<'responderId' | 'vehicleId' | 'type' | 'anyOfType' | 'from' | 'until', string>>,
  before: string,
) =>
  `(SELECT count(*)::int FROM waitlist_wish o JOIN vehicle c ON c.id = o.vehicle_id
    WHERE o.status IN ${OPEN} AND o.start_at < ${wish.until} AND o.end_at > ${wish.from} AND ${before}
      AND o.responder_id <> ${wish.responderId} AND (o.vehicle_id = ${wish.vehicleId} OR ((o.any_of_type OR ${wish.anyOfType}) AND c.type = ${wish.type})))`;

/** What a person waits for, in order of time. */
export const openWishesOf = (responderId: ResponderId): Query<readonly WishInLine[]> =>
  allRows<WishInLine>({
    name: 'waitlist-wishes.open-of-responder',
    text: `SELECT ${wishes.select('w')}, v.name AS "vehicleName", v.type AS "vehicleType",
                  p.name AS "offeredVehicleName", p.type AS "offeredVehicleType",
                  ${aheadOf(
                    {
                      responderId: 'w.responder_id',
                      vehicleId: 'w.vehicle_id',
                      type: 'v.type',
                      anyOfType: 'w.any_of_type',
                      from: 'w.start_at',
                      until: 'w.end_at',
                    },
                    '(o.joined_at, o.wish_id) < (w.joined_at, w.wish_id)',
                  )} AS ahead
           FROM waitlist_wish w JOIN vehicle v ON v.id = w.vehicle_id LEFT JOIN vehicle p ON p.id = w.offered_vehicle_id
           WHERE w.responder_id = $1 AND w.status IN ${OPEN}
           ORDER BY w.start_at, w.wish_id`,
    values: [responderId],
  });

/**
 * The slots that a person cannot get: also those of wishes that a process of an older version, which knows no slots, ended or left. The
 * constraint guards their rows as well.
 */
export const takenSlots = (responderId: ResponderId): Query<readonly number[]> =>
  query<{ slot: number }, readonly number[]>(
    {
      name: 'waitlist-slots.taken',
      text: `SELECT slot FROM waitlist_slot WHERE responder_id = $1 AND is_open AND slot IS NOT NULL`,
      values: [responderId],
    },
    (rows) => rows.map(({ slot }) => slot),
  );

/** How many would stand before the person who joins now. */
export const lineFor = ({
  responderId,
  vehicleId,
  period,
  anyOfType,
}: {
  readonly responderId: ResponderId;
  readonly vehicleId: VehicleId;
  readonly period: Period;
  readonly anyOfType: boolean;
}): Query<number> =>
  query<{ ahead: number }, number>(
    {
      name: 'waitlist-wishes.line',
      text: `SELECT ${aheadOf(
        {
          responderId: '$5',
          vehicleId: '$1',
          type: '(SELECT type FROM vehicle WHERE id = $1)',
          anyOfType: '$4::boolean',
          from: '$2',
          until: '$3',
        },
        'true',
      )} AS ahead`,
      values: [vehicleId, period.startAt, period.endAt, anyOfType, responderId],
    },
    ([row]) => row?.ahead ?? 0,
  );

/** One's own wish, whatever became of it; undefined if it is somebody else's. */
export const ownWish = (wishId: WishId, responderId: ResponderId): Query<WishRow | undefined> =>
  oneRow<WishRow>({
    name: 'waitlist-wishes.own',
    text: `SELECT ${wishes.select('w')} FROM waitlist_wish w WHERE w.wish_id = $1 AND w.responder_id = $2`,
    values: [wishId, responderId],
  });

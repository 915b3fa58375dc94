import type { Checklist, ChecklistOccasion } from '@rigbook/contracts/checklists/checklist.words';
import type { BookingId, EditionId, Instant, VehicleId } from '@rigbook/contracts/kernel';
import { allRows, query, type Query } from '../../platform/database/index.js';

export interface StoredEdition {
  readonly id: EditionId;
  readonly edition: number;
  /** a Checklist as JSON */
  readonly content: string;
}

export interface Edition extends Checklist {
  readonly id: EditionId;
  readonly edition: number;
}

export const editionIn = ({ id, edition, content }: StoredEdition): Edition => ({
  id,
  edition,
  ...(JSON.parse(content) as Checklist),
});

export interface EditionOfType extends Omit<StoredEdition, 'content'> {
  readonly vehicleType: string;
  readonly occasion: ChecklistOccasion;
  /** what the type is called now, if vehicles are still checked by it under other names */
  readonly renamedTo: readonly string[];
  readonly draftedAt: Instant;
  /** null: a draft */
  readonly publishedAt: Instant | null;
  readonly unitNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** What a vehicle is called as a type, and was: with the place in its stream where it got the name. */
const namesOf = (vehicle: string) => `
  (SELECT ${vehicle}.type, ${2 ** 31 - 1} AS since UNION ALL
   SELECT e.data ->> 'type', max(e.version) FROM event e
   WHERE e.stream = ${vehicle}.id AND e.type IN ('VehicleAdded', 'VehicleDetailsChanged') AND e.data ->> 'type' <> ${vehicle}.type
   GROUP BY 1)`;

/** SQL: all vehicles that have this type by now had the former name, so that it was the type that got another name. */
const isRenamed = (type: string, former: string) => `
  NOT EXISTS (SELECT FROM vehicle o WHERE o.type = ${type} AND o.retired_at IS NULL AND NOT EXISTS (
    SELECT FROM event f WHERE f.stream = o.id AND f.type IN ('VehicleAdded', 'VehicleDetailsChanged') AND f.data ->> 'type' = ${former}))`;

/** Many years of a few types. */
const MOST_EDITIONS = 500;

const SELECT_EDITION = `
  SELECT c.edition_id AS id, c.vehicle_type AS "vehicleType", c.occasion, c.edition,
         ARRAY (SELECT DISTINCT v.type FROM vehicle v CROSS JOIN LATERAL ${namesOf('v')} n
                WHERE v.retired_at IS NULL AND v.type <> c.vehicle_type AND n.type = c.vehicle_type
                  AND ${isRenamed('v.type', 'c.vehicle_type')}) AS "renamedTo",
         c.drafted_at AS "draftedAt", c.published_at AS "publishedAt",
         r.unit_number AS "unitNumber", r.first_name AS "firstName", r.last_name AS "lastName"
  FROM checklist_edition c LEFT JOIN responder r ON r.id = c.published_by`;

/** The drafts, and all editions of all types, the latest first; without what they ask. */
export const allEditions = (): Query<readonly EditionOfType[]> =>
  allRows<EditionOfType>({
    name: 'checklist-editions.all',
    text: `${SELECT_EDITION} ORDER BY c.vehicle_type, c.occasion, c.edition DESC LIMIT $1`,
    values: [MOST_EDITIONS],
  });

export const editionById = (id: EditionId): Query<Edition | undefined> =>
  query<StoredEdition, Edition | undefined>(
    {
      name: 'checklist-editions.one',
      text: `SELECT edition_id AS id, edition, content FROM checklist_edition WHERE edition_id = $1`,
      values: [id],
    },
    ([row]) => row && editionIn(row),
  );

export type EditionsInForce = Readonly<Record<ChecklistOccasion, Edition | null>>;

/** The latest published editions of the type of the booking's vehicle; null where there is none. */
export const editionsInForce = (bookingId: BookingId): Query<EditionsInForce> =>
  query<StoredEdition & { readonly occasion: ChecklistOccasion }, EditionsInForce>(
    {
      name: 'checklist-editions.in-force',
      text: `SELECT DISTINCT ON (c.occasion) c.edition_id AS id, c.occasion, c.edition, c.content
             FROM booking_diary d JOIN vehicle v ON v.id = d.vehicle_id CROSS JOIN LATERAL ${namesOf('v')} n
               JOIN checklist_edition c ON c.vehicle_type = n.type AND c.published_at IS NOT NULL
             WHERE d.booking_id = $1 AND (n.type = v.type OR ${isRenamed('v.type', 'n.type')})
             ORDER BY c.occasion, n.since DESC, c.edition DESC`,
      values: [bookingId],
    },
    (rows) => {
      const of = (occasion: ChecklistOccasion) => {
        const row = rows.find((one) => one.occasion === occasion);
        return row ? editionIn(row) : null;
      };
      return { 'check-in': of('check-in'), return: of('return') };
    },
  );

/** SQL of a published edition for the type of the vehicle of `d`, under any name that it had, a booking or the like, by the parameter that has its id. */
export const publishedEdition = (parameter: string, occasion: ChecklistOccasion): string =>
  `(SELECT json_build_object('id', c.edition_id, 'edition', c.edition, 'content', c.content)
    FROM checklist_edition c JOIN vehicle own ON own.id = d.vehicle_id
    WHERE c.edition_id = ${parameter}::uuid AND c.occasion = '${occasion}' AND c.published_at IS NOT NULL
      AND (own.type = c.vehicle_type OR c.vehicle_type IN (SELECT n.type FROM ${namesOf('own')} n)))`;

/** Null if the type of the booking's vehicle has none of that id for the occasion. */
export const publishedEditionOf = (
  bookingId: BookingId,
  editionId: EditionId,
  occasion: ChecklistOccasion,
): Query<Edition | null> =>
  query<{ readonly edition: StoredEdition | null }, Edition | null>(
    {
      name: `checklist-editions.of-${occasion}`,
      text: `SELECT ${publishedEdition('$2', occasion)} AS edition FROM booking_diary d WHERE d.booking_id = $1`,
      values: [bookingId, editionId],
    },
    ([row]) => (row?.edition ? editionIn(row.edition) : null),
  );

/** Null if the type of the vehicle has none of that id for its check-in. */
export const checkInEditionOf = (vehicleId: VehicleId, editionId: EditionId | null): Query<Edition | null> =>
  query<{ readonly edition: StoredEdition | null }, Edition | null>(
    {
      name: 'checklist-editions.of-vehicle',
      text: `SELECT ${publishedEdition('$2', 'check-in')} AS edition FROM (SELECT $1::uuid AS vehicle_id) d`,
      values: [vehicleId, editionId],
    },
    ([row]) => (row?.edition ? editionIn(row.edition) : null),
  );

/** The latest for the check-in of a vehicle of the fleet, null if there is none; undefined if the vehicle is unknown or retired. */
export const checkInEditionInForce = (vehicleId: VehicleId): Query<Edition | null | undefined> =>
  query<{ readonly edition: StoredEdition | null }, Edition | null | undefined>(
    {
      name: 'checklist-editions.in-force-of-vehicle',
      text: `SELECT (SELECT json_build_object('id', c.edition_id, 'edition', c.edition, 'content', c.content) FROM ${namesOf('v')} n JOIN checklist_edition c ON c.vehicle_type = n.type
                     WHERE c.occasion = 'check-in' AND c.published_at IS NOT NULL AND (n.type = v.type OR ${isRenamed('v.type', 'n.type')})
                     ORDER BY n.since DESC, c.edition DESC LIMIT 1) AS edition
             FROM vehicle v WHERE v.id = $1 AND v.retired_at IS NULL`,
      values: [vehicleId],
    },
    ([row]) => row && (row.edition ? editionIn(row.edition) : null),
  );

export const isTypeOfFleet = (vehicleType: string): Query<boolean> =>
  query<{ readonly isOfFleet: boolean }, boolean>(
    {
      name: 'checklist-editions.is-type-of-fleet',
      text: `SELECT EXISTS (SELECT FROM vehicle WHERE type = $1 AND retired_at IS NULL) AS "isOfFleet"`,
      values: [vehicleType],
    },
    ([row]) => row?.isOfFleet ?? false,
  );

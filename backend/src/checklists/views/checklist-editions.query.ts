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

export interface EditionOfType extends StoredEdition {
  readonly vehicleType: string;
  readonly occasion: ChecklistOccasion;
  readonly draftedAt: Instant;
  /** null: a draft */
  readonly publishedAt: Instant | null;
  readonly unitNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Many years of a few types. */
const MOST_EDITIONS = 500;

/** The drafts, and all editions of all types, the latest first. */
export const allEditions = (): Query<readonly EditionOfType[]> =>
  allRows<EditionOfType>({
    name: 'checklist-editions.all',
    text: `SELECT c.edition_id AS id, c.vehicle_type AS "vehicleType", c.occasion, c.edition, c.content,
                  c.drafted_at AS "draftedAt", c.published_at AS "publishedAt",
                  r.unit_number AS "unitNumber", r.first_name AS "firstName", r.last_name AS "lastName"
           FROM checklist_edition c LEFT JOIN responder r ON r.id = c.published_by
           ORDER BY c.vehicle_type, c.occasion, c.edition DESC LIMIT $1`,
    values: [MOST_EDITIONS],
  });

export type EditionsInForce = Readonly<Record<ChecklistOccasion, Edition | null>>;

/** The latest published editions of the type of the booking's vehicle; null where there is none. */
export const editionsInForce = (bookingId: BookingId): Query<EditionsInForce> =>
  query<StoredEdition & { readonly occasion: ChecklistOccasion }, EditionsInForce>(
    {
      name: 'checklist-editions.in-force',
      text: `SELECT DISTINCT ON (c.occasion) c.edition_id AS id, c.occasion, c.edition, c.content
             FROM booking_diary d JOIN vehicle v ON v.id = d.vehicle_id
               JOIN checklist_edition c ON c.vehicle_type = v.type AND c.published_at IS NOT NULL
             WHERE d.booking_id = $1 ORDER BY c.occasion, c.edition DESC`,
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

/** SQL of a published edition for the type of the vehicle of `d`, a booking or the like, by the parameter that has its id. */
export const publishedEdition = (parameter: string, occasion: ChecklistOccasion): string =>
  `(SELECT json_build_object('id', c.edition_id, 'edition', c.edition, 'content', c.content)
    FROM checklist_edition c JOIN vehicle o ON o.type = c.vehicle_type
    WHERE c.edition_id = ${parameter}::uuid AND c.occasion = '${occasion}' AND c.published_at IS NOT NULL AND o.id = d.vehicle_id)`;

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
      text: `SELECT (SELECT json_build_object('id', c.edition_id, 'edition', c.edition, 'content', c.content) FROM checklist_edition c
                     WHERE c.vehicle_type = v.type AND c.occasion = 'check-in' AND c.published_at IS NOT NULL
                     ORDER BY c.edition DESC LIMIT 1) AS edition
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

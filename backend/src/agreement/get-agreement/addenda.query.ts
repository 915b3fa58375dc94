import type { Wording } from '@rigbook/contracts/agreement/agreement-text';
import { addendumDocument, addendumWording } from '@rigbook/contracts/agreement/addendum';
import type { BookingId, Instant } from '@rigbook/contracts/kernel';
import { type BookingExtended, streamOf } from '../../booking/booking.events.js';
import { movedBy } from '../../booking/moved-by.query.js';
import { query, type Query } from '../../platform/database/index.js';

export interface Addendum {
  readonly version: string;
  readonly acceptedAt: Instant;
  readonly text: string;
  readonly wording: Wording;
  readonly sha256: string;
}

interface ExtensionRow {
  readonly recordedAt: Instant;
  readonly data: BookingExtended['data'];
}

/**
 * The addenda to a booking's agreement, oldest first: those accepted since a change to other hours, another vehicle or another responder, which only an
 * agreement signed for them covers. A shift that is out keeps its agreement. The log is read: an extension is rare, and no list shows addenda.
 */
export const addendaOf = (bookingId: BookingId): Query<readonly Addendum[]> =>
  query<ExtensionRow, readonly Addendum[]>(
    {
      name: 'agreement.addenda',
      text: `SELECT recorded_at AS "recordedAt", data FROM event
             WHERE stream = $1 AND event.type = 'BookingExtended' AND version > coalesce(
               (SELECT max(version) FROM event
                WHERE stream = $1 AND (event.type = 'BookingHandedOn' OR data ->> 'status' <> 'active' AND ${movedBy('event')})), 0)
             ORDER BY version`,
      values: [streamOf(bookingId)],
    },
    (rows) =>
      rows.map(
        ({
          recordedAt,
          data: { acceptedAt = recordedAt, addendumVersion: version, addendumSha256: sha256, ...extension },
        }) => ({
          version,
          acceptedAt,
          text: addendumDocument(version, { ...extension, bookingId }),
          wording: addendumWording(version, { ...extension, bookingId }),
          sha256,
        }),
      ),
  );

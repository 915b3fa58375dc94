import { addendumDocument } from '@rigbook/contracts/agreement/addendum';
import type { BookingId, Instant } from '@rigbook/contracts/kernel';
import { type BookingExtended, streamOf } from '../../booking/booking.events.js';
import { query, type Query } from '../../platform/database/index.js';

interface Addendum {
  readonly version: string;
  readonly acceptedAt: Instant;
  readonly text: string;
  readonly sha256: string;
}

interface ExtensionRow {
  readonly acceptedAt: Instant;
  readonly data: BookingExtended['data'];
}

/** The addenda to a booking's agreement, oldest first. The log is read: an extension is rare, and no list shows addenda. */
export const addendaOf = (bookingId: BookingId): Query<readonly Addendum[]> =>
  query<ExtensionRow, readonly Addendum[]>(
    {
      name: 'agreement.addenda',
      text: `SELECT recorded_at AS "acceptedAt", data FROM event
             WHERE stream = $1 AND event.type = 'BookingExtended' ORDER BY version`,
      values: [streamOf(bookingId)],
    },
    (rows) =>
      rows.map(({ acceptedAt, data: { addendumVersion: version, addendumSha256: sha256, ...extension } }) => ({
        version,
        acceptedAt,
        text: addendumDocument(version, { ...extension, bookingId }),
        sha256,
      })),
  );

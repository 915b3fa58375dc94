import type { BookingId } from '@rigbook/contracts/kernel/ids';
import { query, type Query } from '../../platform/database/query.js';

/** The name that stands under the booking's agreement; null where no document of it is kept. */
export const signerNow = (bookingId: BookingId): Query<string | null> =>
  query<{ signer_name: string }, string | null>(
    {
      name: 'audit.signer',
      text: `SELECT signer_name FROM signed_agreement WHERE booking_id = $1`,
      values: [bookingId],
    },
    ([row]) => row?.signer_name ?? null,
  );

import { api, bodyOf } from '../../../../lib/http/client.js';
import type { Booking } from '../../../../lib/http/answers.js';

export interface Decision {
  readonly bookingId: string;
  readonly approved: boolean;
  /** On a rejection they are its reason. */
  readonly adminNotes: string;
}

/** Approves or rejects a pending booking; goes out also where the page is being closed. */
export const decideBooking = ({ bookingId, approved, adminNotes }: Decision): Promise<Booking> =>
  bodyOf(
    api.PUT('/api/admin/bookings/{id}/approve', {
      params: { path: { id: bookingId } },
      body: { approved, ...(adminNotes.trim() !== '' && { adminNotes }) },
      keepalive: true,
    }),
  );

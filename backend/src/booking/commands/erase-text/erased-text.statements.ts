import type { BookingId } from '@rigbook/contracts/kernel';
import { query, type Query } from '../../../platform/database/index.js';
import type { Statement } from '../../../platform/event-store/index.js';
import type { ErasedText, TextStanding } from './erase-text.decision.js';

export const standingOfText = (bookingId: BookingId, { eventId, path }: ErasedText): Query<TextStanding> =>
  query<{ standing: TextStanding }, TextStanding>(
    {
      name: 'booking.standing-of-text',
      text: `SELECT CASE WHEN EXISTS (SELECT FROM erasable_text
                                      WHERE event_id = $2 AND path = $3 AND stream = $1 AND text IS NOT NULL) THEN 'kept'
                         WHEN EXISTS (SELECT FROM event WHERE stream = $1 AND id = $2
                                      AND jsonb_typeof(data #> string_to_array($3, '.')) = 'string') THEN 'in-clear'
                         ELSE 'none' END AS standing`,
      values: [bookingId, eventId, path],
    },
    ([row]) => row?.standing ?? 'none',
  );

/** Empties the text. Its row stays, so that a lost one is not taken for an erased one. A request from the waitlist repeats its wish. */
export const forgetText = ({ eventId, path }: ErasedText): Statement => ({
  name: 'booking.forget-text',
  text: `UPDATE erasable_text SET salt = NULL, text = NULL
         WHERE event_id = ANY ($1::uuid || ARRAY (
             SELECT wished.id FROM event asked JOIN event wished ON wished.stream = (asked.data ->> 'wishId')::uuid
             WHERE asked.id = $1))
           AND path = $2`,
  values: [eventId, path],
});

/** Deletes what was answered to the wish whose offer the event accepted. */
export const forgetAnswersOfWish = ({ eventId }: ErasedText): Statement => ({
  name: 'booking.forget-answers-of-wish',
  text: `DELETE FROM idempotency_key
         WHERE body::text LIKE '%' || (SELECT data ->> 'wishId' FROM event WHERE id = $1) || '%'`,
  values: [eventId],
});

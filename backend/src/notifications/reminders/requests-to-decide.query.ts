import {
  reminderDue,
  type ReminderHours,
  type WaitingRequest,
} from '@rigbook/contracts/booking/request-reminders.rules';
import type { Instant } from '@rigbook/contracts/kernel';
import { movedBy } from '../../booking/moved-by.query.js';
import { query, type Query } from '../../platform/database/index.js';
import type { BookingToRemindOf } from './bookings-to-warn.query.js';

type Row = BookingToRemindOf &
  WaitingRequest &
  ReminderHours & { readonly hadFirst: boolean; readonly hadLast: boolean };

export interface RequestsToDecide {
  readonly first: readonly BookingToRemindOf[];
  readonly last: readonly BookingToRemindOf[];
}

/** Other hours, another vehicle or another responder make it another request; another purpose does not. */
const ASKS = `(e.type IN ('BookingRequested', 'BookingHandedOn') OR ${movedBy('e')})`;

const had = (kind: string) =>
  `EXISTS (SELECT FROM notification n WHERE n.booking_id = d.booking_id AND n.kind = '${kind}' AND n.created_at >= asked.at)`;

/** Requests whose office is to be reminded. They start within the booking window, so their number is bounded by its hours. */
export const requestsToDecide = (now: Instant): Query<RequestsToDecide> =>
  query<Row, RequestsToDecide>(
    {
      name: 'notification.requests-to-decide',
      text: `SELECT d.booking_id AS "bookingId", d.responder_id AS "responderId", d.start_at AS "startAt", asked.at AS "askedAt",
                    asked.id AS "eventId", o.reminder_hours_after_request AS "afterRequest", o.reminder_hours_before_start AS "beforeStart",
                    ${had('request_reminder')} AS "hadFirst", ${had('request_last_reminder')} AS "hadLast"
             FROM organisation_settings o CROSS JOIN booking_diary d CROSS JOIN LATERAL (
               SELECT e.id, e.recorded_at AS at FROM event e WHERE e.stream = d.booking_id AND ${ASKS} ORDER BY e.version DESC LIMIT 1
             ) asked
             WHERE d.status = 'pending' AND d.start_at > $1
               AND (o.reminder_hours_after_request > 0 OR o.reminder_hours_before_start > 0)`,
      values: [now],
    },
    (rows) => {
      const due = (which: 'first' | 'last') => rows.filter((row) => reminderDue(row, row, now) === which);
      return {
        first: due('first').filter(({ hadFirst }) => !hadFirst),
        last: due('last').filter(({ hadLast }) => !hadLast),
      };
    },
  );

import type { BookingId, Instant, ResponderId } from '@rigbook/contracts/kernel';
import type { MessageStatus } from '@rigbook/contracts/notifications/message-status.rules';
import type {
  NotificationKind,
  NotificationProblem,
  NotificationState,
} from '@rigbook/contracts/notifications/notification.words';
import type { DeliveryChannel } from '@rigbook/contracts/notifications/push/push.words';
import type { TemplateAudience } from '@rigbook/contracts/notifications/templates/template.words';
import { allRows, oneRow, query, type Query } from '../../platform/database/index.js';
import { type Page, pageOf, type PageRequest } from '../../platform/http/index.js';
import type { AttemptResponse, NotificationResponse } from './notification.response.js';
import { binding, conditionsOf, type NotificationFilter, hasStatus } from './notification-filter.js';

/** A message with its recipient and booking. Erased people have no names. */
export interface NotificationRow {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly channel: DeliveryChannel;
  readonly recipient: TemplateAudience;
  readonly state: NotificationState;
  readonly createdAt: Instant;
  readonly dueAt: Instant;
  readonly settledAt: Instant | null;
  readonly deliveredAt: Instant | null;
  readonly readAt: Instant | null;
  readonly tries: number;
  readonly attempts: number;
  readonly problem: NotificationProblem | null;
  readonly said: string | null;
  readonly responderId: ResponderId;
  readonly unitNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly bookingId: BookingId | null;
  readonly vehicleName: string | null;
  readonly startAt: Instant | null;
  readonly endAt: Instant | null;
  readonly accountChange: NotificationResponse['accountChange'];
}

const SELECT = `SELECT n.id, n.kind, n.channel, n.recipient, n.state, n.created_at AS "createdAt", n.due_at AS "dueAt",
                       n.settled_at AS "settledAt", n.delivered_at AS "deliveredAt", n.read_at AS "readAt", n.tries,
                       n.attempts, n.problem, n.said, n.responder_id AS "responderId", r.unit_number AS "unitNumber",
                       r.first_name AS "firstName", r.last_name AS "lastName", b.booking_id AS "bookingId",
                       v.name AS "vehicleName", b.start_at AS "startAt", b.end_at AS "endAt",
                       CASE WHEN a.notification_id IS NOT NULL THEN
                         json_build_object('kind', a.change, 'toFormerContact', a.is_former)
                       END AS "accountChange"
                FROM notification n
                LEFT JOIN responder r ON r.id = n.responder_id
                LEFT JOIN booking_diary b ON b.booking_id = n.booking_id
                LEFT JOIN vehicle v ON v.id = b.vehicle_id
                LEFT JOIN account_notice a ON a.notification_id = n.id`;

/** Newest first, by id. Planned for each set of values, like the diary. */
export function notificationsPage(
  filter: NotificationFilter & { readonly standing?: MessageStatus },
  { limit, after }: PageRequest,
  now: Instant,
): Query<Page<NotificationRow>> {
  const { values, bind } = binding();
  const where = [
    ...conditionsOf(filter, bind),
    ...(filter.standing === undefined ? [] : [hasStatus(filter.standing, now, bind)]),
    ...(after ? [`n.id < ${bind(after.id)}`] : []),
  ];
  return query<NotificationRow, Page<NotificationRow>>(
    {
      name: '',
      text: `${SELECT}
             ${where.length > 0 ? `WHERE ${where.join(' AND ')}` : ''}
             ORDER BY n.id DESC LIMIT ${bind(limit + 1)}`,
      values,
    },
    pageOf(limit, ({ createdAt: at, id }) => ({ at, id })),
  );
}

export const notificationById = (id: string): Query<NotificationRow | undefined> =>
  oneRow<NotificationRow>({ name: 'notification.by-id', text: `${SELECT} WHERE n.id = $1`, values: [id] });

/** Limits how much of a page retries can fill. */
const MOST_ATTEMPTS = 100;

export const attemptsOf = (notificationId: string): Query<readonly AttemptResponse[]> =>
  allRows<AttemptResponse>({
    name: 'notification.attempts',
    text: `SELECT number, began_at AS "beganAt", ended_at AS "endedAt", outcome, problem, said FROM notification_attempt
           WHERE notification_id = $1 ORDER BY number DESC LIMIT ${MOST_ATTEMPTS}`,
    values: [notificationId],
  });

export const toNotificationResponse = ({
  responderId,
  unitNumber,
  firstName,
  lastName,
  bookingId,
  vehicleName,
  startAt,
  endAt,
  ...message
}: NotificationRow): NotificationResponse => ({
  ...message,
  responder: { id: responderId, unitNumber, firstName, lastName },
  booking:
    bookingId === null || vehicleName === null || startAt === null || endAt === null
      ? null
      : { id: bookingId, vehicleName, startTime: startAt, endTime: endAt },
});

import type { BookingId, ResponderId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import type { NotificationStanding } from '@rigbook/contracts/notifications/notification-standing.rules';
import type {
  NotificationKind,
  NotificationProblem,
  NotificationState,
} from '@rigbook/contracts/notifications/notification.words';
import type { MessageChannel, TemplateAudience } from '@rigbook/contracts/notifications/templates/template.words';
import { query, type Query } from '../../platform/database/query.js';
import type { Page, PageRequest } from '../../platform/http/page.js';
import { binding, conditionsOf, stands, type NotificationFilter } from './notification-filter.js';

/** A message with whom and which booking it is about; names are missing once their bearer was erased. */
export interface NotificationRow {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly channel: MessageChannel;
  readonly recipient: TemplateAudience;
  readonly state: NotificationState;
  readonly created_at: Instant;
  readonly due_at: Instant;
  readonly settled_at: Instant | null;
  readonly delivered_at: Instant | null;
  readonly read_at: Instant | null;
  readonly tries: number;
  readonly attempts: number;
  readonly problem: NotificationProblem | null;
  readonly said: string | null;
  readonly responder_id: ResponderId;
  readonly unit_number: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly booking_id: BookingId | null;
  readonly vehicle_name: string | null;
  readonly start_at: Instant | null;
  readonly end_at: Instant | null;
}

const SELECT = `SELECT n.id, n.kind, n.channel, n.recipient, n.state, n.created_at, n.due_at, n.settled_at, n.delivered_at,
                       n.read_at, n.tries, n.attempts, n.problem, n.said, n.responder_id, r.unit_number, r.first_name,
                       r.last_name, b.booking_id, v.name AS vehicle_name, b.start_at, b.end_at
                FROM notification n
                LEFT JOIN responder r ON r.id = n.responder_id
                LEFT JOIN booking_diary b ON b.booking_id = n.booking_id
                LEFT JOIN vehicle v ON v.id = b.vehicle_id`;

/** Newest first, which their ids say; planned anew with its values, as the diary is. */
export function notificationsPage(
  filter: NotificationFilter & { readonly standing?: NotificationStanding },
  { limit, after }: PageRequest,
  now: Instant,
): Query<Page<NotificationRow>> {
  const { values, bind } = binding();
  const where = [
    ...conditionsOf(filter, bind),
    ...(filter.standing === undefined ? [] : [stands(filter.standing, now, bind)]),
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
    (rows) => ({ rows: rows.slice(0, limit), hasMore: rows.length > limit }),
  );
}

export const placeInNotifications = ({ created_at, id }: NotificationRow) => ({ at: created_at, id });

export const notificationById = (id: string): Query<NotificationRow | undefined> =>
  query<NotificationRow, NotificationRow | undefined>(
    { name: 'notification.by-id', text: `${SELECT} WHERE n.id = $1`, values: [id] },
    ([row]) => row,
  );

import { DEVICES_FRAGMENT } from '../../auth/account-change.words.js';
import { type Instant, millisOf } from '../../kernel/time.js';
import type { NotificationKind } from '../notification.words.js';

/** RFC 8030: how long a push service keeps a message for a phone that is off, and whether it may wake one that sleeps. */
export interface PushSending {
  readonly ttlSeconds: number;
  readonly urgency: 'low' | 'normal' | 'high';
}

const HOUR = 3600;
const hours = (ttl: number, urgency: PushSending['urgency'] = 'normal'): PushSending => ({
  ttlSeconds: ttl * HOUR,
  urgency,
});

/** What has to be done now wakes the phone, and is worthless later. */
const sendings: Partial<Readonly<Record<NotificationKind, PushSending>>> = {
  waitlist_offer: hours(0.5, 'high'),
  substitute_offer: hours(12, 'high'),
  no_show_warning: hours(1, 'high'),
  upcoming_shift: hours(1, 'high'),
  overdue_return: hours(4, 'high'),
  emergency_take: hours(24, 'high'),
  request_to_decide: hours(24, 'high'),
  extension_to_decide: hours(24, 'high'),
  next_shift_delayed: hours(6, 'high'),
  handing_on_offered: hours(12, 'high'),
  handing_on_to_everybody: hours(12, 'high'),
  booking_cancelled: hours(48, 'high'),
  account_changed: hours(72, 'high'),
};

/** When what a message tells is over. */
export interface EndsOfFacts {
  readonly holdEndsAt?: Instant | null | undefined;
  readonly releaseAt?: Instant | null | undefined;
  readonly startAt?: Instant | undefined;
  readonly endAt?: Instant | undefined;
}

const ends: Partial<Readonly<Record<NotificationKind, (facts: EndsOfFacts) => Instant | null | undefined>>> = {
  waitlist_offer: ({ holdEndsAt }) => holdEndsAt,
  substitute_offer: ({ holdEndsAt }) => holdEndsAt,
  no_show_warning: ({ releaseAt, endAt }) => releaseAt ?? endAt,
  handing_on_offered: ({ startAt }) => startAt,
  handing_on_to_everybody: ({ startAt }) => startAt,
  handing_on_by_office: ({ startAt }) => startAt,
  request_to_decide: ({ startAt }) => startAt,
  booking_approval: ({ endAt }) => endAt,
  booking_arranged: ({ endAt }) => endAt,
  signature_request: ({ endAt }) => endAt,
  signature_reminder: ({ endAt }) => endAt,
  upcoming_shift: ({ endAt }) => endAt,
  next_shift_delayed: ({ endAt }) => endAt,
};

/** Undefined once what it tells is over: then it would only confuse. */
export function pushSendingOf(kind: NotificationKind, facts: EndsOfFacts, now: Instant): PushSending | undefined {
  const { ttlSeconds, urgency } = sendings[kind] ?? hours(48);
  const end = ends[kind]?.(facts);
  const left = end ? Math.floor((millisOf(end) - millisOf(now)) / 1000) : ttlSeconds;
  return left > 0 ? { ttlSeconds: Math.min(ttlSeconds, left), urgency } : undefined;
}

/** The booking that a message is about. */
interface About {
  readonly bookingId: string;
  readonly isSigned: boolean;
}

/** Offers that are about no booking yet, or about a booking as it might be. */
const onHomePage: ReadonlySet<NotificationKind> = new Set(['waitlist_offer', 'waitlist_ended', 'substitute_offer']);

const MY_BOOKINGS = '/#my-bookings';

/** The page of the very step that a message asks for, within Rigbook. `decide`: where an administrator decides on the request. */
export function pushPathOf(kind: NotificationKind, about: About | undefined, decide: () => string): string {
  if (kind === 'licence_rejected') return '/?licence=verify';
  if (kind === 'account_changed' || kind === 'erasure_refused') return `/${DEVICES_FRAGMENT}`;
  if (kind === 'standing_shift_not_made_office') return '/admin?tab=standing-shifts';
  if (kind === 'damage_named' || kind === 'damage_settled') return '/damage';
  if (!about) return onHomePage.has(kind) ? '/' : MY_BOOKINGS;
  switch (kind) {
    case 'booking_approval':
    case 'signature_request':
    case 'signature_reminder':
      return `/agreement/${about.bookingId}`;
    case 'upcoming_shift':
    case 'no_show_warning':
      return about.isSigned ? `/checkin/${about.bookingId}` : `/agreement/${about.bookingId}`;
    case 'overdue_return':
      return `/checkout/${about.bookingId}`;
    case 'expense_approved':
    case 'expense_declined':
      return `/expenses/${about.bookingId}`;
    case 'reading_settled':
      return `/history/${about.bookingId}`;
    case 'request_to_decide':
      return decide();
    case 'emergency_take':
    case 'extension_to_decide':
      return `/admin?tab=diary&booking=${about.bookingId}`;
    case 'handing_on_offered':
    case 'handing_on_to_everybody':
    case 'handing_on_by_office':
      return '/';
    default:
      return MY_BOOKINGS;
  }
}

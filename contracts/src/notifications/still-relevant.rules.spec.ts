import { addMinutes, instant } from '../kernel/time.js';
import { notificationKinds, type NotificationKind } from './notification.words.js';
import { isStillRelevant, type BookingAtSending, type DelayAtSending } from './still-relevant.rules.js';

const startAt = instant('2026-11-23T16:00Z');
const endAt = instant('2026-11-23T20:00Z');
const before = addMinutes(startAt, -30);
const during = addMinutes(startAt, 30);
const after = addMinutes(endAt, 30);
const delay = (more: Partial<DelayAtSending> = {}): DelayAtSending => ({
  at: startAt,
  isOverdue: false,
  status: 'active',
  formerlyAt: addMinutes(startAt, -60),
  ...more,
});
const booking = (status: BookingAtSending['status'], signedAt: BookingAtSending['signedAt'] = null) => ({
  status,
  startAt,
  endAt,
  signedAt,
  vehicleBack: delay(),
});

const wantedAt = (about: BookingAtSending | undefined, now: typeof startAt): readonly NotificationKind[] =>
  notificationKinds.filter((kind) => isStillRelevant(kind, about, now));

/** What is over is told however late, and what is about no booking. */
const always = [
  'emergency_take',
  'booking_rejection',
  'booking_cancelled',
  'licence_approved',
  'licence_rejected',
  'damage_reported',
  'vehicle_unfit',
  'expense_approved',
  'expense_declined',
  'damage_contested',
  'damage_settled',
  'reading_contested',
  'reading_settled',
  'seen_at_vehicle',
  'request_digest', // lists what still waits when it is written
  'erasure_requested',
  'erasure_refused',
  'account_changed',
  'standing_shift_not_made',
  'standing_shift_not_made_office',
  'handing_on_to_everybody',
  'handing_on_offered', // about the offer as it stands when it is written
  'handing_on_by_office', // about the offer as it stands when it is written
  'handing_on_accepted',
  'handing_on_ended',
  'damage_named',
  'waitlist_ended',
  'substitute_offer', // about the offer as it stands when it is written
  'waitlist_offer', // is about no booking, and about the offer as it stands when it is written
];
const wanted = (...others: readonly NotificationKind[]) => expect.arrayContaining([...always, ...others]);
const warnings = [
  'no_show_warning',
  'no_show_warning_office',
  'next_shift_delayed',
  'next_shift_delayed_office',
] as const;
const extending = ['extension_requested', 'extension_to_decide', 'extension_ended'] as const;
const signing = ['signature_request', 'signature_reminder'] as const;

describe('before a message leaves it is still wanted', () => {
  it.each([
    [
      'of a request that waits, that somebody decides',
      booking('pending'),
      before,
      ['booking_requested', 'request_to_decide', 'request_reminder', 'request_last_reminder', 'booking_arranged'],
    ],
    [
      'of an approval, all that comes before the shift',
      booking('approved'),
      before,
      ['booking_approval', ...signing, 'upcoming_shift', ...warnings, ...extending],
    ],
    [
      'once it is signed, no signature',
      booking('approved', before),
      before,
      ['booking_approval', 'upcoming_shift', ...warnings, ...extending],
    ],
    [
      'once the shift should have begun, no reminder of it',
      booking('approved'),
      during,
      ['booking_approval', ...signing, ...warnings, ...extending],
    ],
    ['once it is over, nothing that was to come', booking('approved'), after, [...extending]],
    [
      'while the vehicle is out, its return',
      booking('active', before),
      during,
      ['booking_approval', 'overdue_return', 'overdue_return_office', ...extending],
    ],
    [
      'and also after the end',
      booking('active', before),
      after,
      ['overdue_return', 'overdue_return_office', ...extending],
    ],
    ['of what was returned, nothing more', booking('completed', before), after, []],
    ['of what was rejected, nothing more', booking('rejected'), before, []],
    ['of what was cancelled, that it was released', booking('cancelled'), before, ['booking_released_office']],
  ] as const)('%s', (_situation, about, now, kinds) => {
    expect(wantedAt(about, now)).toEqual(wanted(...kinds));
    expect(wantedAt(about, now)).toHaveLength(always.length + kinds.length);
  });

  it.each([
    ['that has the vehicle and goes on', {}, true],
    ['that has not begun', { status: 'approved' }, true],
    ['that is overdue', { isOverdue: true, formerlyAt: null }, true],
    ['that has brought the vehicle back', { status: 'completed' }, false],
    ['that was overdue, and has brought it back', { status: 'completed', isOverdue: true, formerlyAt: null }, false],
    ['that was cancelled', { status: 'cancelled' }, false],
    ['that ends again when it did', { at: addMinutes(startAt, -60) }, false],
  ] as const)('of a shift before %s, that it delays the next: %#', (_situation, more, isWanted) => {
    const about = { ...booking('approved'), vehicleBack: delay(more) };
    expect(isStillRelevant('next_shift_delayed', about, before)).toBe(isWanted);
    expect(isStillRelevant('next_shift_delayed_office', about, before)).toBe(isWanted);
  });

  it('about no booking, whatever it is', () => expect(wantedAt(undefined, after)).toEqual(notificationKinds));
});

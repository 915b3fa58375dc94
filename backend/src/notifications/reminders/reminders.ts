import { Injectable } from '@nestjs/common';
import type { Instant } from '@rigbook/contracts/kernel';
import type { NotificationKind } from '@rigbook/contracts/notifications/notification.words';
import { Database } from '../../platform/database/index.js';
import { Clock } from '../../platform/time/clock.js';
import { RecurringWork } from '../../platform/time/recurring-work.js';
import { atOnce } from '../outbox/messages-of-event.js';
import { queueOn } from '../outbox/queue-messages.js';
import { delayedShifts, type DelayedShift } from './delayed-shifts.query.js';
import { type BookingToRemindOf, bookingsToWarn } from './bookings-to-warn.query.js';
import { peopleToTell, type PersonToTell } from './damage-to-tell.js';
import { requestsToDecide } from './requests-to-decide.query.js';

/**
 * Queues reminders whose time depends on more than their booking: the settings, and where the vehicle is. A message is due once for the
 * event that left the booking as it is, so a restart or another worker queues none twice.
 */
@Injectable()
export class Reminders extends RecurringWork {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super({
      everyMillis: 60_000,
      firstTurn: 'later', // by then a process of the previous version, which does not know the messages, has ended
      whenItFails: 'could not queue reminders, trying again in a minute',
    });
  }

  protected override async work(): Promise<void> {
    const now = this.clock.now();
    const [unbegun, { first, last }, delayed] = await this.database.fetchAll([
      bookingsToWarn(now),
      requestsToDecide(now),
      delayedShifts(now),
    ]);
    await this.remind(unbegun, now, 'no_show_warning', 'no_show_warning_office');
    await this.remind(first, now, 'request_reminder');
    await this.remind(last, now, 'request_last_reminder');
    await this.remind(delayed, now, 'next_shift_delayed', 'next_shift_delayed_office');
    await this.remind(await peopleToTell(this.database, now), now, 'damage_named');
  }

  /** The stream is that of what a message tells: a delay is the shift before's, damage the shift's that reported it. */
  private async remind(
    due: readonly (BookingToRemindOf | DelayedShift | PersonToTell)[],
    now: Instant,
    ...kinds: readonly [NotificationKind, ...NotificationKind[]]
  ) {
    if (due.length === 0) return;
    const occasions = due.map(({ eventId, bookingId, responderId, ...more }) => ({
      eventId,
      bookingId,
      responderId,
      stream: 'before' in more ? more.before : 'reportedWith' in more ? more.reportedWith : bookingId,
      at: now,
    }));
    const messages = kinds.map((kind) => ({ kind, due: atOnce }));
    await this.database.query(queueOn(kinds[0], occasions, messages));
  }
}

import { Injectable } from '@nestjs/common';
import type { BookingId } from '@rigbook/contracts/kernel';
import { Database } from '../../../platform/database/index.js';
import { decide } from '../../../platform/decisions/index.js';
import { EventStore, type RecordedEvent } from '../../../platform/event-store/index.js';
import { Clock } from '../../../platform/time/clock.js';
import { Ids } from '../../../platform/time/ids.js';
import { RecurringWork } from '../../../platform/time/recurring-work.js';
import { organisationSettings } from '../../../settings/organisation-settings.js';
import {
  BOOKING_STREAM,
  type BookingEvent,
  type BookingExtensionEnded,
  type BookingReleased,
  streamOf,
} from '../../booking.events.js';
import { bookingFrom } from '../../booking.state.js';
import { endRequest, isRequestOver } from '../extend-booking/extension-request.decision.js';
import { bookingsNotBegun, type NotBegun } from './bookings-not-begun.query.js';
import { handoverOf } from './handover.query.js';
import { releaseBooking } from './release-booking.decision.js';

const AT_ONCE = 100;

/**
 * Ends bookings whose shift does not begin, and requests for an extension whose hours are over. What is due follows from the log and the time, so a restart or a clock that jumps forgets
 * none; the version of the stream lets one of two workers, or of a worker and a check-in, win. Started in the worker's role only.
 */
@Injectable()
export class ReleaseBookings extends RecurringWork {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super({
      everyMillis: 60_000,
      firstTurn: 'later', // by then a process of the previous version, which does not know the event, has ended
      whenItFails: 'could not release bookings whose shift did not begin, trying again in a minute',
    });
  }

  protected override async work(): Promise<void> {
    let after: BookingId | null = null;
    for (let found = AT_ONCE; found === AT_ONCE;) {
      const due: readonly NotBegun[] = await this.database.fetch(bookingsNotBegun(this.clock.now(), after, AT_ONCE));
      for (const booking of due) await this.releaseOrLog(booking);
      found = due.length;
      after = due.at(-1)?.bookingId ?? null;
    }
  }

  /** One that fails holds up no other. */
  private async releaseOrLog(booking: NotBegun): Promise<void> {
    try {
      await this.release(booking);
    } catch (error) {
      this.logger.warn(
        `could not release booking ${booking.bookingId}, trying again in a minute: ${String(error)}. If this repeats, fix what it names`,
      );
    }
  }

  private release({ bookingId, vehicleId, responderId }: NotBegun): Promise<void> {
    const context = { actor: 'system:not-begun', now: this.clock.now(), correlationId: this.ids.newId() };
    return decide(this.events, {
      context,
      stream: { id: streamOf(bookingId), type: BOOKING_STREAM },
      reads: [organisationSettings(), handoverOf(bookingId)],
      facts: (history: readonly RecordedEvent<BookingEvent>[], [{ releasedMinutesAfter }, handover]) => ({
        booking: bookingFrom(history),
        now: context.now,
        releasedMinutesAfter,
        handover,
      }),
      decide: ({ booking, ...facts }): { readonly events?: readonly (BookingReleased | BookingExtensionEnded)[] } => {
        const released = releaseBooking(booking, facts);
        if (released) return { events: [...endRequest(booking, 'released'), released] };
        return isRequestOver(booking, facts.now) ? { events: endRequest(booking, 'not-decided') } : {};
      },
      locks: () => [vehicleId, responderId],
    });
  }
}

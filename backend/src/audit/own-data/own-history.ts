import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import type { BookingEvent } from '../../booking/booking.events.js';
import { mayReadEvent } from '../../booking/reading-bookings.policy.js';
import type { LicenceEvent } from '../../licences/licence.events.js';
import type { ExpenseEvent } from '../../expenses/expense.events.js';
import { accessTokenIn, type RecordedEvent, responderIn } from '../../platform/event-store/index.js';
import type { StandingShiftEvent } from '../../standing-shifts/standing-shift.events.js';
import type { WaitlistEvent } from '../../waitlist/waitlist.events.js';
import type { HandingOnEvent } from '../../handing-on/handing-on.events.js';
import type { ResponderEvent } from '../../responders/responder.events.js';

export type OwnEvent =
  | BookingEvent
  | LicenceEvent
  | ExpenseEvent
  | ResponderEvent
  | StandingShiftEvent
  | WaitlistEvent
  | HandingOnEvent;

/** An event about a person, without saying who else took part. */
interface OwnHistoryEntry {
  readonly id: string;
  readonly about: string;
  readonly aboutId: string;
  readonly type: string;
  readonly recordedAt: Instant;
  readonly by: 'you' | 'a colleague' | 'an administrator' | 'a program' | 'Rigbook';
  readonly data: object;
}

/** What the person may read of it: the notes that administrators keep for themselves are not included. */
export const toOwnHistory = (
  events: readonly RecordedEvent<OwnEvent>[],
  responderId: ResponderId,
): readonly OwnHistoryEntry[] =>
  events
    .filter((event) => event.streamType !== 'booking' || mayReadEvent(event as BookingEvent, 'responder'))
    .map(({ id, stream, streamType, type, recordedAt, actor, data }) => ({
      id,
      about: streamType,
      aboutId: stream,
      type,
      recordedAt,
      by: actorTo(responderId, actor, data),
      data: withoutHolder(data, responderId),
    }));

/** The people of an event; a booking and an offer of it can have had two. */
const peopleIn = (data: object): readonly unknown[] => {
  const { responderId, formerResponderId, acceptedBy, toResponderId, contestedBy, takenOverFrom, handedOverTo } =
    data as Readonly<Record<string, unknown>>;
  const other = (takenOverFrom ?? handedOverTo) as { readonly responderId: unknown } | undefined;
  return [responderId, formerResponderId, acceptedBy, toResponderId, contestedBy, other?.responderId];
};

/** Whose hours somebody asked for in a swap is said to that person, and to the other once they accept. */
function withoutHolder(data: object, reader: ResponderId): object {
  const { toResponderId, ...rest } = data as Readonly<Record<string, unknown>>;
  if (toResponderId === undefined || toResponderId === reader) return data;
  if (!rest['inReturn']) return 'endedBecause' in rest ? rest : data; // the end of an offer does not say whether it was a swap
  const { bookingId: _, ...hours } = rest['inReturn'] as Readonly<Record<string, unknown>>;
  return { ...rest, inReturn: hours };
}

function actorTo(responderId: ResponderId, actor: string, data: object): OwnHistoryEntry['by'] {
  const person = responderIn(actor);
  if (person === responderId) return 'you';
  if (person !== undefined && peopleIn(data).includes(person)) return 'a colleague';
  if (person !== undefined) return 'an administrator';
  return accessTokenIn(actor) === undefined ? 'Rigbook' : 'a program';
}

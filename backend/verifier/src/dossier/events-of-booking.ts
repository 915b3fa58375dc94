import { EventsCheck } from '../export/events-check.js';
import type { SealedEvent } from '../format/sealed-event.js';
import { type Findings, named } from '../report/report.js';

export interface EventWithLeaf {
  readonly event: SealedEvent;
  readonly leaf: Buffer;
}

/** Checks that these lines are the events of one booking. Returns the events that can be read. */
export function checkEvents(text: string, bookingId: string | undefined, findings: Findings): EventWithLeaf[] {
  const check = new EventsCheck();
  const read = text
    .split('\n')
    .slice(0, text.endsWith('\n') ? -1 : undefined)
    .map((line) => check.add(line));
  check.tell(findings);
  const events = read.flatMap(({ event, leaf }) => (event ? [{ event, leaf }] : []));
  const strange = events.find(({ event }) => event.stream !== bookingId || event.streamType !== 'booking');
  if (events.length === 0) findings.broken('booking', 'There are no events.');
  else if (strange)
    findings.broken(
      'booking',
      `${named(strange.event)} does not belong to the booking of the manifest.`,
      strange.event,
    );
  else findings.holds('booking', 'All events belong to this booking.');
  return events;
}

/** The last event of a type; of most types a booking has at most one. */
export const eventOfType = (events: readonly EventWithLeaf[], type: string): SealedEvent | undefined =>
  events.findLast(({ event }) => event.type === type)?.event;

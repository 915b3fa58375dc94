import { declareEvents, type EventOf } from '../../events/event-declarations.js';
import { described, recordedText } from '../../events/event-fields.js';

/** The stream carries the id of the event that was redacted, so that each is redacted once. */
export const REDACTION_STREAM = 'redaction';

const leaf = (description: string) =>
  described(recordedText('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'), description);

/** What happened to events that held texts from before texts could be erased (docs/adr/0043). */
export const redactionEvents = declareEvents({
  EventRedacted: {
    says: 'The texts of an older event, whose id the stream has, left the log and can be erased. The event keeps their hashes.',
    data: {
      leafBefore: leaf('The leaf of the original event, which the chain holds.'),
      leafAfter: leaf('The leaf of the event as it is stored now.'),
    },
  },
});

export type EventRedacted = EventOf<typeof redactionEvents, 'EventRedacted'>;

import { declareEvents, type EventOf } from '../../platform/events/event-declarations.js';

/** On the responder's stream. The account itself is in a row that can be erased, not in the history. */
export const microsoftAccountEvents = declareEvents({
  MicrosoftAccountLinked: { says: 'The person can sign in with a Microsoft account.', data: {} },
  MicrosoftAccountUnlinked: {
    says: 'The person can no longer sign in with that Microsoft account. Also recorded before another one replaces it.',
    data: {},
  },
});

export type MicrosoftAccountEvent = EventOf<typeof microsoftAccountEvents>;
export type MicrosoftAccountUnlinked = EventOf<typeof microsoftAccountEvents, 'MicrosoftAccountUnlinked'>;

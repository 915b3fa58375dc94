import type { TextErased } from '../../../booking/booking.events.js';
import type { DefectWordsErased } from '../../../fleet/vehicle.events.js';
import type { Projection } from '../../../platform/event-store/index.js';
import type { ResponderErased } from '../../../responders/responder.events.js';

/** What programs answered to an event may repeat its texts, so it is forgotten with them. A record of deliveries, not a view. */
export const erasedAnswers: Projection<ResponderErased | TextErased | DefectWordsErased> = {
  name: 'erased-webhook-answers',
  tables: [],
  on: {
    ResponderErased: (events) => ({
      name: 'webhook.forget-answers',
      text: `UPDATE webhook_delivery SET said = NULL
             WHERE said IS NOT NULL AND message_id IN (
               SELECT event_id FROM erasable_text WHERE written_by = ANY ($1::uuid[]) OR about = ANY ($1::uuid[]))`,
      values: [events.map(({ stream }) => stream)],
    }),
    DefectWordsErased: (events) => ({
      name: 'webhook.forget-answers-to-defect',
      text: `UPDATE webhook_delivery SET said = NULL WHERE said IS NOT NULL AND message_id = ANY ($1::uuid[])`,
      values: [events.map(({ data }) => data.eventId)],
    }),
    TextErased: (events) => ({
      name: 'webhook.forget-answers-to-event',
      // a request from the waitlist repeats the purpose of its wish
      text: `UPDATE webhook_delivery SET said = NULL
             WHERE said IS NOT NULL AND message_id = ANY ($1::uuid[] || ARRAY (
               SELECT wished.id FROM event asked JOIN event wished ON wished.stream = (asked.data ->> 'wishId')::uuid
               WHERE asked.id = ANY ($1::uuid[])))`,
      values: [events.map(({ data }) => data.eventId)],
    }),
  },
};

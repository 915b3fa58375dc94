import type { Instant, Zone } from '../../kernel/time.js';
import type { Language } from '../../settings/settings.rules.js';
import { hoursInMessage, momentInMessage } from './values-in-words.js';

export interface RequestInMessage {
  readonly vehicleName: string;
  readonly startAt: Instant;
  readonly durationHours: number;
}

/** `ALS1: Sun 22 Nov, 18:00 (4 hours)`, one line per request, in the language of the message. */
export const requestsInMessage = (requests: readonly RequestInMessage[], zone: Zone, language: Language): string =>
  requests
    .map(
      ({ vehicleName, startAt, durationHours }) =>
        `${vehicleName}: ${momentInMessage(startAt, zone, language)} (${hoursInMessage(durationHours, language)})`,
    )
    .join('\n');

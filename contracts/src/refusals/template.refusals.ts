import { instantInWords } from '../kernel/time-in-words.js';
import { instant, type Instant } from '../kernel/time.js';
import { personInWords, type Person } from '../responders/person.words.js';
import { withFacts, withoutFacts } from './refusal-definition.js';

/** About the texts of messages (docs/domain.md#messages). */
export const templateRefusals = {
  TEMPLATE_NOT_FOUND: withoutFacts(
    404,
    'Template not found',
    'There is no such template. Please reload the list and open it from there.',
  ),
  TEMPLATE_CHANGED_MEANWHILE: withFacts<{ changedBy: Person | null; changedAt: Instant }>({
    status: 409,
    title: 'Template changed by someone else',
    detail: ({ changedBy, changedAt }, zone) =>
      `${changedBy === null ? 'Somebody else' : personInWords(changedBy)} changed this text on ` +
      `${instantInWords(changedAt, zone)}, after you opened it. ` +
      'Please read the current text, then save yours again if it should replace it.',
    example: {
      changedBy: { unitNumber: '100', firstName: 'Noa', lastName: 'Peretz' },
      changedAt: instant('2026-11-22T16:20Z'),
    },
  }),
};

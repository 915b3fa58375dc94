import { instant, type Instant } from '../kernel/time.js';
import { instantInWords } from '../kernel/time-in-words.js';
import { withFacts, withoutFacts } from './refusal-definition.js';

/** About bookings that colleagues give to each other or swap (docs/domain.md#handing-on). */
export const handingOnRefusals = {
  HANDING_ON_NOT_FOUND: withoutFacts(
    404,
    'No such offer',
    'This offer is not for you, or does not exist. Please look at what colleagues offer you on the home page.',
  ),
  HANDING_ON_ENDED: withoutFacts(
    409,
    'Offer ended',
    'This offer has ended: it was answered or withdrawn, or the booking has changed or begun. Nothing has changed for you.',
  ),
  TOO_LATE_TO_HAND_ON: withFacts<{ startAt: Instant }>({
    status: 409,
    title: 'Too late to hand on',
    detail: ({ startAt }, zone) =>
      `This booking began on ${instantInWords(startAt, zone)}, and can no longer go to a colleague. Please withdraw it, or check in and out.`,
    example: { startAt: instant('2026-11-22T16:00Z') },
  }),
  ALREADY_OFFERED: withoutFacts(
    409,
    'Already offered',
    'You already offer this booking to colleagues. Please withdraw that offer first.',
  ),
  COLLEAGUE_NOT_FOUND: withFacts<{ unitNumber: string }>({
    status: 422,
    title: 'No such colleague',
    detail: ({ unitNumber }) =>
      `No colleague with unit number ${unitNumber} can take a booking. Please check the number.`,
    example: { unitNumber: '102' },
  }),
  HOURS_NOT_SWAPPABLE: withoutFacts(
    409,
    'Cannot be swapped',
    'These hours cannot be swapped: they are no colleague’s booking that still lies ahead. Please choose other hours.',
  ),
  COLLEAGUE_CANNOT_TAKE: withoutFacts(
    409,
    'Your colleague cannot take it',
    'Your colleague cannot take your booking right now, so the bookings cannot be swapped. Please talk to each other.',
  ),
};

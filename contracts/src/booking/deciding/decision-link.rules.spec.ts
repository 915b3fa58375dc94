import type { BookingId, ResponderId } from '../../kernel/ids.js';
import { addHours, instant } from '../../kernel/time.js';
import {
  type DecisionLink,
  decisionLinkEndsAt,
  decisionLinkIn,
  decisionLinkText,
  isDecisionLinkOver,
} from './decision-link.rules.js';

const askedAt = instant('2026-11-22T10:00:00.123Z');
const link: DecisionLink = {
  bookingId: '0197f1c2-0b02-7000-8000-000000000b02' as BookingId,
  administrator: '0197f1c2-0002-7000-8000-000000000001' as ResponderId,
  askedAt,
  endsAt: decisionLinkEndsAt(askedAt),
};

describe('a link to decide on a request', () => {
  it('works for 48 hours', () => {
    expect(link.endsAt).toBe('2026-11-24T10:00:00.123Z');
    expect(isDecisionLinkOver(link, askedAt, addHours(askedAt, 47))).toBe(false);
    expect(isDecisionLinkOver(link, askedAt, link.endsAt)).toBe(true);
  });

  it('is over once the booking asks for something else', () =>
    expect(isDecisionLinkOver(link, addHours(askedAt, 1), addHours(askedAt, 2))).toBe(true));

  it.each([link, { ...link, administrator: null }])('is written in a text that says all of it', (one) => {
    expect(decisionLinkText(one)).toMatch(/^[\da-z-]{50,100}$/);
    expect(decisionLinkIn(decisionLinkText(one))).toEqual(one);
  });

  it.each(['', 'x', `${decisionLinkText(link)}-`, decisionLinkText(link).toUpperCase()])(
    'is not read from %j',
    (text) => expect(decisionLinkIn(text)).toBeUndefined(),
  );
});

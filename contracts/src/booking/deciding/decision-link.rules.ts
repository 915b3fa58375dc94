import type { BookingId, ResponderId } from '../../kernel/ids.js';
import { addHours, type Instant, instantOfMillis, isBefore, millisOf } from '../../kernel/time.js';

/** How long the link in a message decides the request that it is about. */
export const DECISION_LINK_HOURS = 48;

/** The page that a link opens. The secret follows a `#`, so that no server, proxy or log on the way sees it. */
export const DECISION_PAGE = '/decide';

/** What its signature is for. */
export const DECISION_LINK = 'decision-link';

/** What the link in a message decides on, and who may. */
export interface DecisionLink {
  readonly bookingId: BookingId;
  /** whom it was sent to; null: the office, where any administrator reads it */
  readonly administrator: ResponderId | null;
  /** when what it decides on was asked for */
  readonly askedAt: Instant;
  readonly endsAt: Instant;
}

export const decisionLinkEndsAt = (sentAt: Instant): Instant => addHours(sentAt, DECISION_LINK_HOURS);

/**
 * Whether a link is over: its time has passed, or the booking asks for something else by now. It decides once, since a booking that
 * waits again after a decision was asked for again.
 */
export const isDecisionLinkOver = (link: DecisionLink, askedAt: Instant, now: Instant): boolean =>
  !isBefore(now, link.endsAt) || link.askedAt !== askedAt;

const NOBODY = '0';
const withoutHyphens = (id: string): string => id.replaceAll('-', '');
const withHyphens = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
const short = (at: Instant): string => millisOf(at).toString(36);
const instantIn = (text: string): Instant => instantOfMillis(Number.parseInt(text, 36));

/** Letters, digits and hyphens, to be signed. */
export const decisionLinkText = ({ bookingId, administrator, askedAt, endsAt }: DecisionLink): string =>
  [
    withoutHyphens(bookingId),
    administrator === null ? NOBODY : withoutHyphens(administrator),
    short(askedAt),
    short(endsAt),
  ].join('-');

const FORM = /^([\da-f]{32})-(0|[\da-f]{32})-([\da-z]{8,9})-([\da-z]{8,9})$/;

/** The link in a text of `decisionLinkText`; undefined if it is another. */
export function decisionLinkIn(text: string): DecisionLink | undefined {
  const [, bookingId, administrator, askedAt, endsAt] = FORM.exec(text) ?? [];
  if (bookingId === undefined || administrator === undefined || askedAt === undefined || endsAt === undefined)
    return undefined;
  return {
    bookingId: withHyphens(bookingId) as BookingId,
    administrator: administrator === NOBODY ? null : (withHyphens(administrator) as ResponderId),
    askedAt: instantIn(askedAt),
    endsAt: instantIn(endsAt),
  };
}

import { Injectable } from '@nestjs/common';
import {
  DECISION_LINK,
  type DecisionLink,
  decisionLinkIn,
  isDecisionLinkOver,
} from '@rigbook/contracts/booking/deciding/decision-link.rules';
import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import type { Person } from '@rigbook/contracts/responders/person.words';
import { type BookingDiaryRow, bookingById } from '../booking/views/booking-diary/booking-diary.query.js';
import { Database, oneRow, type Query } from '../platform/database/index.js';
import { Refusal } from '../platform/decisions/index.js';
import { SignedTexts } from '../platform/signed/signed-text.js';

/** Somebody who decides on requests. */
export interface Decider extends Person {
  readonly id: ResponderId;
}

export interface LinkedRequest {
  readonly link: DecisionLink;
  readonly row: BookingDiaryRow;
  /** whom the link was sent to; undefined: the office */
  readonly decider: Decider | undefined;
}

/** Undefined if the person is no administrator, or no more, or is suspended. */
export const deciderWith = (responderId: ResponderId): Query<Decider | undefined> =>
  oneRow<Decider>({
    name: 'decision-link.decider',
    text: `SELECT id, unit_number AS "unitNumber", first_name AS "firstName", last_name AS "lastName"
           FROM responder WHERE id = $1 AND is_admin AND suspended_at IS NULL`,
    values: [responderId],
  });

/** What a link in a message is about, as it stands now. */
@Injectable()
export class LinkedRequests {
  constructor(
    private readonly database: Database,
    private readonly signed: SignedTexts,
  ) {}

  /** @throws Refusal DECISION_LINK_NOT_VALID, DECISION_LINK_OVER */
  async of(text: string, now: Instant): Promise<LinkedRequest> {
    const signed = this.signed.textIn(DECISION_LINK, text);
    const link = signed === undefined ? undefined : decisionLinkIn(signed);
    if (!link) throw new Refusal('DECISION_LINK_NOT_VALID');
    const row = await this.database.fetch(bookingById(link.bookingId));
    if (!row || isDecisionLinkOver(link, row.askedAt ?? row.requestedAt, now)) throw new Refusal('DECISION_LINK_OVER');
    if (link.administrator === null) return { link, row, decider: undefined };
    const decider = await this.database.fetch(deciderWith(link.administrator));
    if (!decider) throw new Refusal('DECISION_LINK_NOT_VALID');
    return { link, row, decider };
  }
}

import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { LicenceVerificationId, ResponderId } from '@rigbook/contracts/kernel';
import type { LicenceDecision } from '@rigbook/contracts/licences/licence.words';
import { commandOf } from '../../platform/commands/command-of.js';
import { Database } from '../../platform/database/index.js';
import { decide, Refusal } from '../../platform/decisions/index.js';
import { EventStore, type RecordedEvent, type Statement } from '../../platform/event-store/index.js';
import { setLicenceVerified } from '../../responders/responder.statements.js';
import { toLicenceVerification, verificationById } from '../licence-status/licence-verifications.query.js';
import type { LicenceVerificationResponse } from '../licence-status/licence-verifications.query.js';
import { LICENCE_STREAM, type LicenceEvent } from '../licence.events.js';
import { constraintMeanings } from '../licence.constraints.js';
import { licenceFrom } from '../licence.state.js';
import { reviewLicence } from './review-licence.decision.js';

export class ReviewLicence extends commandOf<
  { verificationId: LicenceVerificationId; decision: LicenceDecision; notes: string | null },
  LicenceVerificationResponse
>() {}

@CommandHandler(ReviewLicence)
export class ReviewLicenceHandler implements ICommandHandler<ReviewLicence> {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  /** @throws Refusal LICENCE_VERIFICATION_NOT_FOUND, LICENCE_NOT_PENDING, CHANGED_MEANWHILE */
  execute(command: ReviewLicence): Promise<LicenceVerificationResponse> {
    const { verificationId, decision, notes, context } = command;
    return decide(this.events, {
      context,
      stream: { id: verificationId, type: LICENCE_STREAM },
      facts: async (history: readonly RecordedEvent<LicenceEvent>[]) => {
        const row = await this.database.fetch(verificationById(verificationId));
        if (!row) throw new Refusal('LICENCE_VERIFICATION_NOT_FOUND'); // its responder was erased
        return { row, verification: licenceFrom(history) };
      },
      decide: ({ verification }) => {
        const event = reviewLicence(verification, decision);
        const { responderId } = event.data;
        return {
          events: [event],
          statements: [
            storeReview(verificationId, responderId, notes),
            setLicenceVerified(responderId, decision === 'approved'),
          ],
        };
      },
      constraintMeanings,
      answer: (_decided, { row }) => toLicenceVerification({ ...row, status: decision, notes }),
    });
  }
}

/** Notes are erased with their responder. A foreign key refuses notes about an erased one. */
export const storeReview = (
  verificationId: LicenceVerificationId,
  responderId: ResponderId,
  notes: string | null,
): Statement => ({
  name: 'licence-review.store',
  text: `INSERT INTO licence_review (verification_id, responder_id, notes) VALUES ($1, $2, $3)`,
  values: [verificationId, responderId, notes],
});

import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BookingId, ResponderId } from '@rigbook/contracts/kernel/ids';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { BookingSteps } from '../booking-steps.js';
import { AgreementDocuments, type SignatureGiven } from './agreement-documents.js';
import { signable, signAgreement } from './sign-agreement.decision.js';
import type { AgreementSignedResponse } from './sign-agreement.dto.js';

export class SignAgreement {
  constructor(
    readonly bookingId: BookingId,
    readonly responderId: ResponderId,
    readonly given: SignatureGiven,
    readonly context: CommandContext,
  ) {}
}

@CommandHandler(SignAgreement)
export class SignAgreementHandler implements ICommandHandler<SignAgreement, AgreementSignedResponse> {
  constructor(
    private readonly steps: BookingSteps,
    private readonly documents: AgreementDocuments,
  ) {}

  execute({ bookingId, responderId, given, context }: SignAgreement): Promise<AgreementSignedResponse> {
    const { now } = context;
    return this.steps.take({
      bookingId,
      context,
      decide: async (booking, row) => {
        signable(booking, responderId, now);
        const { agreementVersion, pdfSha256, store } = await this.documents.draw(row, given, context);
        return {
          event: signAgreement(booking, { responderId, agreementVersion, pdfSha256 }, { now }),
          alsoStore: [store],
        };
      },
      answer: (row) => ({
        bookingId,
        signedAt: row.signedAt ?? now,
        agreementVersion: row.agreementVersion ?? '',
        pdfSha256: row.pdfSha256 ?? '',
      }),
    });
  }
}

import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BookingId, ResponderId } from '@rigbook/contracts/kernel';
import { commandOf } from '../../../platform/commands/command-of.js';
import { organisationSettings } from '../../../settings/organisation-settings.js';
import { BookingDecisions } from '../booking-decisions.js';
import type { SeenBooking } from '../booking-seen.js';
import { AgreementDocuments, type SignatureGiven } from './agreement-documents.js';
import { signable, signAgreement } from './sign-agreement.decision.js';
import type { AgreementSignedResponse } from './sign-agreement.dto.js';

export class SignAgreement extends commandOf<
  { bookingId: BookingId; responderId: ResponderId; given: SignatureGiven; seen?: SeenBooking | undefined },
  AgreementSignedResponse
>() {}

@CommandHandler(SignAgreement)
export class SignAgreementHandler implements ICommandHandler<SignAgreement> {
  constructor(
    private readonly decisions: BookingDecisions,
    private readonly documents: AgreementDocuments,
  ) {}

  execute({ bookingId, responderId, given, seen, context }: SignAgreement): Promise<AgreementSignedResponse> {
    const { now } = context;
    return this.decisions.step({
      bookingId,
      context,
      reads: [organisationSettings()],
      facts: (booking, row, [organization]) => {
        signable(booking, { responderId, seen }, now); // before a document is drawn
        return this.documents.draw(row, given, { organization, now });
      },
      decide: (booking, { agreementVersion, pdfSha256, store }) => ({
        event: signAgreement(booking, { responderId, agreementVersion, pdfSha256, seen }, { now }),
        statements: [store],
      }),
      answer: (_row, { data: { agreementVersion, pdfSha256 } }) => ({
        bookingId,
        signedAt: now,
        agreementVersion,
        pdfSha256,
      }),
    });
  }
}

import { Body, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type LicenceVerificationId, textLimits } from '@rigbook/contracts/kernel';
import { type LicenceDecision, licenceDecisions } from '@rigbook/contracts/licences/licence.words';
import type { CommandContext } from '../../platform/event-store/index.js';
import { OptionalOrNull, TakesOneOf, TakesText } from '../../platform/fields/index.js';
import { AdminRoutes, Answers, Context, PathId, Refuses } from '../../platform/http/index.js';
import { LicenceVerificationResponse } from '../licence-status/licence-verifications.query.js';
import { ReviewLicence } from './review-licence.handler.js';

@ApiSchema({ name: 'ReviewLicence' })
export class ReviewLicenceDto {
  @TakesOneOf(licenceDecisions, 'LicenceDecision', `status must be ${licenceDecisions.join(' or ')}.`, 'approved')
  status!: LicenceDecision;

  @OptionalOrNull()
  @TakesText(textLimits.notes, { description: 'Its responder can read them.', example: 'The back is blurred.' })
  notes?: string | null;
}

@AdminRoutes('admin/license-verifications', 'Admin: licenses')
export class ReviewLicenceController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':id')
  @ApiOperation({
    summary: 'Approve or reject a pending license',
    description: 'The last review decides whether the responder counts as verified.',
  })
  @Answers(LicenceVerificationResponse, 'The license after the review.')
  @Refuses('LICENCE_NOT_PENDING', 'CHANGED_MEANWHILE')
  reviewLicence(
    @PathId('LICENCE_VERIFICATION_NOT_FOUND') id: LicenceVerificationId,
    @Body() { status, notes }: ReviewLicenceDto,
    @Context() context: CommandContext,
  ): Promise<LicenceVerificationResponse> {
    return this.commands.execute(
      new ReviewLicence({ verificationId: id, decision: status, notes: notes || null, context }),
    );
  }
}

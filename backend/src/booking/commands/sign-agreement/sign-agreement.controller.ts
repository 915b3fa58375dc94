import { Body, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import type { BookingId } from '@rigbook/contracts/kernel';
import type { CommandContext } from '../../../platform/event-store/index.js';
import { Answers, Context, Idempotent, PathId, Refuses, Routes, SignedInPerson } from '../../../platform/http/index.js';
import type { Person, RigbookRequest } from '../../../platform/http/index.js';
import { seenIn } from '../booking-seen.js';
import { AgreementSignedResponse, SignAgreementDto } from './sign-agreement.dto.js';
import { SignAgreement } from './sign-agreement.handler.js';

@Routes('bookings', 'Bookings')
export class SignAgreementController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/signature')
  @Idempotent()
  @ApiOperation({
    summary: 'Sign the vehicle loan agreement',
    description:
      "By the booking's responder, while it is approved and has not ended. The signed document is stored as a PDF.",
  })
  @Answers(AgreementSignedResponse, 'The signature, and the hash of the document.')
  @Refuses(
    'NAME_REQUIRED',
    'SIGNATURE_EMPTY',
    'SIGNATURE_INVALID',
    'INVALID_TRANSITION',
    'BOOKING_ENDED',
    'BOOKING_CHANGED_MEANWHILE',
  )
  signAgreement(
    @PathId('BOOKING_NOT_FOUND') id: BookingId,
    @Body() { signature, name, date, seen }: SignAgreementDto,
    @SignedInPerson() { responderId }: Person,
    @Context() context: CommandContext,
    @Req() request: RigbookRequest,
  ): Promise<AgreementSignedResponse> {
    const browser = request.headers['user-agent'] ?? '';
    const given = { signature, signerName: name, signedOn: date, address: request.ip, browser };
    return this.commands.execute(
      new SignAgreement({ bookingId: id, responderId, given, seen: seen && seenIn(seen), context }),
    );
  }
}

import { Body, Put, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { ResponderId } from '@rigbook/contracts/kernel';
import type { Department } from '@rigbook/contracts/responders/responder.words';
import { AccessRecord } from '../../platform/access-record/access-record.js';
import { Refusal } from '../../platform/decisions/index.js';
import type { CommandContext } from '../../platform/event-store/index.js';
import { example, FollowsTextRule, Id, Optional, TakesYesOrNo } from '../../platform/fields/index.js';
import { AdminOnly, Answers, Context, PathId, Refuses, Routes, SignedInPerson } from '../../platform/http/index.js';
import type { Person, RigbookRequest } from '../../platform/http/index.js';
import * as Profile from '../profile-fields.js';
import { ResponderResponse, toResponderResponse } from '../responder.response.js';
import { ChangeResponder } from './change-responder.handler.js';

/** Omitted fields stay as they are. */
@ApiSchema({ name: 'ChangeUser' })
export class ChangeResponderDto {
  @Optional()
  @Id(example.responderId, 'If sent, it must match the id in the address.')
  @FollowsTextRule(() => undefined)
  id?: string;

  @Optional() @Profile.UnitNumber() unitNumber?: string;
  @Optional() @Profile.FirstName() firstName?: string;
  @Optional() @Profile.LastName() lastName?: string;
  @Optional() @Profile.Email() email?: string;
  @Optional() @Profile.PhoneNumber() phoneNumber?: string;
  @Optional() @Profile.PhoneLastFour() phoneLastFour?: string;
  @Optional() @Profile.DepartmentName() department?: Department;
  @Optional() @TakesYesOrNo() isAdmin?: boolean;
  @Optional() @TakesYesOrNo() isAuditor?: boolean;

  @Optional()
  @TakesYesOrNo({ description: 'Whether they may take a free vehicle in an emergency.' })
  takesInEmergency?: boolean;
}

@Routes('users', 'Users')
export class ChangeResponderController {
  constructor(
    private readonly commands: CommandBus,
    private readonly accessRecord: AccessRecord,
  ) {}

  @Put(':id')
  @AdminOnly()
  @ApiOperation({
    summary: "Change a responder's record or rights",
    description:
      'A new phone number ends everything that opens their account: sessions, known devices, passkeys, the Microsoft account and the calendar address.',
  })
  @Answers(ResponderResponse, 'The changed responder, and after a new phone number what it has ended.')
  @Refuses('UNIT_NUMBER_TAKEN', 'PHONE_DIGITS_MISMATCH', 'LAST_ADMIN', 'LAST_ADMIN_PASSKEY', 'CHANGED_MEANWHILE')
  async changeUser(
    @PathId('RESPONDER_NOT_FOUND') responderId: ResponderId,
    @Body() { id, ...changes }: ChangeResponderDto,
    @SignedInPerson() { session }: Person,
    @Context() context: CommandContext,
    @Req() request: RigbookRequest,
  ): Promise<ResponderResponse> {
    if (id !== undefined && id.toLowerCase() !== responderId) throw anotherId();
    const { record, contactChanged, ended } = await this.commands.execute(
      new ChangeResponder({ responderId, changes, session, byAdmin: true, context }),
    );
    if (contactChanged) void this.accessRecord.note(request, 'contact-changed');
    return { ...toResponderResponse(record), ...(ended && { ended }) };
  }
}

const anotherId = () =>
  new Refusal('VALIDATION_FAILED', { errors: [{ field: 'id', message: 'id must be the one in the address.' }] });

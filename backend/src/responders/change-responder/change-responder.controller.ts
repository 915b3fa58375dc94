import { Body, Controller, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import type { Department } from '@rigbook/contracts/responders/responder.words';
import { Refusal } from '../../platform/decisions/index.js';
import type { CommandContext } from '../../platform/event-store/index.js';
import {
  AdminOnly,
  Context,
  FollowsTextRule,
  OptionalNotNull,
  PathId,
  type Person,
  Refuses,
  SignedInPerson,
} from '../../platform/http/index.js';
import {
  DepartmentName,
  Email,
  FirstName,
  LastName,
  PhoneLastFour,
  PhoneNumber,
  UnitNumber,
} from '../profile-fields.js';
import { ResponderResponse, toResponderResponse } from '../responder.response.js';
import { ChangeResponder } from './change-responder.handler.js';

/** Everything may be left out and then stays as it is. */
@ApiSchema({ name: 'ChangeUser' })
export class ChangeResponderDto {
  @ApiProperty({
    type: String,
    required: false,
    format: 'uuid',
    example: '0197f1c2-0101-7000-8000-000000000101',
    description: 'Where sent, it must be the id in the address.',
  })
  @OptionalNotNull()
  @FollowsTextRule(() => undefined)
  id?: string;

  @OptionalNotNull()
  @UnitNumber(false)
  unitNumber?: string;

  @OptionalNotNull()
  @FirstName(false)
  firstName?: string;

  @OptionalNotNull()
  @LastName(false)
  lastName?: string;

  @OptionalNotNull()
  @Email(false)
  email?: string;

  @OptionalNotNull()
  @PhoneNumber(false)
  phoneNumber?: string;

  @OptionalNotNull()
  @PhoneLastFour(false)
  phoneLastFour?: string;

  @OptionalNotNull()
  @DepartmentName(false)
  department?: Department;

  @ApiProperty({ required: false })
  @OptionalNotNull()
  @IsBoolean({ message: 'isAdmin must be true or false.' })
  isAdmin?: boolean;

  @ApiProperty({ required: false })
  @OptionalNotNull()
  @IsBoolean({ message: 'isAuditor must be true or false.' })
  isAuditor?: boolean;
}

@ApiTags('Users')
@Controller('users')
export class ChangeResponderController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':id')
  @AdminOnly()
  @ApiOperation({
    summary: "Change a responder's record or rights",
    description: 'A new phone number ends their sessions.',
  })
  @ApiOkResponse({ description: 'The responder as changed.', type: ResponderResponse })
  @Refuses('UNIT_NUMBER_TAKEN', 'PHONE_DIGITS_MISMATCH', 'LAST_ADMIN', 'CHANGED_MEANWHILE')
  async changeUser(
    @PathId('RESPONDER_NOT_FOUND') responderId: ResponderId,
    @Body() { id, ...changes }: ChangeResponderDto,
    @SignedInPerson() { session }: Person,
    @Context() context: CommandContext,
  ): Promise<ResponderResponse> {
    if (id !== undefined && id.toLowerCase() !== responderId) throw anotherId();
    return toResponderResponse(
      await this.commands.execute(new ChangeResponder({ responderId, changes, session, context })),
    );
  }
}

const anotherId = () =>
  new Refusal('VALIDATION_FAILED', { errors: [{ field: 'id', message: 'id must be the one in the address.' }] });

import { Body, Controller, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { Refusal } from '../../platform/decisions/refusal.js';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { Context, SignedInPerson } from '../../platform/http/context.decorator.js';
import { Refuses } from '../../platform/http/openapi/refuses.decorator.js';
import type { Person } from '../../platform/http/caller.js';
import { UpdateOwnProfileDto } from '../../responders/update-own-profile/update-own-profile.dto.js';
import { UpdateOwnProfile } from '../../responders/update-own-profile/update-own-profile.handler.js';
import { CurrentUserResponse } from '../current-user/current-user.response.js';
import { CurrentUsers } from '../current-user/current-users.js';
import { signedInBy } from '../session/signed-in-responder.js';

@ApiTags('Signing in')
@Controller('auth')
export class UpdateProfileController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly users: CurrentUsers,
  ) {}

  @Put('update-profile')
  @ApiOperation({
    summary: 'Complete or change your own profile',
    description: 'A new phone number signs you out everywhere else.',
  })
  @ApiOkResponse({ description: 'Your profile as it is now.', type: CurrentUserResponse })
  @Refuses('PHONE_DIGITS_MISMATCH', 'CHANGED_MEANWHILE')
  async updateProfile(
    @Body() profile: UpdateOwnProfileDto,
    @SignedInPerson() { responderId, session }: Person,
    @Context() context: CommandContext,
  ): Promise<CurrentUserResponse> {
    await this.commands.execute(new UpdateOwnProfile(responderId, profile, session, context));
    const signedIn = await this.database.fetch(signedInBy(session, context.now));
    if (!signedIn) throw new Refusal('SIGNED_OUT');
    return this.users.describe(signedIn);
  }
}

import { Body, Get, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { Database } from '../../platform/database/index.js';
import type { CommandContext } from '../../platform/event-store/index.js';
import { example, Id, Parts, Text, YesOrNo } from '../../platform/fields/index.js';
import {
  AdminOnly,
  Answers,
  AnswersNothing,
  Context,
  Refuses,
  type RigbookRequest,
  Routes,
} from '../../platform/http/index.js';
import { OrganisationSettings } from '../../settings/organisation-settings.js';
import { CurrentSession } from '../current-user/current-user.controller.js';
import { PasskeyAnswerDto } from '../passkeys/passkey.dto.js';
import { PasskeySite } from '../passkeys/passkey-site.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';
import { type AdminWithoutPasskey, adminsWithoutPasskey } from './admins-without-passkey.query.js';
import { SwitchAdminPasswordOff, SwitchAdminPasswordOn } from './switch-admin-password.handlers.js';

@ApiSchema({ name: 'AdminWithoutPasskey' })
class AdminWithoutPasskeyResponse implements AdminWithoutPasskey {
  @Id(example.responderId) id!: ResponderId;
  @Text({ pattern: '^[0-9]{3}$', example: '104' }) unitNumber!: string;
  @Text.orNull('Noa') firstName!: string | null;
  @Text.orNull('Peretz') lastName!: string | null;
}

@ApiSchema({ name: 'SharedAdminPassword' })
class SharedAdminPasswordResponse {
  @YesOrNo(true, 'Whether it opens the administration. If not, only passkeys of administrators do.') isOn!: boolean;
  @YesOrNo(true, 'Whether you have a passkey, which switching it off needs.') hasOwnPasskey!: boolean;
  @Parts(AdminWithoutPasskeyResponse, 'Administrators whom only the shared password lets into the administration.')
  withoutPasskey!: readonly AdminWithoutPasskeyResponse[];
}

@Routes('admin/password', 'Settings')
@AdminOnly()
export class SwitchAdminPasswordController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly settings: OrganisationSettings,
    private readonly site: PasskeySite,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Read whether the admin password is on, and who needs it' })
  @Answers(SharedAdminPasswordResponse, 'Administrators without a passkey, by unit.')
  async readAdminPassword(@CurrentSession() { responderId }: SignedInResponder): Promise<SharedAdminPasswordResponse> {
    const { sharedAdminPassword } = await this.settings.current();
    const withoutPasskey = await this.database.fetch(adminsWithoutPasskey());
    const hasOwnPasskey = !withoutPasskey.some(({ id }) => id === responderId);
    return { isOn: sharedAdminPassword, hasOwnPasskey, withoutPasskey };
  }

  @Post('switch-off')
  @Recorded('fresh-proof')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Switch the admin password off',
    description:
      'From then on, only passkeys of administrators open the administration. It stays open in this session and closes in all others. Takes an answer of your passkey to the options of `GET /api/auth/proof/passkey/options`.',
  })
  @AnswersNothing('It is off.')
  @Refuses('OWN_PASSKEY_REQUIRED', 'PASSKEY_NOT_ACCEPTED', 'CHANGED_MEANWHILE')
  async switchAdminPasswordOff(
    @Body() { response }: PasskeyAnswerDto,
    @CurrentSession() admin: SignedInResponder,
    @Req() request: RigbookRequest,
    @Context() context: CommandContext,
  ): Promise<void> {
    const answer = { response, site: this.site.of(request), now: request.receivedAt };
    await this.commands.execute(new SwitchAdminPasswordOff({ admin, answer, context }));
  }

  @Post('switch-on')
  @HttpCode(204)
  @ApiOperation({ summary: 'Switch the admin password on again', description: 'It is the one from before.' })
  @AnswersNothing('It is on.')
  @Refuses('CHANGED_MEANWHILE')
  async switchAdminPasswordOn(@Context() context: CommandContext): Promise<void> {
    await this.commands.execute(new SwitchAdminPasswordOn({ context }));
  }
}

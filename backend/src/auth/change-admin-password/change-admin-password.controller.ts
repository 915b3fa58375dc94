import { Body, Put, Req } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { textLimits } from '@rigbook/contracts/kernel';
import { leastAdminPassword } from '@rigbook/contracts/settings/settings.rules';
import { commandOf } from '../../platform/commands/command-of.js';
import { decide } from '../../platform/decisions/index.js';
import { type CommandContext, EventStore } from '../../platform/event-store/index.js';
import { Text } from '../../platform/fields/index.js';
import { AdminOnly, AnswersNothing, Context, Refuses, type RigbookRequest, Routes } from '../../platform/http/index.js';
import { type AdminPasswordChanged, SETTINGS_STREAM, settingsStreamId } from '../../settings/settings.events.js';
import { changeAdminPassword, hashPassword, KnownAdminPassword } from '../admin-password/known-admin-password.js';
import { IsNewPassword } from '../admin-password/new-password.dto.js';
import { NewPasswords } from '../admin-password/new-passwords.js';
import { CurrentSession } from '../current-user/current-user.controller.js';
import { closeAdministrationsBut } from '../session/session.statements.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';

@ApiSchema({ name: 'ChangeAdminPassword' })
export class ChangeAdminPasswordDto {
  @Text({ minLength: 1, maxLength: textLimits.adminPassword, format: 'password', example: 'rigbook-demo' })
  @MaxLength(textLimits.adminPassword, { message: 'The admin password is too long.' })
  @MinLength(1, { message: 'Please enter the current admin password.' })
  @IsString({ message: 'Please enter the current admin password.' })
  currentPassword!: string;

  @Text({
    minLength: leastAdminPassword,
    maxLength: textLimits.adminPassword,
    format: 'password',
    example: 'a longer one of our own',
  })
  @IsNewPassword()
  newPassword!: string;
}

export class ChangeAdminPassword extends commandOf<{
  admin: SignedInResponder;
  currentPassword: string;
  newPassword: string;
  address: string;
}>() {}

@CommandHandler(ChangeAdminPassword)
export class ChangeAdminPasswordHandler implements ICommandHandler<ChangeAdminPassword> {
  constructor(
    private readonly passwords: KnownAdminPassword,
    private readonly events: EventStore,
    private readonly newPasswords: NewPasswords,
  ) {}

  /** @throws Refusal VALIDATION_FAILED for a guessable password, ADMIN_PASSWORD_OFF, TOO_MANY_ATTEMPTS, UNLOCK_REQUIRED, ADMIN_PASSWORD_INCORRECT, CHANGED_MEANWHILE */
  execute({ admin, currentPassword, newPassword, address, context }: ChangeAdminPassword): Promise<void> {
    const changed: AdminPasswordChanged = { type: 'AdminPasswordChanged', data: {} };
    return decide(this.events, {
      context,
      // without `stream`: a wrong password is counted, so a refusal must not check it once more
      facts: async () => {
        const { length: expectedVersion } = await this.events.readStream(settingsStreamId);
        await this.passwords.known({ admin, password: currentPassword, address, now: context.now });
        await this.newPasswords.refuseGuessable(newPassword);
        return { expectedVersion, newHash: await hashPassword(newPassword) };
      },
      decide: ({ expectedVersion, newHash }) => ({
        appends: [{ stream: settingsStreamId, streamType: SETTINGS_STREAM, expectedVersion, events: [changed] }],
        statements: [changeAdminPassword(newHash, context.now), closeAdministrationsBut(admin.session)],
      }),
    });
  }
}

@Routes('admin/password', 'Settings')
export class ChangeAdminPasswordController {
  constructor(private readonly commands: CommandBus) {}

  @Put()
  @AdminOnly()
  @ApiOperation({
    summary: 'Change the admin password',
    description: 'Administrator access continues in this session and ends in all others.',
  })
  @AnswersNothing('The password is changed.')
  @Refuses(
    'ADMIN_PASSWORD_OFF',
    'ADMIN_PASSWORD_INCORRECT',
    'TOO_MANY_ATTEMPTS',
    'UNLOCK_REQUIRED',
    'CHANGED_MEANWHILE',
  )
  async changeAdminPassword(
    @Body() { currentPassword, newPassword }: ChangeAdminPasswordDto,
    @CurrentSession() admin: SignedInResponder,
    @Req() { ip }: RigbookRequest,
    @Context() context: CommandContext,
  ): Promise<void> {
    await this.commands.execute(new ChangeAdminPassword({ admin, currentPassword, newPassword, address: ip, context }));
  }
}

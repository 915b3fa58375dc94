import { Get, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import { Refusal } from '../../platform/decisions/index.js';
import { Answers, Public, Refuses, type RigbookRequest, Routes } from '../../platform/http/index.js';
import { OrganisationSettings } from '../../settings/organisation-settings.js';
import { AskAdministrator } from './ask-administrator.handler.js';
import { PendingSignInAnswers, PendingSignInResponse, SignInStateResponse } from './pending-sign-in.response.js';
import { PendingSignIns } from './pending-sign-ins.js';
import { MicrosoftProvider } from '../microsoft/microsoft-provider.js';

/** What a browser learns before it is signed in, and how it asks to be let in. */
@Routes('auth/login', 'Signing in')
@Public()
export class AskAdministratorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly settings: OrganisationSettings,
    private readonly pending: PendingSignIns,
    private readonly answers: PendingSignInAnswers,
    private readonly microsoft: MicrosoftProvider,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Read how this browser can sign in',
    description: 'Also whether its sign-in waits for a confirmation.',
  })
  @Answers(SignInStateResponse, 'How this browser can sign in.')
  async read(@Req() request: RigbookRequest): Promise<SignInStateResponse> {
    const { confirmNewDevices } = await this.settings.current();
    const pending = await this.pending.find(request);
    return {
      confirmNewDevices,
      microsoft: this.microsoft.isConfigured,
      pending: pending ? await this.answers.of(pending) : null,
    };
  }

  @Post('ask-administrator')
  @ApiOperation({
    summary: 'Ask an administrator to let this device in',
    description: 'For people whom no code can reach. Administrators see the device and the same four words.',
  })
  @Answers(PendingSignInResponse, 'The sign-in, waiting for an administrator.')
  @Refuses('SIGN_IN_EXPIRED', 'CODE_CAN_BE_SENT')
  async ask(@Req() request: RigbookRequest): Promise<PendingSignInResponse> {
    const pending = await this.pending.the(request);
    const answer = await this.answers.of(pending);
    if (!answer.administrator) throw new Refusal('CODE_CAN_BE_SENT');
    const asked = await this.commands.execute(new AskAdministrator({ pending, now: request.receivedAt }));
    return asked ? { ...answer, lettingIn: 'waiting' } : answer;
  }
}

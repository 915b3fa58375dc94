import { Delete, Get } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { Configuration } from '../../../platform/configuration/configuration.js';
import { Database } from '../../../platform/database/index.js';
import type { CommandContext } from '../../../platform/event-store/index.js';
import { YesOrNo } from '../../../platform/fields/index.js';
import {
  Answers,
  AnswersNothing,
  Context,
  NeedsFreshProof,
  Refuses,
  Routes,
  SignedInPerson,
} from '../../../platform/http/index.js';
import type { Person } from '../../../platform/http/index.js';
import { linkedTo } from '../microsoft-account.statements.js';
import { UnlinkMicrosoftAccount } from '../unlink-account/unlink-account.controller.js';

@ApiSchema({ name: 'OwnMicrosoftAccount' })
export class OwnMicrosoftAccountResponse {
  @YesOrNo(true, 'The organization has set up signing in with Microsoft.') configured!: boolean;
  @YesOrNo(false, 'A Microsoft account is linked to you.') linked!: boolean;
}

@Routes('auth/microsoft-account', 'Signing in')
export class OwnMicrosoftAccountController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly configuration: Configuration,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Read whether a Microsoft account is linked to you',
    description: 'To link one, send the browser to `/auth/microsoft?link=1`.',
  })
  @Answers(OwnMicrosoftAccountResponse, 'Whether one is linked, and whether one can be.')
  async getOwnMicrosoftAccount(@SignedInPerson() { responderId }: Person): Promise<OwnMicrosoftAccountResponse> {
    const linked = await this.database.fetch(linkedTo(responderId));
    return { configured: this.configuration.microsoft !== undefined, linked: linked?.account !== undefined };
  }

  @Delete()
  @NeedsFreshProof()
  @ApiOperation({ summary: 'Unlink your Microsoft account', description: 'Signs you out everywhere else.' })
  @AnswersNothing('Unlinked.')
  @Refuses('FRESH_PROOF_REQUIRED', 'RESPONDER_NOT_FOUND', 'CHANGED_MEANWHILE')
  unlinkOwnMicrosoftAccount(
    @SignedInPerson() { responderId, session }: Person,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new UnlinkMicrosoftAccount({ responderId, session, context }));
  }
}

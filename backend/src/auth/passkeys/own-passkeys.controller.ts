import { Body, Delete, Get, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { Database } from '../../platform/database/index.js';
import type { CommandContext } from '../../platform/event-store/index.js';
import {
  Answers,
  AnswersCreated,
  AnswersNothing,
  Context,
  NeedsFreshProof,
  originOf,
  PathId,
  Refuses,
  Routes,
} from '../../platform/http/index.js';
import { type Person, type RigbookRequest, SignedInPerson } from '../../platform/http/index.js';
import { SecondFactors } from '../audit-access/second-factors.js';
import { CurrentSession } from '../current-user/current-user.controller.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';
import { AddPasskey, RemovePasskey } from './change-passkeys.handlers.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import { NewPasskeyDto, PasskeyOptionsResponse, PasskeyResponse } from './passkey.dto.js';
import { PasskeySite } from './passkey-site.js';
import { credentialsOf, ownPasskeys } from './passkey.statements.js';

@Routes('auth/passkeys', 'Signing in')
export class OwnPasskeysController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly challenges: PasskeyChallenges,
    private readonly site: PasskeySite,
    private readonly factors: SecondFactors,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List your passkeys' })
  @Answers([PasskeyResponse], 'Your passkeys, oldest first.')
  async listOwnPasskeys(@SignedInPerson() { responderId }: Person): Promise<PasskeyResponse[]> {
    return [...(await this.database.fetch(ownPasskeys(responderId)))];
  }

  @Get('options')
  @NeedsFreshProof()
  @ApiOperation({
    summary: 'Begin to add a passkey',
    description:
      'Answers what the browser needs to create one. An administrator opens the administration first, and an auditor who has a second factor the audit area: passkeys open both.',
  })
  @Answers(PasskeyOptionsResponse, 'The options, valid for 5 minutes.')
  @Refuses('FRESH_PROOF_REQUIRED', 'ADMIN_PASSWORD_REQUIRED', 'AUDITOR_PROOF_REQUIRED')
  async beginPasskey(
    @CurrentSession() person: SignedInResponder,
    @Req() request: RigbookRequest,
  ): Promise<PasskeyOptionsResponse> {
    await this.factors.demandBeforeChange(person);
    const { responderId, unitNumber, organizationName } = person;
    const known = await this.database.fetch(credentialsOf(responderId));
    const options = await generateRegistrationOptions({
      rpName: organizationName,
      rpID: this.site.of(request).host,
      userID: Uint8Array.from(Buffer.from(responderId)),
      userName: unitNumber,
      userDisplayName: [person.firstName, person.lastName].filter(Boolean).join(' ') || unitNumber,
      challenge: this.challenges.create(`add:${responderId}`, request.receivedAt),
      attestationType: 'none',
      excludeCredentials: known.map(({ credential, transports }) => ({ id: credential, transports: transports as [] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { options };
  }

  @Post()
  @Recorded('passkey-added')
  @NeedsFreshProof()
  @ApiOperation({ summary: 'Add a passkey', description: 'It then signs you in without unit number and digits.' })
  @AnswersCreated(PasskeyResponse, 'The new passkey.')
  @Refuses(
    'FRESH_PROOF_REQUIRED',
    'ADMIN_PASSWORD_REQUIRED',
    'AUDITOR_PROOF_REQUIRED',
    'PASSKEY_NOT_ACCEPTED',
    'TOO_MANY_PASSKEYS',
  )
  async addPasskey(
    @Body() { name, response }: NewPasskeyDto,
    @CurrentSession() person: SignedInResponder,
    @Req() request: RigbookRequest,
  ): Promise<PasskeyResponse> {
    await this.factors.demandBeforeChange(person);
    const { responderId } = person;
    const answer = { response, site: this.site.of(request), now: request.receivedAt };
    return this.commands.execute(new AddPasskey({ responderId, name, answer, origin: originOf(request) }));
  }

  @Delete(':id')
  @Recorded('passkey-removed')
  @NeedsFreshProof()
  @ApiOperation({
    summary: 'Remove a passkey',
    description: 'It no longer signs you in. The same people as for adding one open more first.',
  })
  @AnswersNothing('Removed.')
  @Refuses('FRESH_PROOF_REQUIRED', 'ADMIN_PASSWORD_REQUIRED', 'AUDITOR_PROOF_REQUIRED', 'LAST_ADMIN_PASSKEY')
  async removePasskey(
    @PathId('PASSKEY_NOT_FOUND') id: string,
    @CurrentSession() person: SignedInResponder,
    @Context() context: CommandContext,
  ): Promise<void> {
    await this.factors.demandBeforeChange(person);
    await this.commands.execute(new RemovePasskey({ responderId: person.responderId, id, context }));
  }
}

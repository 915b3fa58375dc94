import { Body, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { PasskeyChallenges } from '../auth/passkeys/passkey-challenges.js';
import { PasskeyOptionsResponse } from '../auth/passkeys/passkey.dto.js';
import { PasskeySite } from '../auth/passkeys/passkey-site.js';
import { credentialsOf } from '../auth/passkeys/passkey.statements.js';
import { Database } from '../platform/database/index.js';
import { Public, Refuses, type RigbookRequest, Routes } from '../platform/http/index.js';
import { DecisionLinkDto } from './linked-request.response.js';
import { LinkedRequests } from './linked-requests.js';

@Routes('decision-links', 'Deciding from a message')
export class BeginPasskeyProofController {
  constructor(
    private readonly requests: LinkedRequests,
    private readonly database: Database,
    private readonly challenges: PasskeyChallenges,
    private readonly site: PasskeySite,
  ) {}

  @Post('passkey-options')
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'Begin to decide with a passkey' })
  @ApiOkResponse({ description: 'The options, valid for 5 minutes.', type: PasskeyOptionsResponse })
  @Refuses('DECISION_LINK_NOT_VALID', 'DECISION_LINK_OVER')
  async beginDecisionWithPasskey(
    @Body() { link: text }: DecisionLinkDto,
    @Req() request: RigbookRequest,
  ): Promise<PasskeyOptionsResponse> {
    const { link, decider } = await this.requests.of(text, request.receivedAt);
    const known = decider ? await this.database.fetch(credentialsOf(decider.id)) : [];
    const options = await generateAuthenticationOptions({
      rpID: this.site.of(request).host,
      challenge: this.challenges.create(`decide:${link.bookingId}`, request.receivedAt),
      ...(known.length > 0 && {
        allowCredentials: known.map(({ credential, transports }) => ({
          id: credential,
          transports: transports as [],
        })),
      }),
      userVerification: 'required',
    });
    return { options };
  }
}

import { Module } from '@nestjs/common';
import { SignedTexts } from '../platform/signed/signed-text.js';
import { SettingsModule } from '../settings/settings.module.js';
import { BeginPasskeyProofController } from './begin-passkey-proof.controller.js';
import { DecideByLinkController } from './decide-by-link.controller.js';
import { DecideByLinkHandler } from './decide-by-link.handler.js';
import { LinkedRequests } from './linked-requests.js';
import { OpenDecisionLinkController } from './open-decision-link.controller.js';

/** Deciding on a request from the message about it, without signing in. */
@Module({
  imports: [SettingsModule],
  controllers: [OpenDecisionLinkController, BeginPasskeyProofController, DecideByLinkController],
  providers: [SignedTexts, LinkedRequests, DecideByLinkHandler],
})
export class DecidingByLinkModule {}

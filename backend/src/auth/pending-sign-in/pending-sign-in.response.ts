import { Injectable } from '@nestjs/common';
import { ApiSchema } from '@nestjs/swagger';
import { type LettingIn, lettingInStates } from '@rigbook/contracts/auth/device.words';
import { phraseIn } from '@rigbook/contracts/auth/phrase.words';
import type { Instant } from '@rigbook/contracts/kernel';
import { messageChannels, type MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { Moment, OneOf, Part, Parts, Text, Texts, YesOrNo } from '../../platform/fields/index.js';
import { OneTimeCodes } from '../one-time-code/one-time-codes.js';
import { OrganisationSettings } from '../../settings/organisation-settings.js';
import type { PendingSignIn } from './pending-sign-in.statements.js';

@ApiSchema({ name: 'CodeChannel' })
export class CodeChannelResponse {
  @OneOf(messageChannels, 'MessageChannel', 'whatsapp') channel!: MessageChannel;
  @Text('…01', 'The address, masked.') to!: string;
}

/** Unit number and digits are right. The device has to be confirmed. */
@ApiSchema({ name: 'PendingSignIn' })
export class PendingSignInResponse {
  @Moment('2026-11-23T08:15:00.000Z', 'When the sign-in has to begin again.') expiresAt!: Instant;
  @Parts(CodeChannelResponse, 'Where a code can be sent.')
  channels!: readonly CodeChannelResponse[];
  @OneOf.orNull(messageChannels, 'MessageChannel', 'whatsapp', 'The channel of a code that was sent and is valid.')
  codeSentBy!: MessageChannel | null;
  @OneOf(lettingInStates, 'LettingIn', 'not-asked', 'Whether an administrator lets the device in.')
  lettingIn!: LettingIn;
  @Texts({
    example: ['apple', 'castle', 'drum', 'owl'],
    description: 'Four words that the administrator sees too. Screens in another language translate them word by word.',
  })
  phrase!: readonly string[];
  @YesOrNo(false, 'An administrator can let the device in: no code can be sent, or one could not be delivered.')
  administrator!: boolean;
  @YesOrNo(false, 'The person is an administrator whom no code reaches, and may enter the admin password instead.')
  adminPassword!: boolean;
}

/** How this browser can sign in. */
@ApiSchema({ name: 'SignInState' })
export class SignInStateResponse {
  @YesOrNo(true, 'Whether the first sign-in on a device has to be confirmed.') confirmNewDevices!: boolean;
  @YesOrNo(true, 'The organization has set up signing in with Microsoft.') microsoft!: boolean;
  @Part.orNull(PendingSignInResponse, { description: 'The sign-in of this browser that waits for a confirmation.' })
  pending!: PendingSignInResponse | null;
}

/** Adds where a code can go. */
@Injectable()
export class PendingSignInAnswers {
  constructor(
    private readonly codes: OneTimeCodes,
    private readonly settings: OrganisationSettings,
  ) {}

  async of(pending: PendingSignIn): Promise<PendingSignInResponse> {
    const { responderId, expiresAt, codeSentBy, lettingIn, phrase, isAdmin, deliveryFailed } = pending;
    const channels = await this.codes.channelsOf(responderId);
    const administrator = channels.length === 0 || deliveryFailed;
    const { sharedAdminPassword } = await this.settings.current();
    return {
      expiresAt,
      channels,
      codeSentBy,
      lettingIn,
      phrase: phraseIn('en', phrase),
      administrator,
      adminPassword: isAdmin && administrator && sharedAdminPassword,
    };
  }
}

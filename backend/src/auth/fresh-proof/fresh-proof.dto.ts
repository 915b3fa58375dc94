import { ApiSchema } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { type ProofWay, proofWays } from '@rigbook/contracts/auth/proof.words';
import type { Instant } from '@rigbook/contracts/kernel';
import { phoneLastFourDigits } from '@rigbook/contracts/responders/responder.words';
import { Moment, Parts, SomeOf, Text } from '../../platform/fields/index.js';
import { CodeChannelResponse } from '../pending-sign-in/pending-sign-in.response.js';
import type { ProofState } from './fresh-proofs.js';

/** What the session can prove about its person, and how. */
@ApiSchema({ name: 'Proof' })
export class ProofResponse implements ProofState {
  @Moment.orNull('2026-11-23T08:10:00.000Z', 'Until when a proof counts; null if they have to prove it.')
  provedUntil!: Instant | null;
  @SomeOf(proofWays, 'ProofWay', ['code'], 'If there is none, an administrator has to make the change.')
  ways!: readonly ProofWay[];
  @Parts(CodeChannelResponse, 'Where a code can be sent.') channels!: readonly CodeChannelResponse[];
}

@ApiSchema({ name: 'Proved' })
export class ProvedResponse {
  @Moment('2026-11-23T08:10:00.000Z', 'Until when the proof counts.') provedUntil!: Instant;
}

const shape = new RegExp(`^[0-9]{${phoneLastFourDigits}}$`);

@ApiSchema({ name: 'EnterDigits' })
export class EnterDigitsDto {
  @Text({ pattern: shape.source, example: '0101' })
  @Matches(shape, { message: 'Please enter the last 4 digits of your phone number.' })
  phoneLastFour!: string;
}

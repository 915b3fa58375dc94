import { ApiSchema } from '@nestjs/swagger';
import {
  verificationChecks,
  verificationFaults,
  verificationOutcomes,
  type VerificationCheck,
  type VerificationFault,
  type VerificationOutcome,
} from '@rigbook/contracts/audit/verification.words';
import type { Instant } from '@rigbook/contracts/kernel';
import { example, Id, Moment, OneOf, Part, Text, Whole } from '../../platform/fields/index.js';
import type { CheckResult } from './check-result.js';

@ApiSchema({ name: 'VerifiedHead' })
export class VerifiedHeadResponse {
  @Whole(1042, 'The number of the last event that the head covers.') number!: number;
  @Text(example.sha256) hash!: string;
  @Moment('2026-11-23T16:00:00.000Z') signedAt!: Instant;
}

@ApiSchema({ name: 'FaultyEvent' })
class FaultyEventResponse {
  @Text('1042') position!: string;
  @Text.orNull('BookingApproved', 'Null for a missing event.') type!: string | null;
  @Id.orNull(example.bookingId) stream!: string | null;
  @Id.orNull('0197f1c2-6f0e-7c3a-9d55-2f0a6a1b7c11') id!: string | null;
}

@ApiSchema({ name: 'ChainNumbers' })
class ChainNumbersResponse {
  @Whole(1042) from!: number;
  @Whole(1042) to!: number;
}

@ApiSchema({ name: 'VerificationFault' })
export class VerificationFaultResponse {
  @OneOf(verificationFaults, 'VerificationFaultCode', 'event-changed') code!: VerificationFault;
  @Part.orNull(FaultyEventResponse, 'The first event of the fault.') event!: FaultyEventResponse | null;
  @Text.orNull(null, 'What else is affected: a trigger, a line, a table.') subject!: string | null;
  @Part.orNull(
    ChainNumbersResponse,
    'The events of the chain between which it happened, if no single event can be named.',
  )
  between!: ChainNumbersResponse | null;
}

@ApiSchema({ name: 'VerificationStep' })
export class VerificationStepResponse {
  @OneOf(verificationChecks, 'VerificationCheck', 'chain') check!: VerificationCheck;
  @OneOf(verificationOutcomes, 'VerificationOutcome', 'passed') outcome!: VerificationOutcome;
  @Moment('2026-11-23T16:00:00.000Z') checkedAt!: Instant;
  @Whole(1042, 'Number of triggers, events, heads, documents or tables that were checked, up to the first fault.')
  counted!: number;
  @Whole(0, 'For the chain: events that are not sealed yet. For documents: those that were erased with their signers.')
  aside!: number;
  @Part.orNull(VerifiedHeadResponse, 'For heads: the newest one.') head!: VerifiedHeadResponse | null;
  @Part.orNull(VerificationFaultResponse) fault!: VerificationFaultResponse | null;
}

export function toVerificationStep({ head, aside = 0, ...checked }: CheckResult): VerificationStepResponse {
  const told = head && { number: head.number, hash: head.hash, signedAt: head.signedAt };
  return { ...checked, aside, head: told ?? null };
}

import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  verificationChecks,
  verificationFaults,
  verificationOutcomes,
  type VerificationCheck,
  type VerificationFault,
  type VerificationOutcome,
} from '@rigbook/contracts/audit/verification.words';
import type { Instant } from '@rigbook/contracts/kernel/time';
import type { Checked } from './checked.js';

const orNull = { type: String, nullable: true } as const;
const number = { type: 'integer', example: 1042 } as const;

@ApiSchema({ name: 'VerifiedHead' })
export class VerifiedHeadResponse {
  @ApiProperty({ ...number, description: 'The chain had come to this event.' })
  number!: number;
  @ApiProperty({ example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' })
  hash!: string;
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-23T16:00:00.000Z' })
  signedAt!: Instant;
}

@ApiSchema({ name: 'FaultyEvent' })
class FaultyEventResponse {
  @ApiProperty({ example: '1042' })
  position!: string;
  @ApiProperty({ ...orNull, example: 'BookingApproved', description: 'Null of an event that is gone.' })
  type!: string | null;
  @ApiProperty({ ...orNull, format: 'uuid', example: '0197f1c2-6f0e-7c3a-9d55-2f0a6a1b7c10' })
  stream!: string | null;
  @ApiProperty({ ...orNull, format: 'uuid', example: '0197f1c2-6f0e-7c3a-9d55-2f0a6a1b7c11' })
  id!: string | null;
}

@ApiSchema({ name: 'ChainNumbers' })
class ChainNumbersResponse {
  @ApiProperty({ ...number })
  from!: number;
  @ApiProperty({ ...number })
  to!: number;
}

@ApiSchema({ name: 'VerificationFault' })
export class VerificationFaultResponse {
  @ApiProperty({ enum: verificationFaults, enumName: 'VerificationFaultCode', example: 'event-changed' })
  code!: VerificationFault;
  @ApiProperty({ type: FaultyEventResponse, nullable: true, description: 'The first event that it is about.' })
  event!: FaultyEventResponse | null;
  @ApiProperty({ ...orNull, example: null, description: 'What else it is about: a trigger, a line, a table.' })
  subject!: string | null;
  @ApiProperty({
    type: ChainNumbersResponse,
    nullable: true,
    description: 'Events of the chain between which it happened, where no single one can be named.',
  })
  between!: ChainNumbersResponse | null;
}

@ApiSchema({ name: 'VerificationStep' })
export class VerificationStepResponse {
  @ApiProperty({ enum: verificationChecks, enumName: 'VerificationCheck', example: 'chain' })
  check!: VerificationCheck;
  @ApiProperty({ enum: verificationOutcomes, enumName: 'VerificationOutcome', example: 'passed' })
  outcome!: VerificationOutcome;
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-23T16:00:00.000Z' })
  checkedAt!: Instant;
  @ApiProperty({
    ...number,
    description: 'Triggers, events, heads, documents or tables that were looked at, up to the first fault.',
  })
  counted!: number;
  @ApiProperty({
    ...number,
    example: 0,
    description:
      'Of the chain: events that wait to be sealed. Of documents: those that were erased with their signers.',
  })
  aside!: number;
  @ApiProperty({ type: VerifiedHeadResponse, nullable: true, description: 'Of heads: the newest.' })
  head!: VerifiedHeadResponse | null;
  @ApiProperty({ type: VerificationFaultResponse, nullable: true })
  fault!: VerificationFaultResponse | null;
}

export function toVerificationStep({ head, aside = 0, ...checked }: Checked): VerificationStepResponse {
  const told = head && { number: head.number, hash: head.hash, signedAt: head.signedAt };
  return { ...checked, aside, head: told ?? null };
}

import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { LicenceVerificationId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { licenceHappenings, type LicenceHappening } from '@rigbook/contracts/licences/licence.words';
import type { RecordedEvent } from '../../platform/event-store/recorded-event.js';
import { ActorResponse, toActor } from '../../responders/people/actor.response.js';
import type { PeopleById } from '../../responders/people/people-now.query.js';
import type { LicenceEvent } from '../licence.events.js';
import type { HandedInRow } from './handed-in-page.query.js';

@ApiSchema({ name: 'LicenceHappening' })
class LicenceHappeningResponse {
  @ApiProperty({ enum: licenceHappenings, enumName: 'LicenceHappeningType', example: 'LicenceRejected' })
  type!: LicenceHappening;
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-22T18:30:00.000Z' })
  recordedAt!: Instant;
  @ApiProperty({ type: ActorResponse })
  actor!: ActorResponse;
  @ApiProperty({ type: String, nullable: true, example: 'The back is blurred.', description: 'What the review noted.' })
  notes!: string | null;
}

/** Photos that were handed in, and what became of them. */
@ApiSchema({ name: 'HandedInLicence' })
export class HandedInResponse {
  @ApiProperty({ type: String, format: 'uuid', example: '0197f1c2-0a01-7000-8000-000000000a01' })
  id!: LicenceVerificationId;
  @ApiProperty({ type: [LicenceHappeningResponse], description: 'As the log has it, oldest first.' })
  happened!: LicenceHappeningResponse[];
}

const isReview = ({ type }: LicenceEvent) => type === 'LicenceApproved' || type === 'LicenceRejected';

export const toHandedIn = (
  { verification_id, notes }: HandedInRow,
  history: readonly RecordedEvent<LicenceEvent>[],
  people: PeopleById,
): HandedInResponse => ({
  id: verification_id,
  happened: history
    .filter(({ stream }) => stream === verification_id)
    .map((event) => ({
      type: event.type,
      recordedAt: event.recordedAt,
      actor: toActor(event.actor, people),
      notes: isReview(event) ? notes : null,
    })),
});

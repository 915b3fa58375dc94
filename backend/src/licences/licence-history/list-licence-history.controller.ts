import { Get, Query } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { Instant, LicenceVerificationId, ResponderId } from '@rigbook/contracts/kernel';
import { type LicenceHappening, licenceHappenings } from '@rigbook/contracts/licences/licence.words';
import { Database, query } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { EventStore, type RecordedEvent, responderIn } from '../../platform/event-store/index.js';
import { Id, Moment, OneOf, Part, Parts, Text } from '../../platform/fields/index.js';
import { AdminRoutes, ApiPage, mapPage, pageOf, PageQuery, pageRequest, PathId } from '../../platform/http/index.js';
import type { Page, PageRequest } from '../../platform/http/index.js';
import { ActorResponse, toActor } from '../../responders/people/actor.response.js';
import { type PeopleById, peopleNow } from '../../responders/people/people-now.query.js';
import { responderFacts } from '../../responders/responder-facts/responder-facts.query.js';
import type { LicenceEvent } from '../licence.events.js';

interface HandedInRow {
  readonly verificationId: LicenceVerificationId;
  readonly submittedAt: Instant;
  /** the reviewer's notes */
  readonly notes: string | null;
}

/** A responder's submissions, latest first. */
export function handedInPage(responderId: ResponderId, { limit, after }: PageRequest) {
  return query<HandedInRow, Page<HandedInRow>>(
    {
      name: `licence-history.page${after ? '.after' : ''}`,
      text: `SELECT v.verification_id AS "verificationId", v.submitted_at AS "submittedAt", w.notes
             FROM licence_verification v LEFT JOIN licence_review w ON w.verification_id = v.verification_id
             WHERE v.responder_id = $1 ${after ? 'AND (v.submitted_at, v.verification_id) < ($3, $4)' : ''}
             ORDER BY v.submitted_at DESC, v.verification_id DESC LIMIT $2`,
      values: [responderId, limit + 1, ...(after ? [after.at, after.id] : [])],
    },
    pageOf(limit, ({ submittedAt: at, verificationId: id }) => ({ at, id })),
  );
}

@ApiSchema({ name: 'LicenceHappening' })
class LicenceHappeningResponse {
  @OneOf(licenceHappenings, 'LicenceHappeningType', 'LicenceRejected') type!: LicenceHappening;
  @Moment('2026-11-22T18:30:00.000Z') recordedAt!: Instant;
  @Part(ActorResponse) actor!: ActorResponse;
  @Text.orNull('The back is blurred.', "The reviewer's notes.") notes!: string | null;
}

/** A submission of photos and its history. */
@ApiSchema({ name: 'HandedInLicence' })
class HandedInResponse {
  @Id('0197f1c2-0a01-7000-8000-000000000a01') id!: LicenceVerificationId;
  @Parts(LicenceHappeningResponse, 'Events in the log, oldest first.') happened!: LicenceHappeningResponse[];
}

const isReview = ({ type }: LicenceEvent) => type === 'LicenceApproved' || type === 'LicenceRejected';

const toHandedIn = (
  { verificationId, notes }: HandedInRow,
  history: readonly RecordedEvent<LicenceEvent>[],
  people: PeopleById,
): HandedInResponse => ({
  id: verificationId,
  happened: history
    .filter(({ stream }) => stream === verificationId)
    .map((event) => ({
      type: event.type,
      recordedAt: event.recordedAt,
      actor: toActor(event.actor, people),
      notes: isReview(event) ? notes : null,
    })),
});

@AdminRoutes('admin/users/:id/licence-history', 'Admin: licenses')
export class ListLicenceHistoryController {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  @Get()
  @ApiOperation({
    summary: "List a user's license submissions",
    description: 'Every submission of photos, latest first: who reviewed it, when, and their notes.',
  })
  @ApiPage(HandedInResponse)
  async listLicenceHistory(
    @PathId('RESPONDER_NOT_FOUND') id: ResponderId,
    @Query() query: PageQuery,
  ): Promise<Page<HandedInResponse>> {
    const [page, responder] = await this.database.fetchAll([handedInPage(id, pageRequest(query)), responderFacts(id)]);
    if (!responder) throw new Refusal('RESPONDER_NOT_FOUND');
    const history = await this.events.readStreams<LicenceEvent>(page.rows.map((row) => row.verificationId));
    const people = await this.database.fetch(peopleNow(history.flatMap(({ actor }) => responderIn(actor) ?? [])));
    return mapPage(page, (row) => toHandedIn(row, history, people));
  }
}

import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import type { FastifyReply } from 'fastify';
import { Database } from '../../platform/database/database.js';
import { Refusal } from '../../platform/decisions/refusal.js';
import { responderIn } from '../../platform/event-store/actor.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { AdminOnly } from '../../platform/http/access.decorators.js';
import { ApiPage, linkNextPage, PageQuery, pageRequest } from '../../platform/http/page.js';
import type { RigbookRequest } from '../../platform/http/rigbook-request.js';
import { UuidPipe } from '../../platform/http/uuid.pipe.js';
import { peopleNow } from '../../responders/people/people-now.query.js';
import { responderFacts } from '../../responders/responder-facts/responder-facts.query.js';
import type { LicenceEvent } from '../licence.events.js';
import { handedInPage, placeInHandedIn } from './handed-in-page.query.js';
import { HandedInResponse, toHandedIn } from './handed-in.response.js';

@ApiTags('Admin: licences')
@Controller('admin/users/:id/licence-history')
@AdminOnly()
export class ListLicenceHistoryController {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  @Get()
  @ApiOperation({
    summary: "List what happened to a user's licence",
    description: 'Every handing-in of photos, the latest first, with who reviewed it, when, and what they noted.',
  })
  @ApiPage(HandedInResponse)
  async listLicenceHistory(
    @Param('id', new UuidPipe<ResponderId>('RESPONDER_NOT_FOUND')) id: ResponderId,
    @Query() query: PageQuery,
    @Req() request: RigbookRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<HandedInResponse[]> {
    const [page, responder] = await this.database.fetchAll([handedInPage(id, pageRequest(query)), responderFacts(id)]);
    if (!responder) throw new Refusal('RESPONDER_NOT_FOUND');
    const history = await this.events.readStreams<LicenceEvent>(page.rows.map((row) => row.verification_id));
    const people = await this.database.fetch(peopleNow(history.flatMap(({ actor }) => responderIn(actor) ?? [])));
    linkNextPage({ request, reply }, page, placeInHandedIn);
    return page.rows.map((row) => toHandedIn(row, history, people));
  }
}

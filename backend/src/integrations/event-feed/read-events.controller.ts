import { Get, Query, Req, Res } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { Refusal } from '../../platform/decisions/index.js';
import { type LogPlace, LogReader } from '../../platform/event-store/index.js';
import { Optional, TakesWhole, Text, Whole } from '../../platform/fields/index.js';
import { AuditorOnly, callerId, OpenToTokens, Refuses, Routes, CalledBy } from '../../platform/http/index.js';
import type { Caller, RigbookRequest } from '../../platform/http/index.js';
import { cursorOf, placeOfCursor } from '../public-event/log-cursor.js';
import { toPublicEvent } from '../public-event/public-event.js';
import { EventPageResponse, eventShapes } from './event.response.js';
import { EventWait } from './event-wait.js';

const MOST_EVENTS = 1000;
const DEFAULT_EVENTS = 100;
const LONGEST_WAIT_SECONDS = 30;

class ReadEventsQuery {
  @Optional()
  @Text('MTA0MiA3', '`next` of the previous page, or the `cursor` of an event. Default: from the first event.')
  @MaxLength(100, { message: 'after must be a cursor of this feed.' })
  @IsString({ message: 'after must be a cursor of this feed.' })
  after?: string;

  @Optional() @TakesWhole(1, MOST_EVENTS, { default: DEFAULT_EVENTS }) limit?: number;

  @Optional()
  @Whole({
    minimum: 0,
    maximum: LONGEST_WAIT_SECONDS,
    default: 0,
    description: 'Seconds to wait for the next event if there is none yet.',
  })
  @Type(() => Number)
  @Max(LONGEST_WAIT_SECONDS, { message: `wait must be at most ${LONGEST_WAIT_SECONDS} seconds.` })
  @Min(0, { message: 'wait must not be negative.' })
  @IsInt({ message: 'wait must be a whole number of seconds.' })
  wait?: number;
}

@Routes('events', 'Events')
@AuditorOnly()
export class ReadEventsController {
  constructor(
    private readonly log: LogReader,
    private readonly toCome: EventWait,
  ) {}

  @Get()
  @OpenToTokens('audit:read')
  @ApiOperation({
    summary: 'Follow the log of events',
    description: `Every event, in the order of the log, from the first one or from where you stopped. Store \`next\` once you have handled a page, and pass it as \`after\` to get what follows: no event is left out or repeated. An event is returned as soon as no older one can still precede it, usually within moments.

With \`wait\` the answer comes with the next event, or is empty after that number of seconds.

People appear as ids. Their names are in the histories of bookings, and in the diary that \`bookings:read\` opens. New types of events and new fields may be added: ignore what you do not know.`,
  })
  @ApiExtraModels(...eventShapes)
  @ApiOkResponse({
    description: 'The next events, oldest first, and the cursor to continue; empty if there are none yet.',
    type: EventPageResponse,
    headers: { Link: { description: 'The next page: `<...>; rel="next"`.', schema: { type: 'string' } } },
  })
  @Refuses('TOO_MANY_WAITING')
  async readEvents(
    @Query() query: ReadEventsQuery,
    @CalledBy() caller: Caller,
    @Req() request: RigbookRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EventPageResponse> {
    const { limit = DEFAULT_EVENTS, wait = 0 } = query;
    const after = placeNamedBy(query);
    const events =
      wait === 0
        ? await this.log.read(after, limit)
        : await this.toCome.after(after, limit, {
            caller: callerId(caller),
            millis: wait * 1000,
            left: leaving(reply),
          });
    const next = cursorOf(events.at(-1) ?? after);
    void reply.header('Link', `<${addressOfNext(request.url, next)}>; rel="next"`);
    return { events: events.map(toPublicEvent), next };
  }
}

function placeNamedBy({ after }: ReadEventsQuery): LogPlace {
  const place = placeOfCursor(after);
  if (place) return place;
  throw new Refusal('VALIDATION_FAILED', {
    errors: [{ field: 'after', message: 'after must be a cursor of this feed.' }],
  });
}

/** Aborts when the client closes the connection. */
function leaving(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  return left.signal;
}

function addressOfNext(url: string, next: string): string {
  const [path = '', search] = url.split('?', 2);
  const parameters = new URLSearchParams(search);
  parameters.set('after', next);
  return `${path}?${parameters.toString()}`;
}

import { Global, type MessageEvent, Module, Sse } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import { liveTopics } from '@rigbook/contracts/live-updates/live.words';
import { Routes } from '../http/index.js';
import type { Person } from '../http/caller.js';
import { SignedInPerson } from '../http/context.decorators.js';
import { Refuses } from '../http/openapi/refuses.decorators.js';
import { LiveListener } from './live-listener.js';
import { LiveStreams } from './live-streams.js';
import { LiveUpdates } from './live-updates.js';

const description = `Server-sent events. Each \`changed\` names what should be read again, never the new value.

\`\`\`
event: changed
data: {"topics":["vehicle-hours","admin-bookings"]}
\`\`\`

Topics: ${liveTopics.map((topic) => `\`${topic}\``).join(', ')}. Topics that begin with \`admin-\` are sent
while the caller has administrator access; \`bookings\`, \`activity\`, \`licence\` and \`profile\` are about the caller only. New topics
may be added: ignore what you do not know.

\`beat\` comes every 25 seconds and shows that the stream is alive. Missed messages are not stored, and ids have no meaning: after
opening the stream again, reload what you show. The stream ends with the session.`;

const SLOW_READER_CHARACTERS = 16_384;

@Routes('live', 'Live updates')
class LiveUpdatesController {
  constructor(private readonly streams: LiveStreams) {}

  @Sse('', { maxPendingDataLength: SLOW_READER_CHARACTERS })
  @ApiOperation({ summary: 'Receive live updates', description })
  @ApiOkResponse({
    description: 'The stream; it stays open.',
    content: {
      'text/event-stream': {
        schema: { type: 'string' },
        example: 'event: changed\nid: 2\ndata: {"topics":["vehicle-hours","admin-bookings"]}\n\n',
      },
    },
  })
  @Refuses('TOO_MANY_LIVE_STREAMS')
  hearOfChanges(@SignedInPerson() person: Person): Promise<Observable<MessageEvent>> {
    return this.streams.open(person);
  }
}

/** Tells the browsers of every process what has changed in any process (docs/adr/0038). */
@Global()
@Module({
  controllers: [LiveUpdatesController],
  providers: [LiveUpdates, LiveListener, LiveStreams],
  exports: [LiveUpdates, LiveListener],
})
export class LiveUpdatesModule {}

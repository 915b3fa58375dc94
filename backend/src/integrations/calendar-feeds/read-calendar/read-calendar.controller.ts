import { Get, Injectable, Param, Req, Res } from '@nestjs/common';
import { ApiNotModifiedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { calendarFeedLimits } from '@rigbook/contracts/integrations/calendar-feed.limits';
import { dayOf, type Instant, millisOf, startOfDay } from '@rigbook/contracts/kernel';
import { Database } from '../../../platform/database/index.js';
import { Refusal } from '../../../platform/decisions/index.js';
import { Public, Refuses, type RigbookRequest, Routes } from '../../../platform/http/index.js';
import { plansDue } from '../../../vehicle-service/views/service-plans.query.js';
import { feedUnder, noteReading } from '../calendar-feed.statements.js';
import { hashOfSecret, secretOfFile } from '../feed-secret.js';
import { bookingsInCalendar, calendarOwner } from './bookings-in-calendar.query.js';
import { calendarOf, type CalendarOwner } from './calendar-of-bookings.js';
import type { ServiceInCalendar } from './service-in-calendar.js';
import { CalendarCache } from './calendar-cache.js';

const MINUTE_MS = 60_000;

/** Counts the reads of each calendar in this minute, per process, since it protects the process. */
@Injectable()
export class ReadingAllowance {
  private minute = 0;
  private readonly readings = new Map<string, number>();

  /** @throws Refusal CALENDAR_READ_TOO_OFTEN */
  take(feedId: string, now: Instant): void {
    const minute = Math.floor(millisOf(now) / MINUTE_MS);
    if (minute !== this.minute) this.readings.clear();
    this.minute = minute;
    const readings = (this.readings.get(feedId) ?? 0) + 1;
    if (readings > calendarFeedLimits.readingsPerMinute) {
      const retryAfterSeconds = Math.ceil((MINUTE_MS - (millisOf(now) % MINUTE_MS)) / 1_000);
      throw new Refusal('CALENDAR_READ_TOO_OFTEN', { retryAfterSeconds });
    }
    this.readings.set(feedId, readings);
  }
}

@Routes('calendar', 'Calendars')
export class ReadCalendarController {
  constructor(
    private readonly database: Database,
    private readonly allowance: ReadingAllowance,
    private readonly calendars: CalendarCache,
  ) {}

  @Get(':file')
  @Public()
  @ApiOperation({
    summary: 'Read a calendar',
    description:
      'Bookings of the last 60 days and all future ones, for calendar programs. Pending ones are tentative; cancelled and rejected ones are left out, and a booking ends at an early checkout. Anyone with the address can read it. Send `If-None-Match` with the last `ETag` to skip an unchanged calendar.',
  })
  @ApiParam({
    name: 'file',
    description: 'The secret of the address, followed by `.ics`.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{43}\\.ics$' },
  })
  @ApiProduces('text/calendar')
  @ApiOkResponse({
    description: 'iCalendar (RFC 5545).',
    content: { 'text/calendar': { schema: { type: 'string' } } },
    headers: { ETag: { schema: { type: 'string' } } },
  })
  @ApiNotModifiedResponse({ description: 'Nothing has changed.' })
  @Refuses('CALENDAR_FEED_NOT_FOUND', 'CALENDAR_READ_TOO_OFTEN')
  async readCalendar(
    @Param('file') file: string,
    @Req() { headers, receivedAt }: RigbookRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    const secret = secretOfFile(file);
    const feed = secret === undefined ? undefined : await this.database.fetch(feedUnder(hashOfSecret(secret)));
    if (!feed) throw new Refusal('CALENDAR_FEED_NOT_FOUND');
    this.allowance.take(feed.id, receivedAt);
    const { responderId } = feed;
    const [owner, bookings] = await this.database.fetchAll([
      calendarOwner(responderId),
      bookingsInCalendar(responderId, receivedAt),
    ]);
    if (!owner) throw new Refusal('CALENDAR_FEED_NOT_FOUND');
    await this.database.query(noteReading(feed.id, receivedAt));
    const services = responderId === null ? await this.servicesDue(owner, receivedAt) : [];
    const entries = { bookings, services };
    const etag = `"${createHash('sha256')
      .update(JSON.stringify({ owner, ...entries }))
      .digest('base64url')}"`;
    void reply.header('ETag', etag).header('Cache-Control', 'private, no-cache');
    if (isKnown(headers['if-none-match'], etag)) return void reply.status(304);
    void reply.header('Content-Type', 'text/calendar; charset=utf-8');
    return this.calendars.textOf(feed.id, etag, () => calendarOf(entries, owner));
  }

  private async servicesDue({ zone }: CalendarOwner, now: Instant): Promise<readonly ServiceInCalendar[]> {
    const plans = await plansDue(this.database, { now, zone });
    const today = startOfDay(dayOf(now, zone), zone);
    return plans.flatMap(({ planId, vehicleName, kind, name, setAt, due: { dueOn, isEstimate } }) =>
      dueOn === null ? [] : [{ planId, vehicleName, kind, name, dueOn, changedAt: isEstimate ? today : setAt }],
    );
  }
}

/** A compressing proxy marks the tag as weak. */
const isKnown = (seen: string | undefined, etag: string): boolean =>
  seen?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false;

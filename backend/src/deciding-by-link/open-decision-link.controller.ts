import { Body, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { credentialsOf } from '../auth/passkeys/passkey.statements.js';
import { type BookingResponse, toBookingResponse } from '../booking/views/booking-diary/booking.response.js';
import { circumstancesOf } from '../booking/views/circumstances/circumstances.js';
import type { CircumstancesResponse } from '../booking/views/circumstances/circumstances.response.js';
import type { BookingId } from '@rigbook/contracts/kernel';
import { AccessRecord } from '../platform/access-record/access-record.js';
import { Database } from '../platform/database/index.js';
import { EventStore } from '../platform/event-store/index.js';
import { Public, Refuses, type RigbookRequest, Routes } from '../platform/http/index.js';
import { OrganisationSettings } from '../settings/organisation-settings.js';
import { DecisionLinkDto, LinkedRequestResponse } from './linked-request.response.js';
import { LinkedRequests } from './linked-requests.js';

/** Reads by POST: the link is a secret, and does not belong into an address. */
@Routes('decision-links', 'Deciding from a message')
export class OpenDecisionLinkController {
  constructor(
    private readonly requests: LinkedRequests,
    private readonly database: Database,
    private readonly events: EventStore,
    private readonly settings: OrganisationSettings,
    private readonly accessRecord: AccessRecord,
  ) {}

  @Post('open')
  @Public()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Read the request that a message is about',
    description:
      'Needs no sign-in: the link in the message, which works for 48 hours, shows one request and what a decision rests on. It decides nothing.',
  })
  @ApiOkResponse({ description: 'The request.', type: LinkedRequestResponse })
  @Refuses('DECISION_LINK_NOT_VALID', 'DECISION_LINK_OVER')
  async openDecisionLink(
    @Body() { link: text }: DecisionLinkDto,
    @Req() request: RigbookRequest,
  ): Promise<LinkedRequestResponse> {
    const now = request.receivedAt;
    const { link, row, decider } = await this.requests.of(text, now);
    void this.accessRecord.note(request, 'booking-read', { subject: row.bookingId });
    const { zone, sharedAdminPassword } = await this.settings.current();
    const passkeys = decider && (await this.database.fetch(credentialsOf(decider.id)));
    return {
      decider: decider ?? null,
      timezone: zone,
      endsAt: link.endsAt,
      hasPasskey: passkeys === undefined || passkeys.length > 0,
      takesPassword: sharedAdminPassword && decider !== undefined,
      booking: asLinked(toBookingResponse(row, { reader: 'administrator', now })),
      circumstances:
        row.status === 'pending'
          ? withoutNames(await circumstancesOf(row, { now, zone }, this.database, this.events))
          : null,
    };
  }
}

const NO_ID = '00000000-0000-0000-0000-000000000000';
const NOBODY = { id: NO_ID, unitNumber: null, firstName: null, lastName: null };

/** Whoever reads a forwarded message learns what it said; once the request is decided, only that and by whom. */
function asLinked(booking: BookingResponse): BookingResponse {
  const { decidedAt, decidedBy, status } = booking;
  const told = {
    ...booking,
    adminNotes: null,
    reason: null,
    overrideReason: null,
    bookedBy: null,
    signedAt: null,
    checkedInAt: null,
    checkedOutAt: null,
    checkIn: null,
    lastMileageBefore: null,
    damageReportCount: 0,
    emergencyReviewNote: null,
    overdue: false,
  };
  if (status === 'pending') return told;
  const isKept = status === 'active' || status === 'completed';
  return { ...told, status: isKept ? 'approved' : status, purpose: '', user: NOBODY, decidedAt, decidedBy };
}

/** A message can be forwarded: its reader sees when the vehicle is out, but not who has it or which booking it is. */
const withoutNames = (circumstances: CircumstancesResponse): CircumstancesResponse => ({
  ...circumstances,
  neighbours: circumstances.neighbours.map((neighbour) => ({
    ...neighbour,
    bookingId: NO_ID as BookingId,
    user: NOBODY,
  })),
});

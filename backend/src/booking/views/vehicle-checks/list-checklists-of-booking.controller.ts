import { Get } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { BookingId } from '@rigbook/contracts/kernel';
import { editionsInForce } from '../../../checklists/views/checklist-editions.query.js';
import { EditionResponse } from '../../../checklists/views/edition.response.js';
import { Database } from '../../../platform/database/index.js';
import { Refusal } from '../../../platform/decisions/index.js';
import { Part } from '../../../platform/fields/index.js';
import { Answers, CalledBy, type Caller, PathId, Refuses, Routes } from '../../../platform/http/index.js';
import { refusalToRead } from '../../reading-bookings.policy.js';
import { bookingById } from '../booking-diary/booking-diary.query.js';

@ApiSchema({ name: 'ChecklistsOfBooking' })
class ChecklistsResponse {
  @Part.orNull(EditionResponse, 'Null: the sixteen items.') checkIn!: EditionResponse | null;
  @Part.orNull(EditionResponse, 'Null: nothing is asked when the vehicle is returned.')
  atReturn!: EditionResponse | null;
}

@Routes('bookings', 'Bookings')
export class ListChecklistsOfBookingController {
  constructor(private readonly database: Database) {}

  @Get(':id/checklists')
  @ApiOperation({
    summary: "Read the checklists of a booking's vehicle",
    description: 'The editions that are in force now. A form names the edition that it answers.',
  })
  @Answers(ChecklistsResponse, 'One for the check-in, one for the return.')
  @Refuses('ADMIN_PASSWORD_REQUIRED', 'AUDITOR_PROOF_REQUIRED')
  async listChecklistsOfBooking(
    @PathId('BOOKING_NOT_FOUND') id: BookingId,
    @CalledBy() caller: Caller,
  ): Promise<ChecklistsResponse> {
    const [booking, editions] = await this.database.fetchAll([bookingById(id), editionsInForce(id)]);
    if (!booking) throw new Refusal('BOOKING_NOT_FOUND');
    const refusal = refusalToRead(booking.responderId, caller);
    if (refusal) throw refusal;
    return { checkIn: editions['check-in'], atReturn: editions.return };
  }
}

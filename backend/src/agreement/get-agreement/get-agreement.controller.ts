import { Get } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { currentAddendumVersion } from '@rigbook/contracts/agreement/addendum';
import { currentEdition } from '@rigbook/contracts/agreement/editions';
import { type BookingStatus, bookingStatuses } from '@rigbook/contracts/booking/booking.words';
import { type BookingId, type Day, dayOf, type Instant, type Zone } from '@rigbook/contracts/kernel';
import type { BookingDiaryRow } from '../../booking/views/booking-diary/booking-diary.query.js';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { Database } from '../../platform/database/index.js';
import { CalendarDay, example, Id, Moment, OneOf, Parts, Text, Whole } from '../../platform/fields/index.js';
import { Answers, type Caller, Now, PathId, Refuses, Routes, CalledBy } from '../../platform/http/index.js';
import { addendaOf } from './addenda.query.js';
import { readableBooking } from '../readable-booking.js';

/** An accepted extension of the loan. */
@ApiSchema({ name: 'AgreementAddendum' })
class AgreementAddendumResponse {
  @Text(currentAddendumVersion, 'The edition.') version!: string;
  @Moment('2026-11-22T19:10:00.000Z') acceptedAt!: Instant;
  @Text('Addendum to the Vehicle Usage Agreement …', 'In both languages, as it was accepted.') text!: string;
  @Text(example.sha256, 'The SHA-256 of the text in UTF-8, hexadecimal.') sha256!: string;
}

/** The data of a booking's agreement; its text is the edition `agreementVersion`. */
@ApiSchema({ name: 'Agreement' })
class AgreementResponse {
  @Id(example.bookingId) bookingId!: BookingId;
  @OneOf(bookingStatuses, 'BookingStatus', 'approved') status!: BookingStatus;
  @Text.orNull('Dana Levi', 'Null if the responder was erased.') userName!: string | null;
  @Text.orNull('101') unitNumber!: string | null;
  @Text('ALS1') vehicleName!: string;
  @Text('Advanced Life Support') vehicleType!: string;
  @Moment('2026-11-22T16:00:00.000Z') startTime!: Instant;
  @Moment('2026-11-22T20:00:00.000Z') endTime!: Instant;
  @Whole({ minimum: 1, maximum: 24, example: 4, description: 'Hours.' }) duration!: number;
  @CalendarDay('2026-11-22', "The day of the signature in the organization's time zone; today if not signed yet.")
  agreementDate!: Day;
  @Text('2026-11', 'The signed edition; the current one if not signed yet.') agreementVersion!: string;
  @Moment.orNull(null, 'Null if not signed yet.') signedAt!: Instant | null;
  @Parts(AgreementAddendumResponse, 'Of each extension of the booking, oldest first.')
  addenda!: readonly AgreementAddendumResponse[];
}

/** The agreement as of `now`, with days in the zone. */
function toAgreementResponse(
  row: BookingDiaryRow,
  addenda: readonly AgreementAddendumResponse[],
  { now, zone }: { now: Instant; zone: Zone },
): AgreementResponse {
  const signedAt = row.signedAt;
  return {
    bookingId: row.bookingId,
    status: row.status,
    userName: [row.firstName, row.lastName].filter(Boolean).join(' ') || null,
    unitNumber: row.unitNumber,
    vehicleName: row.vehicleName,
    vehicleType: row.vehicleType,
    startTime: row.startAt,
    endTime: row.endAt,
    duration: row.durationHours,
    agreementDate: dayOf(signedAt ?? now, zone),
    agreementVersion: row.agreementVersion ?? currentEdition.version,
    signedAt,
    addenda,
  };
}

@Routes('agreements', 'Agreements')
export class GetAgreementController {
  constructor(private readonly database: Database) {}

  @Get(':bookingId')
  @Recorded('booking-read')
  @ApiOperation({
    summary: 'Read the agreement of a booking',
    description:
      'For your booking, or any booking if you are an administrator or auditor. The version identifies the text.',
  })
  @Answers(AgreementResponse, 'The agreement: its text, and who signed it when.')
  @Refuses('ADMIN_PASSWORD_REQUIRED', 'AUDITOR_PROOF_REQUIRED')
  async getAgreement(
    @PathId('BOOKING_NOT_FOUND', 'bookingId') bookingId: BookingId,
    @CalledBy() caller: Caller,
    @Now() now: Instant,
  ): Promise<AgreementResponse> {
    const row = await readableBooking(this.database, bookingId, caller);
    const addenda = (await this.database.fetch(addendaOf(bookingId))).map(({ wording: _, ...addendum }) => addendum);
    return toAgreementResponse(row, addenda, { now, zone: caller.zone });
  }
}

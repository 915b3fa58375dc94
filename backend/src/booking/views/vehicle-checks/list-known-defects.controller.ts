import { Get, Res, type StreamableFile } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { BookingId, DamagePhotoId } from '@rigbook/contracts/kernel';
import { KnownDefectResponse } from '../../../defects/views/defect.response.js';
import { defectsKnownAt, knownDefectPhotoKey } from '../../../defects/views/vehicle-defects.query.js';
import { ApiPhoto, PhotoFiles } from '../../../licences/licence-photos/photo-files.js';
import { Recorded } from '../../../platform/access-record/recorded.decorator.js';
import { Database } from '../../../platform/database/index.js';
import { Refusal } from '../../../platform/decisions/index.js';
import { Answers, CalledBy, type Caller, PathId, Refuses, Routes } from '../../../platform/http/index.js';
import { refusalToRead } from '../../reading-bookings.policy.js';
import { bookingById } from '../booking-diary/booking-diary.query.js';

@Routes('bookings', 'Bookings')
export class ListKnownDefectsController {
  constructor(
    private readonly database: Database,
    private readonly files: PhotoFiles,
  ) {}

  @Get(':id/known-defects')
  @ApiOperation({
    summary: "Read the defects of a booking's vehicle",
    description:
      'For who takes or has the vehicle: what is not all right and stands. Says nothing of who found it. Empty unless the booking is approved or active.',
  })
  @Answers([KnownDefectResponse], 'Defects that stand, newest first.')
  @Refuses('ADMIN_PASSWORD_REQUIRED', 'AUDITOR_PROOF_REQUIRED')
  async listKnownDefects(
    @PathId('BOOKING_NOT_FOUND') bookingId: BookingId,
    @CalledBy() caller: Caller,
  ): Promise<readonly KnownDefectResponse[]> {
    const [booking, defects] = await this.database.fetchAll([bookingById(bookingId), defectsKnownAt(bookingId)]);
    if (!booking) throw new Refusal('BOOKING_NOT_FOUND');
    const refusal = refusalToRead(booking.responderId, caller);
    if (refusal) throw refusal;
    return defects.map(
      ({ id, label, isCritical, words, reading, expiresOn, reportedAt, state, plannedOn, photos }) => ({
        id,
        label,
        isCritical,
        words,
        reading,
        expiresOn,
        reportedAt,
        state,
        plannedOn,
        photos,
      }),
    );
  }

  @Get(':id/known-defects/photos/:photoId')
  @Recorded('photo-read')
  @ApiOperation({
    summary: "Read a photo of a defect of a booking's vehicle",
    description: 'Of one that stands, for who takes or has the vehicle.',
  })
  @ApiPhoto()
  @Refuses('ADMIN_PASSWORD_REQUIRED', 'AUDITOR_PROOF_REQUIRED')
  async getKnownDefectPhoto(
    @PathId('BOOKING_NOT_FOUND') bookingId: BookingId,
    @PathId('PHOTO_NOT_FOUND', 'photoId') photoId: DamagePhotoId,
    @CalledBy() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    await this.requireReadable(bookingId, caller);
    return this.files.send(knownDefectPhotoKey(bookingId, photoId), `defect-${photoId}`, reply);
  }

  private async requireReadable(bookingId: BookingId, caller: Caller): Promise<void> {
    const booking = await this.database.fetch(bookingById(bookingId));
    if (!booking) throw new Refusal('BOOKING_NOT_FOUND');
    const refusal = refusalToRead(booking.responderId, caller);
    if (refusal) throw refusal;
  }
}

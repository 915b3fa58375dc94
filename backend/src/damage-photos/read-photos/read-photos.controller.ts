import { Get, Res, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type DamagePhotoState, damagePhotoStates } from '@rigbook/contracts/booking/shift/damage-photo.words';
import type { BookingId, DamagePhotoId } from '@rigbook/contracts/kernel';
import { refusalToRead } from '../../booking/reading-bookings.policy.js';
import { bookingById } from '../../booking/views/booking-diary/booking-diary.query.js';
import { ApiPhoto, PhotoFiles } from '../../licences/licence-photos/photo-files.js';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { Id, OneOf } from '../../platform/fields/index.js';
import { Answers, CalledBy, type Caller, PathId, Refuses, Routes } from '../../platform/http/index.js';
import { type DamagePhoto, damagePhotoKey, damagePhotos } from './damage-photos.query.js';

@ApiSchema({ name: 'DamagePhoto' })
class DamagePhotoResponse {
  @Id('0197f1c2-0b03-7000-8000-000000000b03') id!: string;
  @Id('5b2f6c1e-0b7d-5a55-8a0e-3c2a1f0d9e77', 'The damage, the defect, or the event of the checklist.')
  damageId!: string;
  @Id('0197f1c2-0b02-7000-8000-000000000b02') reportId!: string;
  @OneOf(damagePhotoStates, 'DamagePhotoState', 'here') state!: DamagePhotoState;
}

/** Photos of damage, for those who may see the booking. */
@Routes('bookings', 'Bookings')
export class ReadDamagePhotosController {
  constructor(
    private readonly database: Database,
    private readonly files: PhotoFiles,
  ) {}

  @Get(':id/damage-photos')
  @ApiOperation({
    summary: 'List the photos of the damage that was reported with a booking',
    description: 'Also those that have not arrived yet, and those that were erased.',
  })
  @Answers([DamagePhotoResponse], 'In the order of the reports.')
  @Refuses('ADMIN_PASSWORD_REQUIRED', 'AUDITOR_PROOF_REQUIRED')
  async listDamagePhotos(
    @PathId('BOOKING_NOT_FOUND') id: BookingId,
    @CalledBy() caller: Caller,
  ): Promise<readonly DamagePhoto[]> {
    await this.requireReadable(id, caller);
    return this.database.fetch(damagePhotos(id));
  }

  @Get(':id/damage-photos/:photoId')
  @Recorded('photo-read')
  @ApiOperation({ summary: 'Read a photo of damage' })
  @ApiPhoto()
  @Refuses('ADMIN_PASSWORD_REQUIRED', 'AUDITOR_PROOF_REQUIRED')
  async getDamagePhoto(
    @PathId('BOOKING_NOT_FOUND') id: BookingId,
    @PathId('PHOTO_NOT_FOUND', 'photoId') photoId: DamagePhotoId,
    @CalledBy() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    await this.requireReadable(id, caller);
    return this.files.send(damagePhotoKey(id, photoId), `damage-${photoId}`, reply);
  }

  private async requireReadable(id: BookingId, caller: Caller): Promise<void> {
    const booking = await this.database.fetch(bookingById(id));
    if (!booking) throw new Refusal('BOOKING_NOT_FOUND');
    const refusal = refusalToRead(booking.responderId, caller);
    if (refusal) throw refusal;
  }
}

import { Get, Res, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type DamagePhotoState, damagePhotoStates } from '@rigbook/contracts/booking/shift/damage-photo.words';
import type { DamageId, DamagePhotoId, DefectId } from '@rigbook/contracts/kernel';
import { damagePhotoKey, damagePhotos } from '../../damage-photos/read-photos/damage-photos.query.js';
import { ApiPhoto, PhotoFiles } from '../../licences/licence-photos/photo-files.js';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { Id, OneOf } from '../../platform/fields/index.js';
import { Answers, PathId, type Person, Refuses, Routes, SignedInPerson } from '../../platform/http/index.js';
import { seenPhotoKey, seenPhotos } from '../../seen-photos/seen-photo.statements.js';
import { DamageMatters } from './damage-matters.js';
import { requireReadable } from './reading-damage.policy.js';

@ApiSchema({ name: 'PhotoOfDamage' })
class PhotoOfDamageResponse {
  @Id('0197f1c2-0b03-7000-8000-000000000b03') id!: DamagePhotoId;
  @OneOf(damagePhotoStates, 'DamagePhotoState', 'here') state!: DamagePhotoState;
  @Id.orNull(null, 'What somebody saw there before, which announced it; null: the report of the damage did.')
  sightingId!: DefectId | null;
}

/** Photos of one damage, and of what was seen at its spot before, for those whom it names, who may not see the booking that reported it. */
@Routes('damage', 'Damage')
export class ReadPhotosOfDamageController {
  constructor(
    private readonly database: Database,
    private readonly matters: DamageMatters,
    private readonly files: PhotoFiles,
  ) {}

  @Get(':id/photos')
  @ApiOperation({
    summary: 'List the photos of damage',
    description:
      'For people whom it names, administrators and auditors. Also those that have not arrived yet, and those that were erased.',
  })
  @Answers([PhotoOfDamageResponse], 'As the report announced them, and then what was seen there before.')
  @Refuses('ADMIN_PASSWORD_REQUIRED', 'AUDITOR_PROOF_REQUIRED')
  async listPhotosOfDamage(
    @PathId('DAMAGE_NOT_FOUND') id: DamageId,
    @SignedInPerson() person: Person,
  ): Promise<PhotoOfDamageResponse[]> {
    const photos = await this.photosOf(id, person);
    return photos.map(({ id: photoId, state, sightingId }) => ({ id: photoId, state, sightingId }));
  }

  @Get(':id/photos/:photoId')
  @Recorded('photo-read')
  @ApiOperation({ summary: 'Read a photo of damage that names you' })
  @ApiPhoto()
  @Refuses('ADMIN_PASSWORD_REQUIRED', 'AUDITOR_PROOF_REQUIRED')
  async getPhotoOfDamage(
    @PathId('DAMAGE_NOT_FOUND') id: DamageId,
    @PathId('PHOTO_NOT_FOUND', 'photoId') photoId: DamagePhotoId,
    @SignedInPerson() person: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const photo = (await this.photosOf(id, person)).find((one) => one.id === photoId);
    if (!photo) throw new Refusal('PHOTO_NOT_FOUND');
    return this.files.send(photo.key, `damage-${photoId}`, reply);
  }

  private async photosOf(damageId: DamageId, person: Person) {
    const matter = await this.matters.about(damageId);
    requireReadable(matter, person);
    const { bookingId } = matter.damage;
    const sightingIds = matter.sightings.map(({ defectId }) => defectId);
    const [photos, ...seen] = await this.database.fetchAll([damagePhotos(bookingId), ...sightingIds.map(seenPhotos)]);
    const reported = photos
      .filter((photo) => photo.damageId === damageId)
      .map(({ id, state }) => ({ id, state, sightingId: null, key: damagePhotoKey(bookingId, id) }));
    const before = sightingIds.flatMap((sightingId, nth) =>
      (seen[nth] ?? []).map(({ id, state }) => ({ id, state, sightingId, key: seenPhotoKey(sightingId, id) })),
    );
    return [...reported, ...before];
  }
}

import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { LicenceVerificationId, PhotoUploadId, ResponderId } from '@rigbook/contracts/kernel';
import { commandOf } from '../../platform/commands/command-of.js';
import { Database, query, type Query } from '../../platform/database/index.js';
import { decide } from '../../platform/decisions/index.js';
import { type Append, EventStore, type Statement } from '../../platform/event-store/index.js';
import { Ids } from '../../platform/time/ids.js';
import { ownLicence, type OwnLicenceResponse, toOwnLicence } from '../licence-status/own-licence.response.js';
import { LICENCE_STREAM, type LicenceEvent, type LicenceReplaced, type LicenceSubmitted } from '../licence.events.js';
import { constraintMeanings } from '../licence.constraints.js';
import { licenceFrom } from '../licence.state.js';
import { type PhotosGiven, submitLicence } from './submit-licence.decision.js';

export class SubmitLicence extends commandOf<{ responderId: ResponderId; photos: PhotosGiven }, OwnLicenceResponse>() {}

@CommandHandler(SubmitLicence)
export class SubmitLicenceHandler implements ICommandHandler<SubmitLicence> {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
    private readonly ids: Ids,
  ) {}

  /** @throws Refusal PHOTOS_NOT_DIFFERENT, PHOTO_NOT_UPLOADED, CHANGED_MEANWHILE */
  execute({ responderId, photos, context }: SubmitLicence): Promise<OwnLicenceResponse> {
    const verificationId = this.ids.newId() as LicenceVerificationId;
    const given = [photos.front, photos.back].filter((photo) => photo !== undefined);
    return decide(this.events, {
      context,
      facts: async () => {
        const [last, uploaded] = await this.database.fetchAll([
          ownLicence(responderId),
          uploadedPhotos(responderId, given),
        ]);
        const history = last ? await this.events.readStream<LicenceEvent>(last.verificationId) : [];
        const appendToLast = (event: LicenceReplaced) =>
          last ? [appendTo(last.verificationId, history.length, event)] : [];
        return { uploaded, before: licenceFrom(history), appendToLast };
      },
      decide: (facts) => {
        const { submitted, replaced } = submitLicence({ verificationId, responderId, photos }, facts);
        return {
          // only one may be pending, so the previous one is replaced first
          appends: [...(replaced ? facts.appendToLast(replaced) : []), appendTo(verificationId, 0, submitted)],
          statements: [handInPhotos(verificationId, submitted.data), eraseOlderPhotos(verificationId, responderId)],
        };
      },
      constraintMeanings,
      answer: () =>
        toOwnLicence({
          status: 'pending',
          submittedAt: context.now,
          decidedAt: null,
          photosDeletedAt: null,
          notes: null,
        }),
      status: 201,
    });
  }
}

const appendTo = (stream: LicenceVerificationId, expectedVersion: number, event: LicenceEvent): Append => ({
  stream,
  streamType: LICENCE_STREAM,
  expectedVersion,
  events: [event],
});

/** `licence_photo_pkey` refuses a photo that was submitted before; the foreign keys refuse a deleted photo or owner; a trigger, one that is kept for damage. */
export const handInPhotos = (
  verificationId: LicenceVerificationId,
  { responderId, frontUploadId, backUploadId }: LicenceSubmitted['data'],
): Statement => ({
  name: 'licence-photo.hand-in',
  text: `INSERT INTO licence_photo (upload_id, responder_id, verification_id, side)
         VALUES ($3, $2, $1, 'front'), ($4, $2, $1, 'back')`,
  values: [verificationId, responderId, frontUploadId, backUploadId],
});

/** Deletes the photos of the responder's earlier submissions. */
export const eraseOlderPhotos = (verificationId: LicenceVerificationId, responderId: ResponderId): Statement => ({
  name: 'licence-photo.erase-older',
  text: `WITH older AS (
           DELETE FROM licence_photo WHERE responder_id = $2 AND verification_id <> $1 RETURNING upload_id)
         DELETE FROM photo_upload WHERE id IN (SELECT upload_id FROM older)`,
  values: [verificationId, responderId],
});

/** The uploads that belong to the responder, contain a photo and were not submitted before. */
export const uploadedPhotos = (
  responderId: ResponderId,
  uploads: readonly PhotoUploadId[],
): Query<ReadonlyMap<PhotoUploadId, string | null>> =>
  query<{ id: PhotoUploadId; contentSha256: string | null }, ReadonlyMap<PhotoUploadId, string | null>>(
    {
      name: 'photo-upload.uploaded',
      text: `SELECT u.id, u.content_sha256 AS "contentSha256" FROM photo_upload u
             WHERE u.id = ANY ($2::uuid[]) AND u.responder_id = $1 AND u.storage_key IS NOT NULL AND u.kept_for IS NULL AND NOT u.takes_pdf
               AND NOT EXISTS (SELECT FROM licence_photo p WHERE p.upload_id = u.id)`,
      values: [responderId, uploads],
    },
    (rows) => new Map(rows.map(({ id, contentSha256 }) => [id, contentSha256])),
  );

import { createHash } from 'node:crypto';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { uploadQuota } from '@rigbook/contracts/auth/quota.limits';
import type { PaperMediaType } from '@rigbook/contracts/fleet/service-paper.words';
import { addMinutes, type Instant, type PhotoUploadId, type ResponderId } from '@rigbook/contracts/kernel';
import { commandWithoutContext } from '../../platform/commands/command-of.js';
import { Configuration } from '../../platform/configuration/configuration.js';
import { Database, oneRow, type Query } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { countUse, secondsUntilRoom } from '../../platform/quota/quota-use.js';
import { newObjectKey, ObjectStorage } from '../../platform/object-storage/object-storage.js';
import { claimPhoto, discardAfter } from '../photo-uploads/photo-upload.statements.js';
import { KeptPictures } from './kept-picture.js';
import { type SignedTerms, UploadLinks, type UploadOfResponder } from './upload-links.js';

interface OwnUpload {
  readonly hasPhoto: boolean;
  readonly takesPdf: boolean;
}

/** An upload of the responder; undefined for another person's, and for a deleted one. */
export const ownUpload = (uploadId: PhotoUploadId, responderId: ResponderId): Query<OwnUpload | undefined> =>
  oneRow<OwnUpload>({
    name: 'photo-upload.own',
    text: `SELECT storage_key IS NOT NULL AS "hasPhoto", takes_pdf AS "takesPdf" FROM photo_upload WHERE id = $1 AND responder_id = $2`,
    values: [uploadId, responderId],
  });

export class UploadPhoto extends commandWithoutContext<{
  upload: UploadOfResponder;
  terms: SignedTerms;
  /** reads the body, once the photo is known to be wanted; throws a Refusal if it is too large */
  read: () => Promise<Buffer>;
  now: Instant;
}>() {}

/** Longer than any upload takes. */
const UNCLAIMED_KEPT_MINUTES = 60;

@CommandHandler(UploadPhoto)
export class UploadPhotoHandler implements ICommandHandler<UploadPhoto> {
  constructor(
    private readonly database: Database,
    private readonly storage: ObjectStorage,
    private readonly links: UploadLinks,
    private readonly pictures: KeptPictures,
    private readonly configuration: Configuration,
  ) {}

  /** A refused photo leaves the link usable; a stored one uses it up. @throws Refusal */
  async execute({ upload, terms, read, now }: UploadPhoto): Promise<void> {
    const { uploadId, responderId } = upload;
    this.links.require(upload, terms, now);
    const issued = await this.database.fetch(ownUpload(uploadId, responderId));
    if (!issued) throw new Refusal('UPLOAD_NOT_FOUND');
    if (issued.hasPhoto) throw new Refusal('UPLOAD_LINK_USED');
    await this.count(responderId, now);
    const { bytes, mediaType } = await this.pictures.draw(responderId, read, issued);
    const key = await this.store(bytes, mediaType, now);
    const contentSha256 = createHash('sha256').update(bytes).digest('hex');
    const [claimed] = await this.database.query(claimPhoto(uploadId, responderId, { key, contentSha256, mediaType }));
    if (claimed) return;
    await this.storage.remove(key);
    throw new Refusal('UPLOAD_LINK_USED');
  }

  /** @throws Refusal TOO_MANY_UPLOADS */
  private async count(responderId: ResponderId, now: Instant): Promise<void> {
    const usedUp = await this.database.fetch(countUse(uploadQuota, responderId, now));
    if (usedUp && this.configuration.http.limitsWrites)
      throw new Refusal('TOO_MANY_UPLOADS', { retryAfterSeconds: secondsUntilRoom(usedUp, now) });
  }

  private async store(bytes: Buffer, mediaType: PaperMediaType, now: Instant): Promise<string> {
    const key = newObjectKey('photos');
    await this.database.query(discardAfter(key, addMinutes(now, UNCLAIMED_KEPT_MINUTES)));
    await this.storage.put(key, bytes, mediaType);
    return key;
  }
}

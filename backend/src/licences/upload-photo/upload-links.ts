import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { addMinutes, instantOfMillis, isBefore, millisOf } from '@rigbook/contracts/kernel';
import type { Instant, PhotoUploadId, ResponderId } from '@rigbook/contracts/kernel';
import { UPLOAD_LINK_VALID_MINUTES } from '@rigbook/contracts/licences/photo.limits';
import { Configuration } from '../../platform/configuration/configuration.js';
import { Refusal } from '../../platform/decisions/index.js';
import { uploadPath } from '../photo-uploads/upload-address.js';

/** The query parameters of a link. */
export interface SignedTerms {
  /** milliseconds since 1970 */
  readonly expires: number;
  readonly signature: string;
}

export interface UploadOfResponder {
  readonly uploadId: PhotoUploadId;
  readonly responderId: ResponderId;
}

/** Makes and checks links for uploading one photo. Any process accepts the links of another. */
@Injectable()
export class UploadLinks {
  constructor(private readonly configuration: Configuration) {}

  /** An address relative to this server. */
  link(upload: UploadOfResponder, now: Instant): string {
    const expires = millisOf(addMinutes(now, UPLOAD_LINK_VALID_MINUTES));
    const signature = this.signatureOf(upload, expires).toString('base64url');
    return `${uploadPath(upload.uploadId)}?expires=${expires}&signature=${signature}`;
  }

  /** @throws Refusal UPLOAD_NOT_FOUND for a link that was not made for this responder, UPLOAD_LINK_EXPIRED */
  require(upload: UploadOfResponder, { expires, signature }: SignedTerms, now: Instant): void {
    const [expected, sent] = [this.signatureOf(upload, expires), Buffer.from(signature, 'base64url')];
    const isOurs = sent.length === expected.length && timingSafeEqual(sent, expected);
    if (!isOurs) throw new Refusal('UPLOAD_NOT_FOUND');
    if (!isBefore(now, instantOfMillis(expires))) throw new Refusal('UPLOAD_LINK_EXPIRED');
  }

  private signatureOf({ uploadId, responderId }: UploadOfResponder, expires: number): Buffer {
    const promise = `photo-upload:${uploadId}:${responderId}:${expires}`;
    return createHmac('sha256', this.configuration.sessionSecret).update(promise).digest();
  }
}

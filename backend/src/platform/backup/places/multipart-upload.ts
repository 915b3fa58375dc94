import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';

/** At most 10,000 parts make an object: up to 160 GB per table. */
export const PART_BYTES = 16 * 1024 * 1024;

/** An object of unknown length, sent part by part. It appears when it is finished. */
export class MultipartUpload {
  private id: string | undefined;
  private readonly parts: { ETag: string | undefined; PartNumber: number }[] = [];

  constructor(
    private readonly client: S3Client,
    private readonly place: { readonly Bucket: string; readonly Key: string },
  ) {}

  get hasBegun(): boolean {
    return this.id !== undefined;
  }

  async add(Body: Buffer): Promise<void> {
    this.id ??= (await this.client.send(new CreateMultipartUploadCommand(this.place))).UploadId;
    const PartNumber = this.parts.length + 1;
    const part = { ...this.place, UploadId: this.id, PartNumber, Body };
    const { ETag } = await this.client.send(new UploadPartCommand(part));
    this.parts.push({ ETag, PartNumber });
  }

  async finish(rest: Buffer): Promise<void> {
    if (rest.length > 0) await this.add(rest);
    const whole = { ...this.place, UploadId: this.id, MultipartUpload: { Parts: this.parts } };
    await this.client.send(new CompleteMultipartUploadCommand(whole));
  }

  /** Removes the parts sent so far. The reason for it is reported, not a second failure. */
  async abort(): Promise<void> {
    if (this.id === undefined) return;
    await this.client
      .send(new AbortMultipartUploadCommand({ ...this.place, UploadId: this.id }))
      .catch(() => undefined);
  }
}

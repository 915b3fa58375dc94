import { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { BackupProblem, reasonOf } from '../backup-problem.js';
import { BackupPlace } from './backup-place.js';
import { MultipartUpload, PART_BYTES } from './multipart-upload.js';

/** A prefix of a bucket. The bucket must exist. */
export class S3Place extends BackupPlace {
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
    private readonly prefix: string,
  ) {
    super();
  }

  override get name(): string {
    return `s3://${[this.bucket, this.prefix].filter((part) => part !== '').join('/')}`;
  }

  override async write(name: string, source: AsyncIterable<Buffer>): Promise<void> {
    const place = { Bucket: this.bucket, Key: this.keyOf(name) };
    const upload = new MultipartUpload(this.client, place);
    let collected: Buffer[] = [];
    let bytes = 0;
    try {
      for await (const chunk of source) {
        collected.push(chunk);
        bytes += chunk.length;
        if (bytes < PART_BYTES) continue;
        await upload.add(Buffer.concat(collected));
        [collected, bytes] = [[], 0];
      }
      const rest = Buffer.concat(collected);
      if (!upload.hasBegun) await this.client.send(new PutObjectCommand({ ...place, Body: rest }));
      else await upload.finish(rest);
    } catch (error) {
      await upload.abort();
      throw this.explained('write to', error);
    }
  }

  override async read(name: string): Promise<Readable | undefined> {
    try {
      const { Body } = await this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: this.keyOf(name) }));
      return Body instanceof Readable ? Body : undefined;
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw this.explained('read', error);
    }
  }

  override async folders(): Promise<string[]> {
    const found: string[] = [];
    for await (const { CommonPrefixes = [] } of this.pages('/')) {
      found.push(...CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(this.keyOf('').length, -1)));
    }
    return found.toSorted();
  }

  override folder(name: string): BackupPlace {
    return new S3Place(this.client, this.bucket, this.keyOf(name));
  }

  override async removeAll(): Promise<void> {
    for await (const { Contents = [] } of this.pages()) {
      if (Contents.length === 0) return;
      const Objects = Contents.map(({ Key }) => ({ Key }));
      await this.client.send(new DeleteObjectsCommand({ Bucket: this.bucket, Delete: { Objects, Quiet: true } }));
    }
  }

  private async *pages(Delimiter?: string) {
    for (let token: string | undefined, more = true; more; more = token !== undefined) {
      const request = { Bucket: this.bucket, Prefix: this.keyOf(''), Delimiter, ContinuationToken: token };
      const page = await this.client.send(new ListObjectsV2Command(request)).catch((error: unknown) => {
        throw this.explained('read', error);
      });
      yield page;
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    }
  }

  private readonly keyOf = (name: string) => (this.prefix === '' ? name : `${this.prefix}/${name}`);

  private explained(what: string, error: unknown): unknown {
    if (!(error instanceof Error) || !('$metadata' in error || 'syscall' in error)) return error;
    return new BackupProblem(`Cannot ${what} ${this.name}: ${reasonOf(error)}.`);
  }
}

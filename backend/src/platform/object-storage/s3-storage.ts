import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { ObjectStorageConfiguration } from '../configuration/configuration.js';
import { isObjectKey, objectKey, ObjectStorage, ObjectStorageUnavailable } from './object-storage.js';
import { s3Client } from './s3-client.js';

/** Objects in an existing private bucket of any S3 service. */
export class S3Storage extends ObjectStorage {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({ bucket, ...service }: ObjectStorageConfiguration) {
    super();
    this.bucket = bucket;
    this.client = s3Client(service);
  }

  override async put(key: string, bytes: Buffer, mediaType: string): Promise<void> {
    const place = this.placeOf(key);
    await answered(
      this.client.send(
        new PutObjectCommand({ ...place, Body: bytes, ContentLength: bytes.length, ContentType: mediaType }),
      ),
    );
  }

  override get(key: string): Promise<Buffer | undefined> {
    return answered(this.read(this.placeOf(key)));
  }

  override async remove(key: string): Promise<void> {
    await answered(this.client.send(new DeleteObjectCommand(this.placeOf(key))));
  }

  override async *keys(): AsyncGenerator<string, void, undefined> {
    for (let token: string | undefined, more = true; more; more = token !== undefined) {
      const request = new ListObjectsV2Command({ Bucket: this.bucket, ContinuationToken: token });
      const { Contents = [], IsTruncated, NextContinuationToken } = await answered(this.client.send(request));
      yield* Contents.map(({ Key = '' }) => Key).filter(isObjectKey);
      token = IsTruncated ? NextContinuationToken : undefined;
    }
  }

  close(): void {
    this.client.destroy();
  }

  private async read(place: { Bucket: string; Key: string }): Promise<Buffer | undefined> {
    try {
      const { Body } = await this.client.send(new GetObjectCommand(place));
      return Body && Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  private placeOf(key: string) {
    return { Bucket: this.bucket, Key: objectKey(key) };
  }
}

async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new ObjectStorageUnavailable(error);
  }
}

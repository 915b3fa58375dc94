import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { ObjectStorageConfiguration } from '../configuration/configuration.js';
import { objectKey, ObjectStorage, ObjectStorageUnavailable } from './object-storage.js';

const LIMITS = {
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 3_000, requestTimeout: 15_000, throwOnRequestTimeout: true },
};

/** Objects in an existing private bucket of any S3 service. */
export class S3Storage extends ObjectStorage {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({ endpoint, region, bucket, accessKeyId, secretAccessKey }: ObjectStorageConfiguration) {
    super();
    this.bucket = bucket;
    this.client = new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: true, // buckets of self-hosted servers seldom have host names
      requestChecksumCalculation: 'WHEN_REQUIRED', // older services refuse the newer checksums
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...LIMITS,
    } satisfies S3ClientConfig);
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

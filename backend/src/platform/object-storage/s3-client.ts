import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Service } from '../configuration/configuration.js';

const LIMITS = {
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 3_000, requestTimeout: 15_000, throwOnRequestTimeout: true },
};

/** A client for any S3 service. */
export const s3Client = ({ endpoint, region, accessKeyId, secretAccessKey }: S3Service): S3Client =>
  new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true, // buckets of self-hosted servers seldom have host names
    requestChecksumCalculation: 'WHEN_REQUIRED', // older services refuse the newer checksums
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...LIMITS,
  } satisfies S3ClientConfig);

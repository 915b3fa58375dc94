import path from 'node:path';
import type { S3Service } from '../../configuration/configuration.js';
import { BackupProblem } from '../backup-problem.js';
import type { BackupPlace } from './backup-place.js';
import { FolderPlace } from './folder-place.js';

/** The place of `--to`, `--from` or BACKUP_TO: a folder, or s3://bucket/prefix. @throws BackupProblem */
export async function openPlace(place: string, s3: S3Service | undefined): Promise<BackupPlace> {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)(?:\/(.*?))?\/*$/.exec(place) ?? [];
  if (bucket === undefined) return new FolderPlace(path.resolve(place));
  if (!s3) throw new BackupProblem(`${place} needs BACKUP_S3_ENDPOINT and its keys, or S3_ENDPOINT and its keys.`);
  const [{ S3Place }, { s3Client }] = await Promise.all([
    import('./s3-place.js'), // a large library that most backups do not need
    import('../../object-storage/s3-client.js'),
  ]);
  return new S3Place(s3Client(s3), bucket, prefix);
}

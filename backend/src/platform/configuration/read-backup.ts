import type { BackupConfiguration, S3Service } from './configuration.js';
import type { Variables } from './variables.js';

/** Where scheduled backups go. Without a service of its own, that of the photos is used for s3:// addresses. */
export function readBackup(variables: Variables, objectStorage: S3Service | undefined): BackupConfiguration {
  const values = variables.group(['BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY', 'BACKUP_S3_ENDPOINT']);
  const service = values && {
    endpoint: variables.url('BACKUP_S3_ENDPOINT', ['https', 'http']) ?? values.BACKUP_S3_ENDPOINT,
    region: variables.text('BACKUP_S3_REGION') ?? 'us-east-1',
    accessKeyId: values.BACKUP_S3_ACCESS_KEY_ID,
    secretAccessKey: values.BACKUP_S3_SECRET_ACCESS_KEY,
  };
  return {
    to: variables.text('BACKUP_TO'),
    hour: variables.wholeNumber('BACKUP_HOUR', 1, { from: 0, to: 23 }),
    keepDays: variables.wholeNumber('BACKUP_KEEP_DAYS', 14, { from: 1, to: 3_650 }),
    service: service ?? objectStorage,
  };
}

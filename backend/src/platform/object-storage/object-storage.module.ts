import path from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Configuration } from '../configuration/configuration.js';
import { FolderStorage } from './folder-storage.js';
import { ObjectStorage } from './object-storage.js';

/** The object storage of the process: the configured S3 service, or a folder next to the embedded database. */
@Global()
@Module({
  providers: [{ provide: ObjectStorage, inject: [Configuration], useFactory: openObjectStorage }],
  exports: [ObjectStorage],
})
export class ObjectStorageModule {}

/** The storage for a program without modules, too. */
export async function openObjectStorage({
  objectStorage,
  dataFolder,
}: Pick<Configuration, 'objectStorage' | 'dataFolder'>): Promise<ObjectStorage> {
  if (!objectStorage) return new FolderStorage(path.join(dataFolder, 'objects'));
  const { S3Storage } = await import('./s3-storage.js'); // a large library that most starts do not need
  return new S3Storage(objectStorage);
}

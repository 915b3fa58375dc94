import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { FolderStorage } from './folder-storage.js';
import { newObjectKey, type ObjectStorage, ObjectStorageUnavailable } from './object-storage.js';
import { S3Storage } from './s3-storage.js';

const account = { region: 'us-east-1', bucket: 'rigbook', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const folder = mkdtempSync(path.join(tmpdir(), 'rigbook-objects-'));
const service = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: path.join(folder, 's3'),
  configureBuckets: [{ name: account.bucket, configs: [] }],
});
let endpoint: string;
let s3: S3Storage;
const files = new FolderStorage(path.join(folder, 'files'));

beforeAll(async () => {
  const { port } = await service.run();
  endpoint = `http://127.0.0.1:${port}`;
  s3 = new S3Storage({ ...account, endpoint });
});
afterAll(async () => {
  s3.close();
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

const bytes = Buffer.from([0, 255, 1, 254, 10, 13]);
const storages: readonly (readonly [string, () => ObjectStorage])[] = [
  ['a folder', () => files],
  ['an S3 service', () => s3],
];

describe.each(storages)('objects in %s', (_what, storage) => {
  it('come back as they were put there', async () => {
    const key = newObjectKey('photos');
    await storage().put(key, bytes, 'image/jpeg');
    expect(await storage().get(key)).toEqual(bytes);
  });

  it('are not there before they are put there, and not after they are removed', async () => {
    const key = newObjectKey('photos');
    expect(await storage().get(key)).toBeUndefined();
    await storage().put(key, bytes, 'image/jpeg');
    await storage().remove(key);
    expect(await storage().get(key)).toBeUndefined();
  });

  it('may be removed twice', async () => {
    const key = newObjectKey('photos');
    await storage().remove(key);
    await storage().remove(key);
  });

  it.each(['../session-secret', 'photos/../../x', '/etc/passwd', 'photos/', '', `photos/${'A'.repeat(48)}`])(
    'have no key such as "%s"',
    async (key) => {
      await expect((async () => storage().get(key))()).rejects.toThrow('not the key of an object');
      await expect((async () => storage().put(key, bytes, 'image/jpeg'))()).rejects.toThrow('not the key of an object');
      await expect((async () => storage().remove(key))()).rejects.toThrow('not the key of an object');
    },
  );
});

describe('a key', () => {
  it('is never the same twice, and says nothing of what it names', () => {
    const keys = Array.from({ length: 1000 }, () => newObjectKey('photos'));
    expect(new Set(keys).size).toBe(1000);
    for (const key of keys) expect(key).toMatch(/^photos\/[0-9a-f]{48}$/);
  });
});

describe('a folder of objects', () => {
  it('is readable by its owner only, and keeps no unfinished file', async () => {
    const key = newObjectKey('private');
    await files.put(key, bytes);
    expect(statSync(path.join(folder, 'files', key)).mode & 0o077).toBe(0);
    expect(statSync(path.join(folder, 'files', 'private')).mode & 0o077).toBe(0);
    expect(readdirSync(path.join(folder, 'files', 'private'))).toEqual([key.replace('private/', '')]);
  });
});

describe('a storage that fails', () => {
  it('is told from an object that is not there: a folder that is none', async () => {
    writeFileSync(path.join(folder, 'no-folder'), '');
    const broken = new FolderStorage(path.join(folder, 'no-folder'));
    await expect(broken.put(newObjectKey('photos'), bytes)).rejects.toThrow(ObjectStorageUnavailable);
    await expect(broken.get(newObjectKey('photos'))).rejects.toThrow(ObjectStorageUnavailable);
  });

  it('is told from an object that is not there: a service that is away, a bucket that is missing', async () => {
    const away = new S3Storage({ ...account, endpoint: 'http://127.0.0.1:9' });
    await expect(away.get(newObjectKey('photos'))).rejects.toThrow(ObjectStorageUnavailable);
    away.close();
    const elsewhere = new S3Storage({ ...account, bucket: 'elsewhere', endpoint });
    await expect(elsewhere.get(newObjectKey('photos'))).rejects.toThrow(ObjectStorageUnavailable);
    elsewhere.close();
  });
});

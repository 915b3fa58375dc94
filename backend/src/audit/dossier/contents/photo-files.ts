import { damagePhotoKey } from '../../../damage-photos/read-photos/damage-photos.query.js';
import type { Database } from '../../../platform/database/index.js';
import type { ObjectStorage } from '../../../platform/object-storage/object-storage.js';
import type { SealedBooking } from '../sealed-booking.js';
import type { DossierFile } from './dossier-file.js';

/** Half of what the checking program reads. */
const MOST_BYTES = 64 * 1024 * 1024;

/** The photos of damage that have arrived and are still there. Their hashes are in the events. */
export async function photoFiles(
  database: Database,
  storage: ObjectStorage,
  { id, events }: SealedBooking,
): Promise<readonly DossierFile[]> {
  const files: DossierFile[] = [];
  let bytes = 0;
  for (const event of events) {
    if (event.type !== 'DamagePhotoReceived') continue;
    const { photoId } = event.data;
    const key = await database.fetch(damagePhotoKey(id, photoId));
    const content = key && (await storage.get(key));
    if (!content || bytes + content.length > MOST_BYTES) continue;
    bytes += content.length;
    files.push({ name: `damage-photo-${photoId}.jpg`, content });
  }
  return files;
}

import { damagePhotoKey } from '../../../damage-photos/read-photos/damage-photos.query.js';
import type { SeenPhoto } from '../../../damage-brackets/views/brackets-naming.js';
import type { Database, Query } from '../../../platform/database/index.js';
import type { ObjectStorage } from '../../../platform/object-storage/object-storage.js';
import type { SealedBooking } from '../sealed-booking.js';
import type { DossierFile } from './dossier-file.js';

/** Half of what the checking program reads. */
const MOST_BYTES = 64 * 1024 * 1024;

/** The bytes that are left for all photos of a dossier together, whatever they are of. */
export class PhotoBudget {
  constructor(private left = MOST_BYTES) {}

  /** Whether the photo still fits; if so, it is counted. */
  takes({ length }: Buffer): boolean {
    if (length > this.left) return false;
    this.left -= length;
    return true;
  }
}

/** The photos of damage that have arrived and are still there. Their hashes are in the events. */
export async function photoFiles(
  database: Database,
  storage: ObjectStorage,
  { id, events }: SealedBooking,
  budget: PhotoBudget,
): Promise<readonly DossierFile[]> {
  const photos = events.flatMap((event) =>
    event.type === 'DamagePhotoReceived'
      ? [{ name: `damage-photo-${event.data.photoId}.jpg`, key: damagePhotoKey(id, event.data.photoId) }]
      : [],
  );
  return filesOf(database, storage, photos, budget);
}

/** The photos of what was seen before, where damage is. Their hashes are in `brackets.json`. */
export const seenPhotoFiles = (
  database: Database,
  storage: ObjectStorage,
  photos: readonly SeenPhoto[],
  budget: PhotoBudget,
): Promise<readonly DossierFile[]> =>
  filesOf(
    database,
    storage,
    photos.map(({ photoId, key }) => ({ name: `seen-photo-${photoId}.jpg`, key })),
    budget,
  );

async function filesOf(
  database: Database,
  storage: ObjectStorage,
  photos: readonly { readonly name: string; readonly key: Query<string | undefined> }[],
  budget: PhotoBudget,
): Promise<readonly DossierFile[]> {
  const files: DossierFile[] = [];
  for (const { name, key } of photos) {
    const at = await database.fetch(key);
    const content = at && (await storage.get(at));
    if (content && budget.takes(content)) files.push({ name, content });
  }
  return files;
}

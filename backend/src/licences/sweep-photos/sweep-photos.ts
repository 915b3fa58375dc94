import { Injectable } from '@nestjs/common';
import { addHours, type Instant } from '@rigbook/contracts/kernel';
import { UNUSED_UPLOAD_KEPT_HOURS } from '@rigbook/contracts/licences/photo.limits';
import { Database } from '../../platform/database/index.js';
import { ObjectStorage } from '../../platform/object-storage/object-storage.js';
import { Clock } from '../../platform/time/clock.js';
import { RecurringWork } from '../../platform/time/recurring-work.js';
import { discardedObjects, dropUnusedUploads, noteRemoved } from '../photo-uploads/photo-upload.statements.js';

const AT_ONCE = 100;

/**
 * Deletes photos without a row from the storage: replaced, erased with their responder, or never submitted. The row is deleted in
 * its transaction and the photo moments later. Failures are retried. Started in the worker's role only.
 */
@Injectable()
export class SweepPhotos extends RecurringWork {
  constructor(
    private readonly database: Database,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
  ) {
    super({ everyMillis: 10_000, firstTurn: 'later', whenItFails: 'could not delete unused photos, trying again' });
  }

  protected override async work(): Promise<void> {
    const now = this.clock.now();
    await this.database.query(dropUnusedUploads(addHours(now, -UNUSED_UPLOAD_KEPT_HOURS)));
    while ((await this.removeSome(now)) === AT_ONCE);
  }

  /** Returns the number of deleted photos. */
  private async removeSome(now: Instant): Promise<number> {
    const found = await this.database.query<{ storageKey: string }>(discardedObjects(now, AT_ONCE));
    const keys = found.map(({ storageKey }) => storageKey);
    for (const key of keys) await this.storage.remove(key);
    if (keys.length > 0) await this.database.query(noteRemoved(keys));
    return keys.length;
  }
}

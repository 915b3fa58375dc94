import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/index.js';
import { ObjectStorage } from '../../platform/object-storage/object-storage.js';
import { hourly, RecurringWork } from '../../platform/time/recurring-work.js';
import { discardReturned } from '../photo-uploads/photo-upload.statements.js';

const AT_ONCE = 1_000;

/**
 * Finds deleted photos that are in the storage again, since a copy of the folder or bucket was put back, and notes them for
 * SweepPhotos. A photo of which nothing is known is left alone: it may belong to another database.
 */
@Injectable()
export class FindReturnedPhotos extends RecurringWork {
  constructor(
    private readonly database: Database,
    private readonly storage: ObjectStorage,
  ) {
    super(hourly('could not look for deleted photos that are back in the storage, trying again in an hour'));
  }

  protected override async work(): Promise<void> {
    const keys: string[] = [];
    for await (const key of this.storage.keys()) {
      keys.push(key);
      if (keys.length === AT_ONCE) await this.note(keys.splice(0));
    }
    await this.note(keys);
  }

  private async note(keys: readonly string[]): Promise<void> {
    const { length } = keys.length === 0 ? [] : await this.database.query(discardReturned(keys));
    if (length > 0) this.logger.warn(`${length} deleted photos were back in the storage: they are deleted again`);
  }
}

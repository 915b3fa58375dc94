import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { LicenceVerificationId } from '@rigbook/contracts/kernel';
import { Database } from '../../platform/database/index.js';
import { decide } from '../../platform/decisions/index.js';
import { EventStore } from '../../platform/event-store/index.js';
import { ObjectStorage } from '../../platform/object-storage/object-storage.js';
import { Clock } from '../../platform/time/clock.js';
import { Ids } from '../../platform/time/ids.js';
import { RecurringWork } from '../../platform/time/recurring-work.js';
import { LICENCE_STREAM, type LicencePhotosDeleted } from '../licence.events.js';
import { deletePhotos, duePhotos, photosOf } from './delete-photos.statements.js';

const AT_ONCE = 100;

/**
 * Deletes photos of licenses some days after the decision, as the organization set it. The event has the hash of each photo, so a
 * photo is read before its row goes; SweepPhotos then removes it from the storage. Of two workers, the second finds no photos
 * left. Started in the worker's role only.
 */
@Injectable()
export class DeletePhotos extends RecurringWork {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super({
      everyMillis: 600_000,
      firstTurn: 'at once',
      whenItFails: 'could not delete the photos of licenses whose time is over, trying again in ten minutes',
    });
  }

  protected override async work(): Promise<void> {
    for (let found = AT_ONCE; found === AT_ONCE;) {
      const due = await this.database.fetch(duePhotos(this.clock.now(), AT_ONCE));
      for (const verificationId of due) await this.deleteOf(verificationId);
      found = due.length;
    }
  }

  private deleteOf(verificationId: LicenceVerificationId): Promise<void> {
    const context = { actor: 'system:photo-retention', now: this.clock.now(), correlationId: this.ids.newId() };
    return decide<LicencePhotosDeleted, Deletion | undefined, Decided>(this.events, {
      context,
      stream: { id: verificationId, type: LICENCE_STREAM },
      facts: async () => {
        const photos = await this.database.fetch(photosOf(verificationId));
        const [photo] = photos;
        if (!photo) return undefined;
        const [frontSha256, backSha256] = [
          await this.hashOf(photos.find(({ side }) => side === 'front')?.storageKey),
          await this.hashOf(photos.find(({ side }) => side === 'back')?.storageKey),
        ];
        return { responderId: photo.responderId, frontSha256, backSha256 };
      },
      decide: (data) =>
        data === undefined
          ? {}
          : { events: [{ type: 'LicencePhotosDeleted', data }], statements: [deletePhotos(verificationId)] },
    });
  }

  private async hashOf(key: string | undefined): Promise<string | null> {
    const photo = key === undefined ? undefined : await this.storage.get(key);
    return photo ? createHash('sha256').update(photo).digest('hex') : null;
  }
}

type Deletion = LicencePhotosDeleted['data'];
interface Decided {
  readonly events?: readonly LicencePhotosDeleted[];
  readonly statements?: readonly ReturnType<typeof deletePhotos>[];
}

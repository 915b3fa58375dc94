import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { LicenceVerificationId, ResponderId } from '@rigbook/contracts/kernel/ids';
import { Database } from '../../platform/database/database.js';
import { decide } from '../../platform/decisions/decide.js';
import type { Append, CommandContext } from '../../platform/event-store/commit.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { Ids } from '../../platform/time/ids.js';
import { ownLicence } from '../licence-standing/own-licence.query.js';
import { toOwnLicence, type OwnLicenceResponse } from '../licence-standing/own-licence.response.js';
import { LICENCE_STREAM, type LicenceEvent, type LicenceReplaced } from '../licence.events.js';
import { licenceGuards } from '../licence.guards.js';
import { licenceFrom } from '../licence.state.js';
import { eraseOlderPhotos, handInPhotos } from './hand-in-photos.statements.js';
import { submitLicence, type PhotosGiven } from './submit-licence.decision.js';
import { uploadedPhotos } from './uploaded-photos.query.js';

export class SubmitLicence extends Command<OwnLicenceResponse> {
  constructor(
    readonly responderId: ResponderId,
    readonly photos: PhotosGiven,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SubmitLicence)
export class SubmitLicenceHandler implements ICommandHandler<SubmitLicence> {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
    private readonly ids: Ids,
  ) {}

  /** @throws Refusal PHOTOS_NOT_DIFFERENT, PHOTO_NOT_UPLOADED, CHANGED_MEANWHILE */
  execute({ responderId, photos, context }: SubmitLicence): Promise<OwnLicenceResponse> {
    const verificationId = this.ids.newId() as LicenceVerificationId;
    const given = [photos.front, photos.back].filter((photo) => photo !== undefined);
    return decide(this.events, {
      context,
      facts: async () => {
        const [last, uploaded] = await this.database.fetchAll([
          ownLicence(responderId),
          uploadedPhotos(responderId, given),
        ]);
        const history = last ? await this.events.readStream<LicenceEvent>(last.verification_id) : [];
        const appendToLast = (event: LicenceReplaced) =>
          last ? [appendTo(last.verification_id, history.length, event)] : [];
        return { uploaded, before: licenceFrom(history), appendToLast };
      },
      decide: (facts) => {
        const { submitted, replaced } = submitLicence({ verificationId, responderId, photos }, facts);
        return {
          // one waits at a time: the last makes room first
          appends: [...(replaced ? facts.appendToLast(replaced) : []), appendTo(verificationId, 0, submitted)],
          statements: [handInPhotos(verificationId, submitted.data), eraseOlderPhotos(verificationId, responderId)],
        };
      },
      guards: licenceGuards,
      answer: () => toOwnLicence({ status: 'pending', submitted_at: context.now, decided_at: null, notes: null }),
      status: 201,
    });
  }
}

const appendTo = (stream: LicenceVerificationId, expectedVersion: number, event: LicenceEvent): Append => ({
  stream,
  streamType: LICENCE_STREAM,
  expectedVersion,
  events: [event],
});

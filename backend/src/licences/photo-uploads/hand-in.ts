import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Instant, PhotoUploadId } from '@rigbook/contracts/kernel';
import { commandOf } from '../../platform/commands/command-of.js';
import { Configuration } from '../../platform/configuration/configuration.js';
import type { Query } from '../../platform/database/index.js';
import { type ConstraintMeanings, decide } from '../../platform/decisions/index.js';
import {
  type CommandContext,
  type DomainEvent,
  EventStore,
  type RecordedEvent,
  type Statement,
} from '../../platform/event-store/index.js';
import { ownHosts, uploadAt } from './upload-address.js';

/** What an upload is handed in for: the stream that is told, the decision, and the row that refers to the upload from then on. */
interface HandingIn<H extends DomainEvent, E extends H, Standing> {
  readonly stream: { readonly id: string; readonly type: string };
  /** What is known of the upload, and of what it is for. Null: the address is none of an upload. */
  readonly standing: (uploadId: PhotoUploadId | null) => Query<Standing>;
  /** Pure. Undefined if it has arrived before. */
  readonly receive: (standing: Standing, history: readonly RecordedEvent<H>[]) => E | undefined;
  readonly keep: (event: E, uploadId: PhotoUploadId | null, now: Instant) => Statement;
  readonly constraintMeanings: ConstraintMeanings;
  readonly givesUpWith?: 'BOOKING_CHANGED_MEANWHILE';
}

type HandsIn = (events: EventStore, uploadId: PhotoUploadId | null, context: CommandContext) => Promise<void>;

const handsIn =
  <H extends DomainEvent, E extends H, Standing>(of: HandingIn<H, E, Standing>): HandsIn =>
  (events, uploadId, context) =>
    decide(events, {
      context,
      stream: of.stream,
      reads: [of.standing(uploadId)],
      facts: (history: readonly RecordedEvent<H>[], [standing]) => ({ history, standing }),
      decide: ({ history, standing }) => {
        const event = of.receive(standing, history);
        return event ? { events: [event], statements: [of.keep(event, uploadId, context.now)] } : {};
      },
      constraintMeanings: of.constraintMeanings,
      ...(of.givesUpWith && { givesUpWith: of.givesUpWith }),
    });

/** Where an upload was sent to, as the person and the request name it. */
interface Address {
  readonly uploadURL: string;
  readonly host: string;
}

export class HandInUpload extends commandOf<{ address: Address; handsIn: HandsIn }>() {
  static of<H extends DomainEvent, E extends H, Standing>(
    address: Address,
    context: CommandContext,
    of: HandingIn<H, E, Standing>,
  ): HandInUpload {
    return new HandInUpload({ address, context, handsIn: handsIn(of) });
  }
}

/** What all uploads that follow something have in common. */
@CommandHandler(HandInUpload)
export class HandInUploadHandler implements ICommandHandler<HandInUpload> {
  constructor(
    private readonly events: EventStore,
    private readonly configuration: Configuration,
  ) {}

  /** Handed in again, nothing changes. @throws Refusal of the decision, or what it gives up with */
  execute({ address: { uploadURL, host }, handsIn: handIn, context }: HandInUpload): Promise<void> {
    const hosts = ownHosts(host, this.configuration.http.publicUrl);
    return handIn(this.events, uploadAt(uploadURL, hosts) ?? null, context);
  }
}

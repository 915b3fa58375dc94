import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { HandingOnId, ResponderId } from '@rigbook/contracts/kernel';
import { commandOf } from '../../platform/commands/command-of.js';
import { decide } from '../../platform/decisions/index.js';
import { EventStore, type RecordedEvent } from '../../platform/event-store/index.js';
import { HANDING_ON_STREAM, type HandingOnEvent, streamOf } from '../handing-on.events.js';
import { handingOnFrom } from '../handing-on.state.js';
import { declineOffer, withdrawOffer } from './answer-offer.decision.js';

export class EndHandingOn extends commandOf<{
  handingOnId: HandingOnId;
  responderId: ResponderId;
  by: 'giver' | 'colleague';
}>() {}

@CommandHandler(EndHandingOn)
export class EndHandingOnHandler implements ICommandHandler<EndHandingOn> {
  constructor(private readonly events: EventStore) {}

  execute({ handingOnId, responderId, by, context }: EndHandingOn): Promise<void> {
    const end = by === 'giver' ? withdrawOffer : declineOffer;
    return decide(this.events, {
      context,
      stream: { id: streamOf(handingOnId), type: HANDING_ON_STREAM },
      facts: (history: readonly RecordedEvent<HandingOnEvent>[]) => handingOnFrom(history),
      decide: (handingOn) => ({ events: [end(handingOn, responderId)] }),
    });
  }
}

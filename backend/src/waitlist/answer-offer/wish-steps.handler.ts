import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ResponderId, WishId } from '@rigbook/contracts/kernel';
import { commandOf } from '../../platform/commands/command-of.js';
import { decide } from '../../platform/decisions/index.js';
import { EventStore, type RecordedEvent } from '../../platform/event-store/index.js';
import { streamOf, WAITLIST_STREAM, type WaitlistEvent } from '../waitlist.events.js';
import { wishFrom } from '../wish.state.js';
import { declineOffer, leaveWaitlist, type OfferAnswer } from './answer-offer.decision.js';

export class DeclineOffer extends commandOf<{ wishId: WishId; answer: OfferAnswer }>() {}
export class LeaveWaitlist extends commandOf<{ wishId: WishId; responderId: ResponderId }>() {}

@CommandHandler(DeclineOffer)
export class DeclineOfferHandler implements ICommandHandler<DeclineOffer> {
  constructor(private readonly events: EventStore) {}

  execute({ wishId, answer, context }: DeclineOffer): Promise<void> {
    return decide(this.events, {
      context,
      stream: { id: streamOf(wishId), type: WAITLIST_STREAM },
      facts: (history: readonly RecordedEvent<WaitlistEvent>[]) => wishFrom(history),
      decide: (wish) => ({ events: [declineOffer(wish, answer, context.now)] }),
    });
  }
}

@CommandHandler(LeaveWaitlist)
export class LeaveWaitlistHandler implements ICommandHandler<LeaveWaitlist> {
  constructor(private readonly events: EventStore) {}

  execute({ wishId, responderId, context }: LeaveWaitlist): Promise<void> {
    return decide(this.events, {
      context,
      stream: { id: streamOf(wishId), type: WAITLIST_STREAM },
      facts: (history: readonly RecordedEvent<WaitlistEvent>[]) => wishFrom(history),
      decide: (wish) => ({ events: [leaveWaitlist(wish, responderId)] }),
    });
  }
}

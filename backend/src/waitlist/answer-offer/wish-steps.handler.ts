import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ResponderId, WishId } from '@rigbook/contracts/kernel';
import { commandOf } from '../../platform/commands/command-of.js';
import { decide, Refusal } from '../../platform/decisions/index.js';
import { EventStore, type RecordedEvent } from '../../platform/event-store/index.js';
import { streamOf, WAITLIST_STREAM, type WaitlistEvent } from '../waitlist.events.js';
import { wishFrom } from '../wish.state.js';
import { declineOffer, leaveWaitlist } from './answer-offer.decision.js';

interface OwnWish {
  wishId: WishId;
  responderId: ResponderId;
}

export class DeclineOffer extends commandOf<OwnWish>() {}
export class LeaveWaitlist extends commandOf<OwnWish>() {}

@CommandHandler(DeclineOffer)
export class DeclineOfferHandler implements ICommandHandler<DeclineOffer> {
  constructor(private readonly events: EventStore) {}

  execute({ wishId, responderId, context }: DeclineOffer): Promise<void> {
    return decide(this.events, {
      context,
      stream: { id: streamOf(wishId), type: WAITLIST_STREAM },
      facts: (history: readonly RecordedEvent<WaitlistEvent>[]) => wishFrom(history),
      decide: (wish) => {
        if (wish.status === 'unknown' || wish.responderId !== responderId) throw new Refusal('WISH_NOT_FOUND');
        return { events: [declineOffer(wish, context.now)] };
      },
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

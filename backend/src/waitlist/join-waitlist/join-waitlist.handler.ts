import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { WishId, Zone } from '@rigbook/contracts/kernel';
import { requestFacts } from '../../booking/commands/request-booking/request-facts.query.js';
import { commandOf } from '../../platform/commands/command-of.js';
import { type ConstraintMeanings, decide, Refusal } from '../../platform/decisions/index.js';
import { EventStore } from '../../platform/event-store/index.js';
import { Ids } from '../../platform/time/ids.js';
import { toWish, type WishResponse } from '../own-wishes/wish.response.js';
import { lineFor, openWishesOf, takenSlots } from '../own-wishes/wishes.query.js';
import { wishes } from '../own-wishes/wishes.view.js';
import { streamOf, WAITLIST_STREAM } from '../waitlist.events.js';
import { joinWaitlist, type JoinWaitlist as Joining } from './join-waitlist.decision.js';

export class JoinWaitlist extends commandOf<{ joining: Joining; zone: Zone }, WishResponse>() {}

/** Of two requests at once, the second finds that its person already waits, or what else they wait for. */
const constraintMeanings: ConstraintMeanings = {
  waitlist_wish_responder_id_vehicle_id_tstzrange_excl: 'decide-again',
  waitlist_slot_responder_id_slot_excl: 'decide-again',
};

@CommandHandler(JoinWaitlist)
export class JoinWaitlistHandler implements ICommandHandler<JoinWaitlist> {
  constructor(
    private readonly events: EventStore,
    private readonly ids: Ids,
  ) {}

  execute({ joining, zone, context }: JoinWaitlist): Promise<WishResponse> {
    const { now, actor } = context;
    const { responderId } = joining;
    const wishId = this.ids.newId() as WishId;
    return decide(this.events, {
      context,
      stream: { id: streamOf(wishId), type: WAITLIST_STREAM, isNew: true },
      // slots before wishes: a wish joined between the two reads is then counted, and its slot refuses this one. The other way round it
      // would be neither
      reads: [requestFacts(joining, zone), takenSlots(responderId), openWishesOf(responderId), lineFor(joining)],
      facts: (_history, [stored, slots, open, ahead]) => {
        if (!stored) throw new Refusal('SIGNED_OUT');
        const responder = { ...stored.person, administers: stored.person.isAdmin };
        return { now, zone, ...stored, responder, open, takenSlots: slots, ahead };
      },
      decide: (facts) => {
        const { joined, vehicle } = joinWaitlist(joining, facts);
        return { events: [joined], joined, vehicle };
      },
      // not for the decision, which the constraints guard: Postgres checks them when both rows are written, and two requests at once would
      // wait for each other until one is ended as a deadlock
      locks: () => [responderId],
      constraintMeanings,
      answer: ({ joined, vehicle }, { ahead }) => {
        const names = {
          vehicleName: vehicle.name,
          vehicleType: vehicle.type,
          offeredVehicleName: null,
          offeredVehicleType: null,
        };
        const event = { ...joined, stream: streamOf(wishId), actor, recordedAt: now };
        return toWish(wishes.after({ ...names, ahead }, event));
      },
      status: 201,
    });
  }
}

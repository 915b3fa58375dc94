import { handingOnEndReasons } from '@rigbook/contracts/handing-on/handing-on.words';
import type { HandingOnId } from '@rigbook/contracts/kernel';
import { declareEvents, type EventOf } from '../platform/events/event-declarations.js';
import {
  addedLater,
  bookingId,
  described,
  instant,
  object,
  oneOf,
  orNull,
  responderId,
  vehicleId,
  yesOrNo,
} from '../platform/events/event-fields.js';

/** The stream of an offer of a booking carries its id. */
export const HANDING_ON_STREAM = 'handing-on';

export const streamOf = (handingOnId: HandingOnId): string => handingOnId;

const booking = {
  bookingId,
  vehicleId,
  startAt: instant(),
  endAt: instant('2026-11-23T20:00:00.000Z'),
};
const asOffered = {
  responderId: described(responderId, 'Who offers the booking, and keeps it until somebody accepts.'),
  ...booking,
};
const isSigned = described(yesOrNo(false), 'Whether it was signed when it was offered.');
const toResponderId = described(
  orNull(responderId),
  'The only person who may accept. Null: anyone who may take the booking.',
);

/** What happened to the offer of a booking to colleagues. */
export const handingOnEvents = declareEvents({
  HandingOnOffered: {
    says: 'A responder, or the office for one, offers a booking to a colleague, to everybody who may take it, or in a swap to the responder of another booking.',
    data: {
      ...asOffered,
      signed: isSigned,
      toResponderId,
      offeredBy: addedLater(
        described(
          oneOf(['admin']),
          'The office offers it, since the booking cannot take place as it stands. Left out: its responder does.',
        ),
      ),
      inReturn: described(
        orNull(object('HandingOnWanted', { ...booking, signed: isSigned })),
        'Of a swap: the booking of the colleague that is asked for in return. Null for a gift.',
      ),
    },
  },
  HandingOnAccepted: {
    says: 'A colleague accepted: each booking has its new responder.',
    data: {
      ...asOffered,
      acceptedBy: responderId,
      inReturn: described(orNull(object('HandingOnReturned', booking)), 'Of a swap.'),
    },
  },
  HandingOnEnded: {
    says: 'An offer ended without a new responder.',
    data: { ...asOffered, toResponderId, endedBecause: oneOf(handingOnEndReasons, 'HandingOnEndReason') },
  },
});

export type HandingOnEvent = EventOf<typeof handingOnEvents>;
export type HandingOnOffered = EventOf<typeof handingOnEvents, 'HandingOnOffered'>;
export type HandingOnAccepted = EventOf<typeof handingOnEvents, 'HandingOnAccepted'>;
export type HandingOnEnded = EventOf<typeof handingOnEvents, 'HandingOnEnded'>;

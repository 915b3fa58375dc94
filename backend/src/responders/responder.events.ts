import { erasureRefusalReasons } from '@rigbook/contracts/responders/erasure-request.words';
import { declareEvents, type EventOf } from '../platform/events/event-declarations.js';
import { addedLater, described, list, oneOf, recordedText, yesOrNo } from '../platform/events/event-fields.js';

/** The stream of a responder carries its id. */
export const RESPONDER_STREAM = 'responder';

const rights = {
  isAdmin: yesOrNo(),
  isAuditor: yesOrNo(),
  takesInEmergency: addedLater(
    described(yesOrNo(), 'Whether they may take a free vehicle in an emergency; left out: no.'),
  ),
};

/**
 * Who changed a responder's record, and when. The record itself is a plain row that can be erased, so events carry only ids,
 * rights and names of fields.
 */
export const responderEvents = declareEvents({
  ResponderRegistered: { says: 'A person joined the organization.', data: rights },
  ResponderProfileChanged: {
    says: "These fields of the person's profile changed. The values are not recorded.",
    data: { changedFields: list(recordedText('phoneNumber')) },
  },
  ResponderRightsChanged: { says: 'The person now has these rights.', data: rights },
  ResponderSuspended: { says: 'The person can do nothing until the suspension is lifted.', data: {} },
  ResponderSuspensionLifted: { says: 'The person can sign in again.', data: {} },
  ErasureRequested: { says: 'The person asked to be erased.', data: {} },
  ErasureRequestWithdrawn: { says: 'The person no longer asks to be erased.', data: {} },
  ErasureRefused: {
    says: 'An administrator refused to erase the person. An explanation is not recorded.',
    data: { because: oneOf(erasureRefusalReasons, 'ErasureRefusalReason') },
  },
  ResponderErased: { says: "The person's data was erased and the unit number is free. The id stays.", data: {} },
});

export type ResponderEvent = EventOf<typeof responderEvents>;
export type ResponderRegistered = EventOf<typeof responderEvents, 'ResponderRegistered'>;
export type ResponderErased = EventOf<typeof responderEvents, 'ResponderErased'>;
export type ErasureRequested = EventOf<typeof responderEvents, 'ErasureRequested'>;
export type ErasureRequestWithdrawn = EventOf<typeof responderEvents, 'ErasureRequestWithdrawn'>;
export type ErasureRefused = EventOf<typeof responderEvents, 'ErasureRefused'>;

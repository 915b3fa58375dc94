import type { LicenceEvent } from '../../../licences/licence.events.js';
import type { ResponderEvent } from '../../../responders/responder.events.js';
import type { MicrosoftAccountEvent } from '../../../auth/microsoft/microsoft-account.events.js';
import type { DocumentedEvents } from './documented.js';
import { id, list, responderId, text, yesOrNo } from './fields.js';

const rights = { isAdmin: yesOrNo(), isAuditor: yesOrNo() };
const photo = id('0197f1c2-0901-7000-8000-000000000901');

/** The stream's id is the responder's. */
export const responderEvents: DocumentedEvents<ResponderEvent | MicrosoftAccountEvent> = {
  ResponderRegistered: { says: 'Somebody belongs to the organisation.', data: rights },
  ResponderProfileChanged: {
    says: 'These fields of the person changed; not what to.',
    data: { changedFields: list(text('phoneNumber')) },
  },
  ResponderRightsChanged: { says: 'They have these rights now.', data: rights },
  ResponderErased: { says: 'The person is gone; the id stays.', data: {} },
  MicrosoftAccountLinked: { says: 'They can sign in with a Microsoft account.', data: {} },
  MicrosoftAccountUnlinked: { says: 'They no longer can.', data: {} },
};

/** The stream's id is that of one handing-in of photos. */
export const licenceEvents: DocumentedEvents<LicenceEvent> = {
  LicenceSubmitted: {
    says: 'Photos of a driving licence were handed in.',
    data: { responderId, frontUploadId: photo, backUploadId: photo },
  },
  LicenceReplaced: {
    says: 'Newer photos were handed in before these were reviewed.',
    data: { responderId, replacedBy: id('0197f1c2-0a02-7000-8000-000000000a02') },
  },
  LicenceApproved: { says: 'The licence is verified.', data: { responderId } },
  LicenceRejected: { says: 'The photos were not accepted.', data: { responderId } },
};

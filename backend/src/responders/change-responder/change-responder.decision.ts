import { decisionChannelsInOrder, inOrder } from '@rigbook/contracts/notifications/preference.rules';
import type { DeliveryChannel } from '@rigbook/contracts/notifications/push/push.words';
import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { digitsOf } from '@rigbook/contracts/responders/profile.rules';
import { matchesPhone } from '@rigbook/contracts/responders/user-form.rules';
import type { Department } from '@rigbook/contracts/responders/responder.words';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import { Refusal } from '../../platform/decisions/index.js';
import type { ToldChange } from '../people/account-notices.js';
import type { ResponderEvent } from '../responder.events.js';
import type { ResponderRecord } from '../responder.record.js';

/** Omitted fields stay as they are. */
export interface ResponderChanges {
  readonly unitNumber?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  /** as typed; stored as ten digits */
  readonly phoneNumber?: string;
  /** only compared with the phone number */
  readonly phoneLastFour?: string;
  readonly department?: Department;
  readonly isAdmin?: boolean;
  readonly isAuditor?: boolean;
  readonly takesInEmergency?: boolean;
  /** null: the organization's */
  readonly language?: Language | null;
  readonly channels?: readonly MessageChannel[];
  readonly decisionChannels?: readonly DeliveryChannel[];
}

export interface ChangedResponder {
  readonly after: ResponderRecord;
  /** empty if nothing changes */
  readonly events: readonly ResponderEvent[];
  /** a new phone number ends what began with the old one */
  readonly endsOtherSessions: boolean;
}

const profileFields = [
  'unitNumber',
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'department',
  'language',
  'channels',
  'decisionChannels',
] as const;

/** @throws Refusal PHONE_DIGITS_MISMATCH */
export function changeResponder(before: ResponderRecord, changes: ResponderChanges): ChangedResponder {
  const after = merge(before, changes);
  if (!matchesPhone(changes.phoneLastFour, after.phoneNumber)) throw new Refusal('PHONE_DIGITS_MISMATCH');
  return {
    after,
    events: [...profileChanges(before, after), ...rightsChanges(before, after)],
    endsOtherSessions: after.phoneNumber !== before.phoneNumber,
  };
}

/** What the person is told of, at the contact before and after. */
export const contactChanges = (
  before: ResponderRecord,
  after: ResponderRecord,
): readonly Required<Pick<ToldChange, 'change' | 'contact'>>[] => [
  ...(after.phoneNumber === before.phoneNumber
    ? []
    : [{ change: 'phone', contact: { before: before.phoneNumber, after: after.phoneNumber } } as const]),
  ...(after.email === before.email || after.email === null
    ? []
    : [{ change: 'email', contact: { before: before.email, after: after.email } } as const]),
];

const merge = (before: ResponderRecord, changes: ResponderChanges): ResponderRecord => ({
  id: before.id,
  unitNumber: changes.unitNumber ?? before.unitNumber,
  firstName: changes.firstName ?? before.firstName,
  lastName: changes.lastName ?? before.lastName,
  email: changes.email ?? before.email,
  phoneNumber: changes.phoneNumber === undefined ? before.phoneNumber : digitsOf(changes.phoneNumber),
  department: changes.department ?? before.department,
  isAdmin: changes.isAdmin ?? before.isAdmin,
  isAuditor: changes.isAuditor ?? before.isAuditor,
  takesInEmergency: changes.takesInEmergency ?? before.takesInEmergency,
  licenceVerified: before.licenceVerified,
  suspendedAt: before.suspendedAt,
  suspensionReason: before.suspensionReason,
  suspensionLiftedReason: before.suspensionLiftedReason,
  language: changes.language === undefined ? before.language : changes.language,
  channels: changes.channels === undefined ? before.channels : inOrder(changes.channels),
  decisionChannels:
    changes.decisionChannels === undefined
      ? before.decisionChannels
      : decisionChannelsInOrder(changes.decisionChannels),
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function profileChanges(before: ResponderRecord, after: ResponderRecord): readonly ResponderEvent[] {
  const changedFields = profileFields.filter((field) => !isSame(after[field], before[field]));
  return changedFields.length > 0 ? [{ type: 'ResponderProfileChanged', data: { changedFields } }] : [];
}

const rightsOf = ({ isAdmin, isAuditor, takesInEmergency }: ResponderRecord) => ({
  isAdmin,
  isAuditor,
  takesInEmergency,
});

const rightsChanges = (before: ResponderRecord, after: ResponderRecord): readonly ResponderEvent[] =>
  isSame(rightsOf(before), rightsOf(after)) ? [] : [{ type: 'ResponderRightsChanged', data: rightsOf(after) }];

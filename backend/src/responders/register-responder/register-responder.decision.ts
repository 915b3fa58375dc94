import type { ResponderId } from '@rigbook/contracts/kernel';
import { defaultChannels, defaultDecisionChannels } from '@rigbook/contracts/notifications/preference.rules';
import { digitsOf } from '@rigbook/contracts/responders/profile.rules';
import { matchesPhone } from '@rigbook/contracts/responders/user-form.rules';
import type { Department } from '@rigbook/contracts/responders/responder.words';
import { Refusal } from '../../platform/decisions/index.js';
import type { ResponderRegistered } from '../responder.events.js';
import type { ResponderRecord } from '../responder.record.js';

/** Unit and phone are enough to sign in; the rest can be completed later. */
export interface NewResponder {
  readonly unitNumber: string;
  /** as typed; stored as ten digits */
  readonly phoneNumber: string;
  /** only compared with the phone number */
  readonly phoneLastFour?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly department?: Department;
  readonly isAdmin?: boolean;
  readonly isAuditor?: boolean;
  readonly licenceVerified?: boolean;
}

export interface RegisteredResponder {
  readonly record: ResponderRecord;
  readonly event: ResponderRegistered;
}

/** @throws Refusal PHONE_DIGITS_MISMATCH */
export function registerResponder(id: ResponderId, responder: NewResponder): RegisteredResponder {
  if (!matchesPhone(responder.phoneLastFour, responder.phoneNumber)) throw new Refusal('PHONE_DIGITS_MISMATCH');
  const record: ResponderRecord = {
    id,
    unitNumber: responder.unitNumber,
    firstName: responder.firstName ?? null,
    lastName: responder.lastName ?? null,
    email: responder.email ?? null,
    phoneNumber: digitsOf(responder.phoneNumber),
    department: responder.department ?? null,
    isAdmin: responder.isAdmin ?? false,
    isAuditor: responder.isAuditor ?? false,
    takesInEmergency: false,
    licenceVerified: responder.licenceVerified ?? false,
    suspendedAt: null,
    suspensionReason: null,
    suspensionLiftedReason: null,
    language: null,
    channels: defaultChannels,
    decisionChannels: defaultDecisionChannels,
  };
  const { isAdmin, isAuditor } = record;
  return { record, event: { type: 'ResponderRegistered', data: { isAdmin, isAuditor } } };
}

import { addMinutes, instant, type Instant } from '@rigbook/contracts/kernel';
import type { Access } from '../../platform/http/index.js';
import { refusalOf } from './session.guard.js';
import { administersAt } from './session.rules.js';
import type { SignedInResponder } from './signed-in-responder.js';

const now = instant('2026-11-23T08:00Z');
const signedIn = (kind: SignedInResponder['kind'], isAuditor: boolean, adminUntil: Instant | null = null) => {
  const administers = administersAt(now, { isAdmin: kind === 'administrator', adminUntil });
  return { kind, isAuditor, adminUntil, administers } as SignedInResponder;
};
const responder = signedIn('responder', false);
const auditor = signedIn('auditor', true);
const admin = signedIn('administrator', false);
const adminPastPassword = signedIn('administrator', false, addMinutes(now, 1));
const adminOfYesterday = signedIn('administrator', false, now);
/** They had the password before they lost the right. */
const formerAdmin = signedIn('responder', false, addMinutes(now, 1));

describe('a route', () => {
  it.each<[Access, string, SignedInResponder | undefined, string | undefined]>([
    ['public', 'a visitor', undefined, undefined],
    ['public', 'a responder', responder, undefined],
    ['signed-in', 'a visitor', undefined, 'SIGNED_OUT'],
    ['signed-in', 'a responder', responder, undefined],
    ['responder', 'a visitor', undefined, 'SIGNED_OUT'],
    ['responder', 'a responder', responder, undefined],
    ['responder', 'an auditor', auditor, 'NOT_FOR_AUDITORS'],
    ['responder', 'an admin who is an auditor, too', { ...admin, isAuditor: true }, undefined],
    ['admin', 'a visitor', undefined, 'SIGNED_OUT'],
    ['admin', 'a responder', responder, 'ADMIN_ONLY'],
    ['admin', 'a former admin', formerAdmin, 'ADMIN_ONLY'],
    ['admin', 'an admin before the password', admin, 'ADMIN_PASSWORD_REQUIRED'],
    ['admin', 'an admin 8 hours after the password', adminOfYesterday, 'ADMIN_PASSWORD_REQUIRED'],
    ['admin', 'an admin past the password', adminPastPassword, undefined],
    ['admin', 'an auditor', auditor, 'ADMIN_ONLY'],
    ['auditor', 'a visitor', undefined, 'SIGNED_OUT'],
    ['auditor', 'a responder', responder, 'AUDITOR_ONLY'],
    ['auditor', 'an auditor before the second factor', auditor, 'AUDITOR_PROOF_REQUIRED'],
    ['auditor', 'an auditor past the second factor', { ...auditor, audits: true }, undefined],
    ['auditor', 'an admin before the password', admin, 'ADMIN_PASSWORD_REQUIRED'],
    [
      'auditor',
      'an admin who is an auditor, too, before the password',
      { ...admin, isAuditor: true },
      'ADMIN_PASSWORD_REQUIRED',
    ],
    ['auditor', 'an admin past the password', adminPastPassword, undefined],
  ])('for %s answers %s as it should', (access, _who, caller, code) => {
    expect(refusalOf(access, caller)?.code).toBe(code);
  });
});

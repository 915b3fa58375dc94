import type { AccessTokenId, ResponderId } from '@rigbook/contracts/kernel';
import type { Caller } from '../platform/http/index.js';
import { noteAdded, requested } from '../../test/support/booking-history.js';
import { mayReadEvent, refusalToRead, seesWholeBooking } from './reading-bookings.policy.js';

const dana = 'dana' as ResponderId;
const noa = 'noa' as ResponderId;
const person = (kind: 'responder' | 'auditor' | 'administrator', responderId: ResponderId, isOpen = false): Caller => ({
  kind,
  responderId,
  administers: isOpen && kind === 'administrator',
  audits: isOpen && kind === 'auditor',
  zone: 'UTC',
  session: 's',
});
const program = { accessToken: 'token' as AccessTokenId, zone: 'UTC' } as const;

describe("Dana's booking", () => {
  it.each<
    [
      string,
      Caller,
      'whole' | 'as its responder' | 'BOOKING_NOT_FOUND' | 'ADMIN_PASSWORD_REQUIRED' | 'AUDITOR_PROOF_REQUIRED',
    ]
  >([
    ['Dana', person('responder', dana), 'as its responder'],
    ['another responder', person('responder', noa), 'BOOKING_NOT_FOUND'],
    ['an auditor past the second factor', person('auditor', noa, true), 'whole'],
    ['an auditor before the second factor', person('auditor', noa), 'AUDITOR_PROOF_REQUIRED'],
    ['an administrator past the password', person('administrator', noa, true), 'whole'],
    ['an administrator before the password', person('administrator', noa), 'ADMIN_PASSWORD_REQUIRED'],
    ['Dana, who is an administrator', person('administrator', dana), 'whole'],
    ['a program', { kind: 'program', ...program }, 'whole'],
    ['a program for Dana', { kind: 'program-for-responder', ...program, responderId: dana }, 'as its responder'],
    [
      'a program for somebody else',
      { kind: 'program-for-responder', ...program, responderId: noa },
      'BOOKING_NOT_FOUND',
    ],
  ])('is for %s', (_who, caller, shown) => {
    const whole = seesWholeBooking(caller.kind) ? 'whole' : 'as its responder';
    expect(refusalToRead(dana, caller)?.code ?? whole).toBe(shown);
  });

  it.each([
    ['administrator', true],
    ['auditor', true],
    ['program', true],
    ['responder', false],
    ['program-for-responder', false],
  ] as const)('tells the %s of its notes: %s', (reader, told) => {
    expect(mayReadEvent(noteAdded, reader)).toBe(told);
    expect(mayReadEvent(requested, reader)).toBe(true);
  });
});

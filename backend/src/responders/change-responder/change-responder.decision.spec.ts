import type { ResponderId } from '@rigbook/contracts/kernel';
import { Refusal } from '../../platform/decisions/index.js';
import type { ResponderRecord } from '../responder.record.js';
import { changeResponder } from './change-responder.decision.js';

const dana: ResponderRecord = {
  id: '0199c0de-0101-7000-8000-000000000101' as ResponderId,
  unitNumber: '101',
  firstName: 'Dana',
  lastName: 'Levi',
  email: 'dana.levi@example.org',
  phoneNumber: '0500000101',
  department: 'EMT',
  isAdmin: false,
  isAuditor: false,
  takesInEmergency: false,
  licenceVerified: true,
  suspendedAt: null,
  suspensionReason: null,
  suspensionLiftedReason: null,
  language: null,
  channels: ['email', 'whatsapp'],
  decisionChannels: [],
};

describe('changing a responder', () => {
  it('records the names of the changed fields and nothing of their values', () => {
    const { after, events } = changeResponder(dana, { firstName: 'Dina', lastName: 'Levi', department: 'Paramedic' });
    expect(after).toEqual({ ...dana, firstName: 'Dina', department: 'Paramedic' });
    expect(events).toEqual([{ type: 'ResponderProfileChanged', data: { changedFields: ['firstName', 'department'] } }]);
  });

  it('takes a phone number that is only grouped differently for the same', () => {
    const same = changeResponder(dana, { phoneNumber: '050-000-0101', phoneLastFour: '0101' });
    expect(same).toEqual({ after: dana, events: [], endsOtherSessions: false });
  });

  it('ends the sessions elsewhere when the phone number changes, even to one with the same last digits', () => {
    expect(changeResponder(dana, { phoneNumber: '0500010101' }).endsOtherSessions).toBe(true);
    expect(changeResponder(dana, { email: 'dana@example.org' }).endsOtherSessions).toBe(false);
  });

  it('records rights apart from the profile, by their values', () => {
    expect(changeResponder(dana, { isAdmin: true, unitNumber: '201' }).events).toEqual([
      { type: 'ResponderProfileChanged', data: { changedFields: ['unitNumber'] } },
      { type: 'ResponderRightsChanged', data: { isAdmin: true, isAuditor: false, takesInEmergency: false } },
    ]);
  });

  it('records the mark for emergencies as a right', () => {
    expect(changeResponder(dana, { takesInEmergency: true }).events).toEqual([
      { type: 'ResponderRightsChanged', data: { isAdmin: false, isAuditor: false, takesInEmergency: true } },
    ]);
  });

  it('records how they want to be written to as a change of the profile, and not its values', () => {
    const { after, events } = changeResponder(dana, { language: 'he', channels: ['whatsapp'] });
    expect(after).toEqual({ ...dana, language: 'he', channels: ['whatsapp'] });
    expect(events).toEqual([{ type: 'ResponderProfileChanged', data: { changedFields: ['language', 'channels'] } }]);
  });

  it('keeps how they are written to where nothing is said of it, and takes null for the language of the organisation', () => {
    const inHebrew: ResponderRecord = { ...dana, language: 'he', channels: ['email'] };
    expect(changeResponder(inHebrew, { firstName: 'Dana' })).toMatchObject({ after: inHebrew, events: [] });
    expect(changeResponder(inHebrew, { language: null }).after.language).toBeNull();
    expect(changeResponder(dana, { channels: ['whatsapp', 'email'] })).toMatchObject({ after: dana, events: [] });
  });

  it('tells a name from no name at all', () =>
    expect(changeResponder({ ...dana, firstName: null }, { firstName: 'null' }).events).toHaveLength(1));

  it.each([
    ['the present phone number', { phoneLastFour: '0102' }],
    ['the new phone number', { phoneNumber: '0500000102', phoneLastFour: '0101' }],
  ])('refuses last digits that are not those of %s', (_which, changes) => {
    expect(() => changeResponder(dana, changes)).toThrow(new Refusal('PHONE_DIGITS_MISMATCH'));
  });
});

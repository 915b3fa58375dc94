import type { SettingsOfOrganisation } from '../organisation-settings.js';
import { changeSettings } from './change-settings.decision.js';

const before: SettingsOfOrganisation = {
  organizationName: 'Rigbook',
  contactEmail: 'office@example.org',
  whatsappNumber: null,
  emergencyNumbers: [{ contact: 'dispatch', number: '101' }],
  zone: 'Asia/Jerusalem',
  language: 'en',
  peopleLanguage: 'en',
  country: 'IL',
  checkInOpensMinutesBefore: 30,
  holdVehicleWithMajorDamage: false,
  confirmNewDevices: true,
  sharedAdminPassword: true,
  licencePhotosKeptDays: 90,
  accessRecordKeptDays: 400,
  releasedMinutesAfter: 60,
  extensionHoursWithoutApproval: 2,
  turnRoundMinutes: 0,
  lapsesForWarning: 2,
  reminderHoursAfterRequest: 12,
  reminderHoursBeforeStart: 3,
  emergencyTakes: false,
  waitlistHoldMinutes: 30,
  waitlistShortHoldMinutes: 10,
  serviceReminderDaysBefore: 14,
  parkingPlaceRequired: false,
  waitlistApproves: false,
  handingOnNeedsApproval: true,
};

describe('changing the settings', () => {
  it('records the names of the changed fields and nothing of their values', () => {
    const { after, events } = changeSettings(before, { organizationName: 'Night Riders', zone: 'UTC', language: 'en' });
    expect(after).toEqual({ ...before, organizationName: 'Night Riders', zone: 'UTC' });
    expect(events).toEqual([{ type: 'SettingsChanged', data: { changedFields: ['organizationName', 'zone'] } }]);
  });

  it('records nothing when everything was so already', () => {
    expect(changeSettings(before, { ...before })).toEqual({ after: before, events: [] });
    expect(changeSettings(before, {})).toEqual({ after: before, events: [] });
  });

  it.each([null, ''])('takes %j for no contact address', (contactEmail) => {
    expect(changeSettings(before, { contactEmail }).after.contactEmail).toBeNull();
  });

  it('takes the numbers of the emergency contacts as a whole', () => {
    const typed = [
      { contact: 'management', number: '+972 50 000 0104' },
      { contact: 'dispatch', number: '101' },
    ] as const;
    const { after, events } = changeSettings(before, { emergencyNumbers: typed });
    expect(after.emergencyNumbers).toEqual([
      { contact: 'dispatch', number: '101' },
      { contact: 'management', number: '+972500000104' },
    ]);
    expect(events[0]?.data.changedFields).toEqual(['emergencyNumbers']);
    expect(changeSettings(after, { emergencyNumbers: typed }).events).toEqual([]);
    expect(changeSettings(after, { emergencyNumbers: [] }).after.emergencyNumbers).toEqual([]);
  });

  it('keeps the digits of the messaging number', () => {
    expect(changeSettings(before, { whatsappNumber: '+972 50-000-0100' }).after.whatsappNumber).toBe('+972500000100');
    expect(
      changeSettings({ ...before, whatsappNumber: '+972500000100' }, { whatsappNumber: '' }).after.whatsappNumber,
    ).toBeNull();
  });

  it('lets the check-in open at the start', () => {
    expect(changeSettings(before, { checkInOpensMinutesBefore: 0 }).after.checkInOpensMinutesBefore).toBe(0);
  });
});

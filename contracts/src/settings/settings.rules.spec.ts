import {
  accessRecordKeptProblem,
  checkInOpensProblem,
  contactEmailProblem,
  licencePhotosKeptProblem,
  messagingNumberOf,
  messagingNumberProblem,
  newPasswordProblem,
  organizationNameProblem,
} from './settings.rules.js';

describe('the settings of an organisation', () => {
  it('have a name', () => {
    expect(organizationNameProblem('Night Riders')).toBeUndefined();
    expect(organizationNameProblem('')).toBe('Organization name is required');
    expect(organizationNameProblem('🚑'.repeat(120))).toBeUndefined();
    expect(organizationNameProblem('A\r\nBcc: b')).toBe('Organization name must be one line of plain text');
    expect(organizationNameProblem('A\u202eB')).toBe('Organization name must be one line of plain text');
    expect(organizationNameProblem('🚑'.repeat(121))).toBe('Organization name must be at most 120 characters');
  });

  it('may do without a contact address, and have a right one otherwise', () => {
    expect(contactEmailProblem('')).toBeUndefined();
    expect(contactEmailProblem('office@example.org')).toBeUndefined();
    expect(contactEmailProblem('office@')).toBe('Please enter a valid email address');
  });

  it.each(['', '+972500000100', '+972 50-000-0100', '+1 (212) 555.0100', '\u202a+972 50\u2011000\u20110100\u202c'])(
    'take the messaging number "%s"',
    (number) => {
      expect(messagingNumberProblem(number)).toBeUndefined();
    },
  );

  it.each(['0500000100', '+0500000100', '+972', '+97250000010012345', '+972 50 call me'])(
    'refuse the messaging number "%s"',
    (number) => {
      expect(messagingNumberProblem(number)).toMatch(/country code/);
    },
  );

  it('keep the digits of the messaging number', () => {
    expect(messagingNumberOf('+972 (50) 000-01.00')).toBe('+972500000100');
  });

  it.each([0, 30, 1440])('open the check-in %s minutes before', (minutes) => {
    expect(checkInOpensProblem(minutes)).toBeUndefined();
  });

  it.each([-1, 1441, 7.5, '30', null, undefined, Number.NaN])(
    'refuse to open the check-in %s minutes before',
    (minutes) => {
      expect(checkInOpensProblem(minutes)).toMatch(/^Check-in must open 0 to 1440/);
    },
  );

  it.each([null, 1, 90, 3650])('keep photos of a license for %s days', (days) => {
    expect(licencePhotosKeptProblem(days)).toBeUndefined();
  });

  it.each([0, -1, 3651, 1.5, '90', undefined])('refuse to keep photos of a license for %s days', (days) => {
    expect(licencePhotosKeptProblem(days)).toMatch(/^Photos of a license must be kept 1 to 3650/);
  });

  it.each([30, 400, 3650])('keep the access record for %s days', (days) => {
    expect(accessRecordKeptProblem(days)).toBeUndefined();
  });

  it.each([29, 3651, 30.5, '400', null, undefined])('refuse to keep the access record for %s days', (days) => {
    expect(accessRecordKeptProblem(days)).toBe('The access record must be kept 30 to 3650 whole days');
  });

  it('take an admin password of twelve characters or more', () => {
    expect(newPasswordProblem('twelve chars')).toBeUndefined();
    expect(newPasswordProblem('eleven char')).toMatch(/at least 12/);
    expect(newPasswordProblem(' eleven char ')).toMatch(/at least 12/);
    expect(newPasswordProblem('\u200f'.repeat(12))).toMatch(/at least 12/);
    expect(newPasswordProblem('x'.repeat(201))).toMatch(/at most 200/);
  });
});

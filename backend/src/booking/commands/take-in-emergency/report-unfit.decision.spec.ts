import { firstEdition } from '@rigbook/contracts/checklists/first-edition';
import { type BookingId, type EditionId, instant } from '@rigbook/contracts/kernel';
import type { VehicleInFleet } from '../../../fleet/vehicle.state.js';
import { Refusal } from '../../../platform/decisions/index.js';
import { reportUnfit, type UnfitFacts } from './report-unfit.decision.js';

const editionId = '5b2f6c1e-0b7d-5a55-8a0e-3c2a1f0d9e78' as EditionId;
const critical = firstEdition.items.map((item) => ({ ...item, isCritical: true }));
const facts = {
  now: instant('2026-11-23T09:00Z'),
  emergencyTakes: true,
  isMarked: true,
  responder: { isAdmin: false, profileComplete: true, licenceVerified: true },
  facts: { name: 'ALS1', status: 'available', availableFrom: null },
  edition: { ...firstEdition, id: editionId, edition: 2, items: critical },
  vehicle: { situation: 'in-fleet', service: 'available', defects: new Map() } as unknown as VehicleInFleet,
  bookingId: '0197f1c2-6f0e-7c3a-9d55-2f0a6a1b7c10' as BookingId,
} as unknown as UnfitFacts;
const given = { editionId, answers: [{ item: 'stretcher', isFine: false, words: 'It does not hold' }] };

const refusedWith = (changed: object): string => {
  try {
    reportUnfit(given, { ...facts, ...changed });
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'reported';
};

describe('a vehicle that is found unfit instead of taken in an emergency', () => {
  it('goes out of service by a defect that somebody saw who does not have it', () =>
    expect(reportUnfit(given, facts)).toMatchObject([
      { type: 'DefectReported', data: { bookingId: null, occasion: 'seen', isCritical: true } },
      { type: 'MaintenanceStarted' },
    ]));

  it.each([
    ['the organization takes none', { emergencyTakes: false }, 'EMERGENCY_TAKES_OFF'],
    ['the person is not marked for it', { isMarked: false }, 'NOT_MARKED_FOR_EMERGENCIES'],
    [
      'the license is not verified',
      { responder: { ...facts.responder, licenceVerified: false } },
      'LICENCE_NOT_VERIFIED',
    ],
    [
      'the profile is not complete',
      { responder: { ...facts.responder, profileComplete: false } },
      'PROFILE_INCOMPLETE',
    ],
    ['a colleague has it', { facts: { ...facts.facts, status: 'in_use' } }, 'VEHICLE_IN_USE'],
  ])('stays if %s', (_what, changed, code) => expect(refusedWith(changed)).toBe(code));
});

import { eligibilityWarningsFor, isAlsVehicle } from './eligibility.rules.js';
import { fleetRoles } from '../../fleet/fleet.words.js';
import { departments, userFormDepartments } from '../../responders/responder.words.js';

describe('eligibility', () => {
  it.each([
    ['EMT', 'EMT'],
    ['Paramedic', 'Paramedic'],
    ['Medical Director', 'Doctor'],
    ['Administration', 'Admin'],
    ['Operations', 'Dispatcher'],
    ['Training', 'Observer'],
    ['Logistics', 'Observer'],
  ] as const)('of %s needs the role %s on the vehicle', (department, role) => {
    const others = fleetRoles.filter((other) => other !== role);
    expect(eligibilityWarningsFor(department, { type: 'BLS', allowedRoles: ['MHP', role] })).toEqual([]);
    expect(eligibilityWarningsFor(department, { type: 'BLS', allowedRoles: others })).toEqual([
      'department-not-authorised',
    ]);
  });

  it('of an EMT on an ALS vehicle is in doubt even with the role', () =>
    expect(eligibilityWarningsFor('EMT', { type: 'ALS Ambulance', allowedRoles: ['EMT'] })).toEqual([
      'als-responders-only',
    ]));

  it('of a paramedic or the medical director on an ALS vehicle is not', () => {
    for (const department of ['Paramedic', 'Medical Director'] as const)
      expect(eligibilityWarningsFor(department, { type: 'ALS', allowedRoles: ['Paramedic', 'Doctor'] })).toEqual([]);
  });

  it('of somebody without a department is in doubt twice', () =>
    expect(eligibilityWarningsFor(null, { type: 'ALS', allowedRoles: ['EMT'] })).toEqual([
      'department-not-authorised',
      'als-responders-only',
    ]));

  it('is given on a vehicle that names no roles', () =>
    expect(eligibilityWarningsFor('EMT', { type: 'BLS', allowedRoles: [] })).toEqual([]));

  it.each(['ALS', 'ALS1', 'als ambulance', 'Advanced Life Support'])('knows %s as an ALS type', (type) =>
    expect(isAlsVehicle(type)).toBe(true),
  );

  it.each(['BLS', 'PARAMEDIC CAR', 'BLS FLY CAR', 'Signals', 'Basic Life Support', ''])(
    'knows %j as no ALS type',
    (type) => expect(isAlsVehicle(type)).toBe(false),
  );

  it('is asked of seven departments, the first five of which the user form offers', () => {
    expect(departments).toHaveLength(7);
    expect(userFormDepartments).toEqual(['Operations', 'EMT', 'Paramedic', 'Administration', 'Medical Director']);
  });
});

import { damageCheckProblem, drivesForward, hasMajorDamage, isCompleteDamageReport } from './check-out.rules.js';
import { damageAreaIds, type DamageReport } from './damage.words.js';

const dent: DamageReport = { area: 'front-bumper', severity: 'minor', description: 'A dent' };

describe('a checkout', () => {
  it('needs a mileage that is not below the one at check-in', () => {
    expect(drivesForward(1000, 1000)).toBe(true);
    expect(drivesForward(999, 1000)).toBe(false);
  });

  it.each([
    ['no damage confirmed and nothing reported', null, true, undefined],
    ['no damage confirmed and an empty list', [], true, undefined],
    ['a report', [dent], false, undefined],
    ['neither', null, false, 'neither'],
    ['neither, with an empty list', [], false, 'neither'],
    ['both', [dent], true, 'both'],
  ])('with %s', (_, reports, confirmed, problem) => expect(damageCheckProblem(reports, confirmed)).toBe(problem));

  it('takes damage reports only with area, severity and description', () => {
    expect(isCompleteDamageReport(dent)).toBe(true);
    for (const missing of [
      { area: undefined },
      { severity: undefined },
      { description: undefined },
      { description: ' \n' },
    ])
      expect(isCompleteDamageReport({ ...dent, ...missing })).toBe(false);
  });

  it('knows major damage from lesser', () => {
    expect(hasMajorDamage([dent, { ...dent, severity: 'major' }])).toBe(true);
    expect(hasMajorDamage([dent, { ...dent, severity: 'moderate' }])).toBe(false);
    expect(hasMajorDamage(null)).toBe(false);
  });
});

it('knows ten areas where damage may be', () => expect(new Set(damageAreaIds).size).toBe(10));

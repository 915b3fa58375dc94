import { day } from '../kernel/calendar.js';
import { defectStepProblems, nextDefectStates } from './defect.rules.js';
import { defectStates } from './defect.words.js';

const step = { note: null, plannedOn: null, costCents: null };

describe('a defect', () => {
  it('can be fixed or declined as long as it stands, and opened again once it is closed', () => {
    for (const state of defectStates) {
      const can = nextDefectStates(state);
      const isClosed = state === 'fixed' || state === 'declined';
      expect(can.includes('fixed') && can.includes('declined')).toBe(!isClosed);
      expect(can.includes('open')).toBe(isClosed);
    }
  });

  it('is acknowledged once, before it is planned', () => {
    expect(defectStates.filter((state) => nextDefectStates(state).includes('acknowledged'))).toEqual(['open']);
    expect(nextDefectStates('planned')).toContain('planned');
  });

  it('is planned for a day', () => {
    expect(defectStepProblems({ ...step, to: 'planned' })).toHaveProperty('plannedOn');
    expect(defectStepProblems({ ...step, to: 'planned', plannedOn: day('2026-12-01') })).toEqual({});
  });

  it('is declined for a reason', () => {
    expect(defectStepProblems({ ...step, to: 'declined', note: ' ' })).toHaveProperty('note');
    expect(defectStepProblems({ ...step, to: 'declined', note: 'As delivered' })).toEqual({});
    expect(defectStepProblems({ ...step, to: 'fixed' })).toEqual({});
  });

  it.each([-1, 0.5, 1e12])('costs no %d', (costCents) =>
    expect(defectStepProblems({ ...step, to: 'fixed', costCents })).toHaveProperty('costCents'),
  );
});

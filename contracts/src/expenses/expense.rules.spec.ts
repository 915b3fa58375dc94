import fc from 'fast-check';
import type { Day } from '../kernel/time.js';
import {
  type Expense,
  expenseLimits,
  expenseOfKind,
  expenseProblems,
  expenseSentences as says,
  litersPer100Km,
} from './expense.rules.js';

const day = (text: string) => text as Day;
const days = { shiftBeganOn: day('2026-11-22'), today: day('2026-11-24') };
const filling: Expense = {
  kind: 'fuel',
  spentOn: day('2026-11-23'),
  amountMinor: 28_050,
  centiliters: 4_125,
  note: null,
};
const problems = (changes: Partial<Expense> = {}) => expenseProblems({ ...filling, ...changes }, days);

describe('an expense of a shift', () => {
  it('is a filling with its day, its amount and its liters', () => {
    expect(problems()).toEqual({});
  });

  it('was paid on a day of the shift or after it, and not in the future', () => {
    expect(problems({ spentOn: day('2026-11-22') })).toEqual({});
    expect(problems({ spentOn: day('2026-11-21') })).toEqual({ spentOn: says.notDuringShift });
    expect(problems({ spentOn: day('2026-11-24') })).toEqual({});
    expect(problems({ spentOn: day('2026-11-25') })).toEqual({ spentOn: says.notYet });
    expect(problems({ spentOn: null })).toEqual({ spentOn: says.spentOn });
  });

  it.each([null, 0, -1, 1.5, expenseLimits.mostAmountMinor + 1, Number.NaN])('does not cost %s', (amountMinor) => {
    expect(problems({ amountMinor })).toEqual({ amountMinor: says.amount });
  });

  it('needs its liters if it is fuel, and has none otherwise', () => {
    expect(problems({ centiliters: null })).toEqual({ centiliters: says.liters });
    expect(problems({ centiliters: expenseLimits.mostCentiliters + 1 })).toEqual({ centiliters: says.liters });
    expect(problems({ kind: 'wash', centiliters: null })).toEqual({});
    expect(expenseOfKind({ ...filling, kind: 'wash' }).centiliters).toBeNull();
  });

  it('says what it was for if no kind does', () => {
    expect(problems({ kind: 'other', note: '  ' })).toEqual({ note: says.note });
    expect(problems({ kind: 'other', note: 'A new key' })).toEqual({});
    expect(problems({ note: 'x'.repeat(501) })).toEqual({ note: says.noteTooLong });
    expect(expenseOfKind({ ...filling, note: ' full ' }).note).toBe('full');
  });
});

describe('the consumption of a vehicle', () => {
  it('is liters for a hundred kilometers', () => {
    expect(litersPer100Km(4_125, 412)).toBe(10);
  });

  it('is not known where nothing was driven or filled', () => {
    expect(litersPer100Km(4_125, 0)).toBeNull();
    expect(litersPer100Km(0, 400)).toBeNull();
  });

  it('never falls when more was filled', () => {
    const liters = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(liters, liters, fc.integer({ min: 1, max: 5_000 }), (one, more, km) => {
        expect(litersPer100Km(one + more, km) ?? 0).toBeGreaterThanOrEqual(litersPer100Km(one, km) ?? 0);
      }),
    );
  });
});

import type { Expense } from '@rigbook/contracts/expenses/expense.rules';
import { expenseLimits, expenseSentences } from '@rigbook/contracts/expenses/expense.rules';
import { type BookingId, type Day, instant, type ResponderId, type VehicleId } from '@rigbook/contracts/kernel';
import type { RecordingFacts } from './record-expense.decision.js';
import { recordExpense } from './record-expense.decision.js';

const dana = 'dana' as ResponderId;
const shift = {
  bookingId: 'shift' as BookingId,
  responderId: dana,
  vehicleId: 'als1' as VehicleId,
  startAt: instant('2026-11-22T22:00Z'),
  checkedInAt: instant('2026-11-22T21:30Z'),
};
const filling: Expense = {
  kind: 'fuel',
  spentOn: '2026-11-23' as Day,
  amountMinor: 28_050,
  centiliters: 4_125,
  note: ' Full ',
};
const facts: RecordingFacts = {
  shift,
  recorded: { last: 0, counted: 0 },
  now: instant('2026-11-23T08:00Z'),
  zone: 'Asia/Jerusalem',
};
const record = (changes: Partial<Expense> = {}, known: Partial<RecordingFacts> = {}, by = dana) =>
  recordExpense({ by, expense: { ...filling, ...changes } }, { ...facts, ...known });
const refusal = (code: string, said: object = {}) => expect.objectContaining({ code, ...said }) as unknown;
const refused = (act: () => unknown) => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

describe('an expense of a shift', () => {
  it('is recorded by who has the vehicle, in the currency of the organization', () => {
    expect(record().data).toEqual({
      bookingId: shift.bookingId,
      responderId: dana,
      vehicleId: shift.vehicleId,
      nth: 1,
      ...filling,
      currency: 'ILS',
      note: 'Full',
    });
  });

  it('is nobody else’s: for others there is no such booking', () => {
    expect(refused(() => record({}, {}, 'noa' as ResponderId))).toEqual(refusal('BOOKING_NOT_FOUND'));
    expect(refused(() => record({}, { shift: undefined }))).toEqual(refusal('BOOKING_NOT_FOUND'));
  });

  it('needs a shift that has begun', () => {
    const before = { shift: { ...shift, checkedInAt: null } };
    expect(refused(() => record({}, before))).toEqual(refusal('EXPENSE_BEFORE_SHIFT'));
  });

  it('may have been paid on the day of an early check-in, and not before', () => {
    const late = { now: instant('2026-11-24T08:00Z') };
    expect(
      record({ spentOn: '2026-11-22' as Day }, { shift: { ...shift, startAt: instant('2026-11-22T21:00Z') } }).data,
    ).toMatchObject({ spentOn: '2026-11-22' });
    expect(refused(() => record({ spentOn: '2026-11-21' as Day }, late))).toEqual(
      refusal('VALIDATION_FAILED', {
        facts: { errors: [{ field: 'spentOn', message: expenseSentences.notDuringShift }] },
      }),
    );
  });

  it('is one of twenty at most', () => {
    const { mostOfShift: most } = expenseLimits;
    expect(record({}, { recorded: { last: most - 1, counted: most - 1 } }).data.nth).toBe(most);
    expect(refused(() => record({}, { recorded: { last: most, counted: most } }))).toEqual(
      refusal('TOO_MANY_EXPENSES', { facts: { most } }),
    );
  });

  it('does not count what was withdrawn, which keeps its number', () => {
    const most = expenseLimits.mostOfShift;
    expect(record({}, { recorded: { last: most, counted: 0 } }).data.nth).toBe(most + 1);
  });
});

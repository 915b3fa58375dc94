import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import { nothingReturned, type ReturnDraft } from '../check-out/return-form.js';
import { noReportBegun } from '../damage/damage-form.js';
import { withReturned } from './with-returned.js';

const report = (description: string) =>
  ({
    reportId: `id of ${description}`,
    area: 'hood',
    severity: 'minor',
    description,
    photoIds: [],
  }) as unknown as DamageReport;
const draft = (more: Partial<ReturnDraft>): ReturnDraft => ({ ...nothingReturned, ...more });
const findings = (...reports: readonly DamageReport[]) => ({ noDamage: false, reports, begun: noReportBegun });

test('a checkout that was not begun is what both entered', () => {
  const returned = draft({
    mileage: '41290',
    fuel: 60,
    notes: 'Glass on the seat',
    damage: findings(report('A dent')),
  });
  expect(withReturned(nothingReturned, returned)).toEqual(returned);
});

test('a checkout that was begun keeps what it has, and gets reports, notes and readings that it lacks', () => {
  const kept = draft({ mileage: '41280', notes: 'Cleaned', damage: findings(report('A scratch')) });
  const returned = draft({ mileage: '41290', fuel: 60, notes: 'Glass', damage: findings(report('A dent')) });
  expect(withReturned(kept, returned)).toMatchObject({
    mileage: '41280',
    fuel: 60,
    notes: 'Cleaned\nGlass',
    damage: { noDamage: false, reports: [{ description: 'A scratch' }, { description: 'A dent' }] },
  });
});

test('nothing stands twice if it is done again', () => {
  const kept = draft({ notes: 'Cleaned', damage: findings(report('A scratch')) });
  const begun = { ...noReportBegun, ...report('Half a repo'), severity: '' as const };
  const returned = draft({ notes: 'Glass', damage: { ...findings(report('A dent')), begun } });
  const once = withReturned(kept, returned);
  expect(withReturned(once, returned)).toEqual(once);
});

test('a report that was begun in the checkout is not pushed out by another', () => {
  const begun = (description: string) => ({ ...noReportBegun, ...report(description) });
  const kept = draft({ damage: { ...findings(), begun: begun('A scratch') } });
  const returned = draft({ damage: { ...findings(), begun: begun('A dent') } });
  expect(withReturned(kept, returned).damage).toMatchObject({
    reports: [{ description: 'A scratch' }],
    begun: { description: 'A dent' },
  });
});

test('that nothing is damaged holds only if neither has a report', () => {
  const none = { ...findings(), noDamage: true };
  expect(withReturned(draft({ damage: none }), nothingReturned).damage.noDamage).toBe(true);
  expect(withReturned(draft({ damage: none }), draft({ damage: findings(report('A dent')) })).damage.noDamage).toBe(
    false,
  );
});

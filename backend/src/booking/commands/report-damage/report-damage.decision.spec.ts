import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import type { DamageReportId } from '@rigbook/contracts/kernel';
import * as past from '../../../../test/support/booking-history.js';
import { reportDamage } from './report-damage.decision.js';

const report: DamageReport = {
  reportId: '0197f1c2-0b02-7000-8000-000000000b02' as DamageReportId,
  area: 'wheels',
  place: 'left-rear-wheel',
  severity: 'minor',
  description: 'Flat',
};
const { requested, approved, signed, checkedIn, checkedOut } = past;
const during = past.given(requested, approved, signed, checkedIn);

describe('reporting damage during a shift', () => {
  it('records it with the booking', () => {
    during
      .when((booking) => reportDamage(booking, { responderId: past.dana, report }))
      .thenHappens('DamageReported', { vehicleId: past.als1, damageReports: [report] });
  });

  it('is for who has the vehicle', () => {
    during
      .when((booking) => reportDamage(booking, { responderId: past.otherResponder, report }))
      .thenRefused('BOOKING_NOT_FOUND');
  });

  it.each([
    ['before the check-in', [requested, approved, signed]],
    ['after the checkout', [requested, approved, signed, checkedIn, checkedOut]],
  ])('is refused %s', (_when, history) => {
    past
      .given(...history)
      .when((booking) => reportDamage(booking, { responderId: past.dana, report }))
      .thenRefused('VEHICLE_NOT_WITH_YOU');
  });
});

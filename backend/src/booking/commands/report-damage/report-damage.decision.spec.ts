import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import type { DamageReportId } from '@rigbook/contracts/kernel';
import type { DamageReported } from '../../booking.events.js';
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

  it('records it once, also if it is sent again after the shift', () => {
    const reported: DamageReported = {
      type: 'DamageReported',
      data: {
        responderId: past.dana,
        vehicleId: past.als1,
        startAt: past.startAt,
        endAt: past.endAt,
        damageReports: [report],
      },
    };
    const atCheckIn = { ...checkedIn, data: { ...checkedIn.data, damageReports: [report] } };
    const atReturn = { ...checkedOut, data: { ...checkedOut.data, damageReports: [report] } };
    for (const since of [
      [checkedIn, reported],
      [checkedIn, reported, past.extended, checkedOut],
      [atCheckIn],
      [checkedIn, atReturn],
    ])
      past
        .given(requested, approved, signed, ...since)
        .when((booking) => reportDamage(booking, { responderId: past.dana, report }))
        .thenNothingHappens();
  });

  it('says that it was changed after it had arrived', () => {
    const atCheckIn = { ...checkedIn, data: { ...checkedIn.data, damageReports: [report] } };
    for (const changed of [{ severity: 'major' as const }, { description: 'Torn' }, { area: 'roof' as const }])
      past
        .given(requested, approved, signed, atCheckIn)
        .when((booking) => reportDamage(booking, { responderId: past.dana, report: { ...report, ...changed } }))
        .thenRefused('REPORTED_OTHERWISE');
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

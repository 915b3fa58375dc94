import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import * as past from '../../../../test/support/booking-history.js';
import { checkOutVehicle, type CheckOut } from './check-out-vehicle.decision.js';

const checkOut: CheckOut = {
  by: { responderId: past.dana, isAdmin: false, administers: false },
  mileageKm: 48_274,
  fuelPercent: 60,
  damageReports: [],
  noDamageConfirmed: true,
  notes: null,
};
const dent: DamageReport = { area: 'front-bumper', severity: 'minor', description: 'Dent beside the number plate' };

const when = (command: Partial<CheckOut> = {}, parkingIsRequired = false) =>
  past
    .given(past.requested, past.approved, past.signed, past.checkedIn)
    .when((booking) =>
      checkOutVehicle(booking, { ...checkOut, ...command }, { now: past.duringBooking, parkingIsRequired }),
    );

describe('checking out a vehicle', () => {
  it('records that its own responder returned it', () => {
    when().thenHappens('VehicleCheckedOut', { mileageKm: 48_274, checkedOutBy: 'responder' });
  });

  it('lets an admin return it for the responder and says so', () => {
    when({ by: { responderId: past.otherResponder, isAdmin: true, administers: true } }).thenHappens(
      'VehicleCheckedOut',
      {
        checkedOutBy: 'admin',
      },
    );
  });

  it('asks an admin for the password first, for another person', () => {
    const by = { isAdmin: true, administers: false };
    when({ by: { ...by, responderId: past.otherResponder } }).thenRefused('ADMIN_PASSWORD_REQUIRED');
    when({ by: { ...by, responderId: past.dana } }).thenHappens('VehicleCheckedOut', { checkedOutBy: 'responder' });
  });

  it("does not find another responder's booking", () => {
    when({ by: { responderId: past.otherResponder, isAdmin: false, administers: false } }).thenRefused(
      'BOOKING_NOT_FOUND',
    );
  });

  it('asks for the mileage', () => {
    when({ mileageKm: null }).thenRefused('MILEAGE_REQUIRED', { step: 'check-out' });
  });

  it('asks where the vehicle stands, if the organization wants to know, but not the office', () => {
    when({}, true).thenRefused('PARKING_PLACE_REQUIRED');
    const parking = { place: 'Bay 14', position: null, photoIds: [] };
    when({ parking }, true).thenHappens('VehicleCheckedOut', { parking: { place: 'Bay 14', position: null } });
    when({ parking: { ...parking, place: null } }, true).thenRefused('PARKING_PLACE_REQUIRED');
    when({ by: { responderId: past.otherResponder, isAdmin: true, administers: true } }, true).thenHappens(
      'VehicleCheckedOut',
    );
  });

  it('refuses a mileage below the one at check-in', () => {
    when({ mileageKm: 48_209 }).thenRefused('MILEAGE_BELOW_CHECK_IN', { checkInMileageKm: 48_210 });
  });

  it('asks back more kilometers than the hours of the shift allow, and takes them once they are confirmed', () => {
    // from two hours before the start, when it was checked in, to an hour after it
    const most = 48_210 + 3 * 150;
    const asked = { question: 'jumps', lastMileageKm: 48_210 };
    when({ mileageKm: most, mileageConfirmed: false }).thenHappens('VehicleCheckedOut', { mileageKm: most });
    when({ mileageKm: most + 1, mileageConfirmed: false }).thenRefused('MILEAGE_TO_CONFIRM', asked);
    when({ mileageKm: most + 1, mileageConfirmed: true }).thenHappens('VehicleCheckedOut', { mileageAskedBack: asked });
    when({ mileageKm: most + 1 }).thenHappens('VehicleCheckedOut');
  });

  it('accepts a vehicle that was not driven', () => {
    when({ mileageKm: 48_210 }).thenHappens('VehicleCheckedOut');
  });

  it('takes damage reports in place of the confirmation', () => {
    when({ damageReports: [dent], noDamageConfirmed: false }).thenHappens('VehicleCheckedOut', {
      damageReports: [dent],
    });
  });

  it('refuses when damage is neither reported nor ruled out', () => {
    when({ noDamageConfirmed: false }).thenRefused('DAMAGE_CHECK_REQUIRED', { problem: 'neither' });
  });

  it('refuses when damage is both reported and ruled out', () => {
    when({ damageReports: [dent] }).thenRefused('DAMAGE_CHECK_REQUIRED', { problem: 'both' });
  });
});

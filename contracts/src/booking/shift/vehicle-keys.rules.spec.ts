import { instant } from '../../kernel/time.js';
import { bookingStatuses } from '../booking.words.js';
import { showsVehicleKeys } from './vehicle-keys.rules.js';

const period = { startAt: instant('2026-11-23T16:00:00Z'), endAt: instant('2026-11-23T20:00:00Z') };
const shows = (status: (typeof bookingStatuses)[number], now: string) =>
  showsVehicleKeys({ ...period, status }, instant(`2026-11-23T${now}Z`), 60);

describe('keys and codes of a vehicle are shown', () => {
  it('to whom it is promised from the opening of the check-in until the end', () => {
    const times = ['14:59:00', '15:00:00', '19:59:00', '20:00:00'];
    expect(times.map((now) => shows('approved', now))).toEqual([false, true, true, false]);
  });

  it('to who has it until the checkout, also past the end', () => {
    expect(['15:00:00', '23:00:00'].map((now) => shows('active', now))).toEqual([true, true]);
  });

  it('to no one else', () => {
    const others = bookingStatuses.filter((status) => status !== 'approved' && status !== 'active');
    expect(others.filter((status) => shows(status, '16:30:00'))).toEqual([]);
  });
});

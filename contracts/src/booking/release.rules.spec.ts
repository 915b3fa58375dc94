import { instant } from '../kernel/time.js';
import { isDue, isWorthTelling, noShowReleaseProblem, releaseOf, warningAt } from './release.rules.js';

const period = { startAt: instant('2026-11-23T16:00Z'), endAt: instant('2026-11-23T20:00Z') };
const approved = { status: 'approved', ...period } as const;
const there = { isVehicleAway: false, vehicleBackAt: null };
const away = { isVehicleAway: true, vehicleBackAt: null };
const backAt = (at: string) => ({ isVehicleAway: false, vehicleBackAt: instant(at) });

describe('a booking whose shift does not begin', () => {
  it('is due the minutes of the setting after its start', () => {
    expect(releaseOf(approved, 60, there)).toEqual({
      releasedBecause: 'not-checked-in',
      dueAt: instant('2026-11-23T17:00Z'),
    });
  });

  it('is due at its end if that is earlier, or if the setting is off', () => {
    expect(releaseOf(approved, 600, there)?.dueAt).toBe(period.endAt);
    expect(releaseOf(approved, 0, there)?.dueAt).toBe(period.endAt);
  });

  it('gets the full time again once it was reinstated, but no hours after its end', () => {
    const reinstated = (at: string) => releaseOf({ ...approved, reinstatedAt: instant(at) }, 60, there)?.dueAt;
    expect(reinstated('2026-11-23T17:30Z')).toBe(instant('2026-11-23T18:30Z'));
    expect(reinstated('2026-11-23T19:30Z')).toBe(period.endAt);
  });

  it('waits for its end while its vehicle is out with others or out of service, and is no no-show', () => {
    const atEnd = { releasedBecause: 'vehicle-not-available', dueAt: period.endAt };
    expect(releaseOf(approved, 60, away)).toEqual(atEnd);
    expect(releaseOf(approved, 0, away)).toEqual(atEnd);
  });

  it('is a no-show where nothing is released before the end, if its vehicle was back for an hour', () => {
    expect(releaseOf(approved, 0, backAt('2026-11-23T18:01Z'))?.releasedBecause).toBe('not-checked-in');
    const late = backAt('2026-11-23T19:01Z');
    expect(releaseOf(approved, 0, late)?.releasedBecause).toBe('vehicle-not-available');
  });

  it('gets the full time from the moment at which its vehicle is back, or is no no-show', () => {
    expect(releaseOf(approved, 60, backAt('2026-11-23T18:10Z'))).toEqual({
      releasedBecause: 'not-checked-in',
      dueAt: instant('2026-11-23T19:10Z'),
    });
    const atEnd = { releasedBecause: 'vehicle-not-available', dueAt: period.endAt };
    expect(releaseOf(approved, 60, backAt('2026-11-23T19:01Z'))).toEqual(atEnd);
  });

  it('loses no time to a shift that was back before its start', () => {
    expect(releaseOf(approved, 60, backAt('2026-11-23T16:00Z'))?.dueAt).toBe(instant('2026-11-23T17:00Z'));
    expect(releaseOf(approved, 0, backAt('2026-11-23T15:00Z'))?.releasedBecause).toBe('not-checked-in');
  });

  it('is due at its start while it is undecided, whatever the setting', () => {
    const pending = { status: 'pending', ...period } as const;
    expect(releaseOf(pending, 0, there)).toEqual({ releasedBecause: 'not-decided', dueAt: period.startAt });
  });

  it.each(['active', 'completed', 'rejected', 'cancelled'] as const)('stays as it is when %s', (status) => {
    expect(releaseOf({ status, ...period }, 60, there)).toBeNull();
  });

  it('is released after the time that is due, not at it', () => {
    const release = releaseOf(approved, 60, there)!;
    expect(isDue(release, instant('2026-11-23T17:00Z'))).toBe(false);
    expect(isDue(release, instant('2026-11-23T17:00:00.001Z'))).toBe(true);
  });

  it('is told of for a day after its end', () => {
    expect(isWorthTelling(period.endAt, instant('2026-11-24T19:59Z'))).toBe(true);
    expect(isWorthTelling(period.endAt, instant('2026-11-24T20:00Z'))).toBe(false);
  });
});

describe('responder and office are warned', () => {
  it('halfway through the time for the check-in', () => {
    expect(warningAt(approved, 60, there)).toBe('2026-11-23T16:30:00.000Z');
    expect(warningAt(approved, 600, there)).toBe('2026-11-23T18:00:00.000Z');
    expect(warningAt(approved, 60, backAt('2026-11-23T18:00Z'))).toBe('2026-11-23T18:30:00.000Z');
    const reinstated = { ...approved, reinstatedAt: instant('2026-11-23T17:30Z') };
    expect(warningAt(reinstated, 60, there)).toBe('2026-11-23T18:00:00.000Z');
  });

  it.each([
    ['while the vehicle is not there', approved, 60, away],
    ['where nothing is released before its end', approved, 0, there],
    ['of a request', { ...approved, status: 'pending' } as const, 60, there],
    ['of a shift', { ...approved, status: 'active' } as const, 60, there],
  ] as const)('not %s', (_, booking, minutes, handover) => expect(warningAt(booking, minutes, handover)).toBeNull());
});

it.each([0, 60, 1440])('%s minutes can be set', (minutes) => expect(noShowReleaseProblem(minutes)).toBeUndefined());
it.each([-1, 1.5, 1441, null])('%s minutes cannot', (minutes) => expect(noShowReleaseProblem(minutes)).toBeDefined());

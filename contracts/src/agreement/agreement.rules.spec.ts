import { instant, type Zone } from '../kernel/time.js';
import { signatureDayMessage, signatureDayProblem } from './agreement.rules.js';

describe('the date of a signature', () => {
  // 01:30 on November 24 in Jerusalem, still November 23 in UTC
  const now = instant('2026-11-23T23:30:00Z');
  const problem = (day: string, zone: Zone = 'Asia/Jerusalem') => signatureDayProblem(day, now, zone);

  it("is today in the organization's zone", () => {
    expect(problem('2026-11-24')).toBeUndefined();
    expect(problem('2026-11-23', 'UTC')).toBeUndefined();
    expect(problem('2026-11-24', 'UTC')).toBe(signatureDayMessage);
  });

  it('may be yesterday, for a form that waited for a network', () => {
    expect(problem('2026-11-23')).toBeUndefined();
  });

  it.each(['2026-11-22', '2026-11-25', '2020-01-01', '', '2026-02-30', '24.11.2026'])('is not %p', (day) => {
    expect(problem(day)).toBe(signatureDayMessage);
  });
});

import { instant, periodOf } from '../kernel/time.js';
import { activityCodes, activityInWords, bookingActivities, licenceActivities } from './activity.words.js';

const booking = { vehicleName: 'ALS1', ...periodOf(instant('2026-11-23T16:00Z'), 4) };
const sentences = [
  ...bookingActivities.map((code) => activityInWords({ code, booking }, 'Asia/Jerusalem')),
  ...licenceActivities.map((code) => activityInWords({ code, booking: null }, 'Asia/Jerusalem')),
];

describe('what happened', () => {
  it('is told with the vehicle and its hours on the clocks of the zone', () =>
    expect(activityInWords({ code: 'booking-approved', booking }, 'Asia/Jerusalem')).toBe(
      'Booking approved: ALS1, Mon 23 Nov, 18:00 - 22:00 (4 hours).',
    ));

  it.each([
    ['licence-submitted', /^License verification pending/],
    ['licence-approved', /^License verification completed/],
    ['licence-rejected', /^License verification rejected/],
  ] as const)('says of %s where the verification stands', (code, sentence) =>
    expect(activityInWords({ code, booking: null }, 'UTC')).toMatch(sentence),
  );

  it.each(sentences)('is a whole sentence of its own: %s', (sentence) => {
    expect(sentence).toMatch(/^[A-Z].{15,}\.$/);
    expect(sentences.filter((other) => other === sentence)).toHaveLength(1);
  });

  it('is known by codes that are lower-case words', () => {
    expect(new Set(activityCodes).size).toBe(activityCodes.length);
    for (const code of activityCodes) expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});

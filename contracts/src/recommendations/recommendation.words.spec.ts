import { instant } from '../kernel/time.js';
import { reasonInWords, recommendationReasonCodes, type RecommendationReason } from './recommendation.words.js';

const worded: readonly (readonly [RecommendationReason, string])[] = [
  [{ code: 'role-authorised', role: 'EMT' }, 'Authorized for your role (EMT)'],
  [{ code: 'open-to-every-role' }, 'Open to every role'],
  [{ code: 'free-next-hours', hours: 1 }, 'Free for the next hour'],
  [{ code: 'free-next-hours', hours: 12 }, 'Free for the next 12 hours'],
  [{ code: 'free-from', startAt: instant('2026-11-23T16:00Z') }, 'Free from Mon 23 Nov, 18:00'],
  [{ code: 'driven-before', shifts: 1 }, 'You drove it on 1 recent shift'],
  [
    { code: 'type-driven-before', shifts: 2, vehicleType: 'BLS FLY CAR' },
    'You know the type BLS FLY CAR from 2 recent shifts',
  ],
  [{ code: 'good-fuel', fuelPercent: 80 }, 'Good fuel level (80%)'],
];

describe('a reason', () => {
  it.each(worded)('%j is worded', (reason, sentence) => expect(reasonInWords(reason, 'Asia/Jerusalem')).toBe(sentence));

  it('of every code has words', () =>
    expect([...new Set(worded.map(([{ code }]) => code))].sort()).toEqual([...recommendationReasonCodes].sort()));
});

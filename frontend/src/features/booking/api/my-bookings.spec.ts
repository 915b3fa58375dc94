import { approved } from '../../../testing/examples.js';
import { bookedBefore } from './my-bookings.js';

test('habits do not show in a vehicle that was taken in an emergency', () => {
  const taken = { ...approved, purpose: 'Child not breathing', emergencyReview: 'due' as const };
  expect(bookedBefore([approved, taken]).map(({ purpose }) => purpose)).toEqual([approved.purpose]);
  expect(bookedBefore()).toEqual([]);
});

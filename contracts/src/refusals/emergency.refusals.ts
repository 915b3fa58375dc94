import type { HoursInTheWay } from '../booking/emergency/emergency.rules.js';
import { instant } from '../kernel/time.js';
import { hoursInWords, periodInWords } from '../kernel/time-in-words.js';
import { withFacts, withoutFacts } from './refusal-definition.js';

/** About taking a vehicle in an emergency, and its review (docs/domain.md#emergencies). */
export const emergencyRefusals = {
  EMERGENCY_TAKES_OFF: withoutFacts(
    403,
    'Emergency takes are off',
    'Your organization does not allow taking a vehicle without approval. Please request a booking, or call dispatch.',
  ),
  NOT_MARKED_FOR_EMERGENCIES: withoutFacts(
    403,
    'Not marked for emergencies',
    'Only people whom an administrator has marked can take a vehicle without approval. Please request a booking, or call dispatch.',
  ),
  HAS_ANOTHER_VEHICLE: withFacts<{ vehicleName: string }>({
    status: 409,
    title: 'You have a vehicle',
    detail: ({ vehicleName }) => `You have ${vehicleName} out on a shift. Please return it first, or call dispatch.`,
    example: { vehicleName: 'ALS1' },
  }),
  EMERGENCY_HOURS_TAKEN: withFacts<{ vehicleName: string } & HoursInTheWay>({
    status: 409,
    title: 'Vehicle not free for so long',
    detail: ({ vehicleName, taken, turnRoundMinutes, freeHours }, zone) =>
      `${vehicleName} is taken on ${periodInWords(taken, zone)}` +
      (turnRoundMinutes === undefined ? '. ' : `, and needs ${turnRoundMinutes} minutes between two bookings. `) +
      (freeHours === 0
        ? 'It is not free for a whole hour from now. Please choose another vehicle, or call dispatch.'
        : `The longest free time from now is ${hoursInWords(freeHours)}. Please take it for that long, or choose another vehicle.`),
    example: {
      vehicleName: 'ALS1',
      taken: { startAt: instant('2026-11-22T20:00Z'), endAt: instant('2026-11-23T00:00Z') },
      freeHours: 2,
    },
  }),
  NO_REVIEW_DUE: withoutFacts(
    409,
    'No review due',
    'This booking waits for no review: it is not an emergency take, or somebody has reviewed it. Please open it again.',
  ),
  OWN_EMERGENCY_TAKE: withoutFacts(
    403,
    'Your own emergency take',
    'Nobody reviews their own emergency take. Please ask another administrator.',
  ),
  MISUSE_NEEDS_NOTE: withoutFacts(400, 'Note required', 'Please say why this was misuse.'),
};

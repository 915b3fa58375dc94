import { instant, type Instant } from '../kernel/time.js';
import { instantInWords } from '../kernel/time-in-words.js';
import { exampleOpenBooking, openBookingsInWords, type OpenBooking } from './open-bookings.js';
import { MOST_PAPERS_OF_SERVICE } from '../fleet/service-paper.words.js';
import { MOST_SEEN_A_DAY } from '../fleet/seen.limits.js';
import type { DefectState } from '../fleet/defect.words.js';
import { withFacts, withoutFacts } from './refusal-definition.js';

/** About vehicles as such (docs/domain.md#vehicles). */
export const fleetRefusals = {
  VEHICLE_NOT_FOUND: withoutFacts(
    404,
    'Vehicle not found',
    'There is no such vehicle. The fleet may have changed; please reload it.',
  ),
  STICKER_NOT_FOUND: withoutFacts(
    404,
    'Sticker not in use',
    'No vehicle has this sticker. It may have been replaced by a new one; please type the code that the vehicle carries now.',
  ),
  TOO_MANY_SEEN: withFacts<{ most: number }>({
    status: 409,
    title: 'Enough for today',
    detail: ({ most }) => `You have reported ${most} things today. Please call the office about anything else.`,
    example: { most: MOST_SEEN_A_DAY },
  }),
  DEFECT_NOT_FOUND: withoutFacts(404, 'Defect not found', 'There is no such defect. Please reload the list.'),
  DEFECT_STEP_NOT_POSSIBLE: withFacts<{ state: DefectState }>({
    status: 409,
    title: 'Not possible now',
    detail: ({ state }) =>
      state === 'fixed' || state === 'declined'
        ? `This defect is ${state}. To go on with it, please open it again first.`
        : `This defect is ${state} already. Please reload it.`,
    example: { state: 'fixed' },
  }),
  CHECKLIST_NOT_FOUND: withoutFacts(
    404,
    'Edition not found',
    'There is no such edition. Its draft may have been discarded; please reload the list.',
  ),
  CHECKLIST_NOT_DRAFTED: withoutFacts(
    409,
    'No draft',
    'There is no draft of this checklist to publish. Somebody may have published it already; please reload it.',
  ),
  VEHICLE_KEYS_NOT_SHOWN: withoutFacts(
    403,
    'Keys and codes are for the shift',
    'Keys and codes of a vehicle are shown to who has it booked, from the opening of the check-in until the checkout.',
  ),
  PARKING_NOT_SHOWN: withoutFacts(
    403,
    'The place is for the next shift',
    'Where a vehicle stands is shown to who has it booked, from the opening of the check-in until the checkout.',
  ),
  VEHICLE_NAME_TAKEN: withFacts<{ vehicleName: string }>({
    status: 409,
    title: 'Vehicle name taken',
    detail: ({ vehicleName }) => `There is already a vehicle named ${vehicleName}. Please choose another name.`,
    example: { vehicleName: 'ALS1' },
  }),
  PLATE_NUMBER_TAKEN: withFacts<{ plateNumber: string }>({
    status: 409,
    title: 'Plate number taken',
    detail: ({ plateNumber }) => `Another vehicle of the fleet has the plate number ${plateNumber}. Please check it.`,
    example: { plateNumber: '12-345-67' },
  }),
  VEHICLE_HAS_OPEN_BOOKINGS: withFacts<{ vehicleName: string; bookings: readonly OpenBooking[] }>({
    status: 409,
    title: 'Open bookings',
    detail: ({ vehicleName, bookings }, zone) =>
      `${vehicleName} still has open bookings: ${openBookingsInWords(bookings, zone, (booking) => `unit ${booking.unitNumber}`)}. ` +
      'Please cancel them or wait until they are completed, then retire the vehicle.',
    example: { vehicleName: 'ALS1', bookings: [exampleOpenBooking] },
  }),
  VEHICLE_STATUS_DERIVED: withFacts<{ vehicleName: string }>({
    status: 409,
    title: 'Status follows from check-in and checkout',
    detail: ({ vehicleName }) =>
      `${vehicleName} becomes "In Use" when a responder checks it in and stops being so at checkout; it cannot be set by hand.`,
    example: { vehicleName: 'ALS1' },
  }),
  SERVICE_PLAN_NOT_FOUND: withoutFacts(
    404,
    'Plan not found',
    'This plan does not exist, or has ended. Please reload the page of the vehicle.',
  ),
  SERVICE_NOT_FOUND: withoutFacts(
    404,
    'Service not found',
    'Nothing like this is recorded of the vehicle. Please reload its page.',
  ),
  PAPER_NOT_FOUND: withoutFacts(
    404,
    'Paper not found',
    'This paper does not exist, or was erased. Please reload the page.',
  ),
  PAPER_NOT_UPLOADED: withoutFacts(
    422,
    'Paper not uploaded',
    'The paper was not uploaded, or was already handed in. Please choose it again.',
  ),
  PAPER_TYPE_NOT_ALLOWED: withoutFacts(
    415,
    'Not a paper of an accepted type',
    'This file is neither a complete PDF nor a JPEG, PNG or WebP photo. Please choose another one.',
  ),
  TOO_MANY_PAPERS: withFacts<{ most: number }>({
    status: 409,
    title: 'Too many papers',
    detail: ({ most }) =>
      `There can be ${most} papers of one service. Please erase one that is not needed, or put pages into one PDF.`,
    example: { most: MOST_PAPERS_OF_SERVICE },
  }),
  SERVICE_PLAN_TAKEN: withFacts<{ vehicleName: string }>({
    status: 409,
    title: 'There is such a plan',
    detail: ({ vehicleName }) => `${vehicleName} has a plan of this kind already. Please change that one.`,
    example: { vehicleName: 'ALS1' },
  }),
  TOO_MANY_SERVICE_PLANS: withFacts<{ most: number }>({
    status: 409,
    title: 'Too many plans',
    detail: ({ most }) => `A vehicle can have ${most} plans. Please end one that is not needed any more.`,
    example: { most: 30 },
  }),
  DAMAGE_NOT_FOUND: withoutFacts(404, 'Damage not found', 'This damage does not exist. Please reload the list.'),
  DAMAGE_ALREADY_RESOLVED: withoutFacts(
    409,
    'Damage already resolved',
    'Someone else has already resolved this damage. The list of resolved damage shows who.',
  ),
  DAMAGE_NOT_RESOLVED: withoutFacts(409, 'Damage is open', 'This damage is already open.'),
  DAMAGE_CONTEST_OVER: withFacts<{ until: Instant }>({
    status: 409,
    title: 'Too late to contest',
    detail: ({ until }, zone) =>
      `This damage could be contested until ${instantInWords(until, zone)}. Please talk to an administrator.`,
    example: { until: instant('2026-12-07T12:00:00.000Z') },
  }),
  DAMAGE_CONTEST_WAITS: withoutFacts(
    409,
    'Already contested',
    'You have contested this damage. An administrator will settle it.',
  ),
  DAMAGE_NAMES_SETTLER: withoutFacts(
    409,
    'It names you',
    'This damage names you, so another administrator has to settle it.',
  ),
  SHIFT_NOT_IN_BRACKET: withoutFacts(
    422,
    'Not a shift in question',
    'Damage can be attributed to a shift between its last clean look and its first sighting, and to the two shifts of these looks. Please choose one of them.',
  ),
};

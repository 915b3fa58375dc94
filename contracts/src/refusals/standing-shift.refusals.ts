import { withFacts, withoutFacts } from './refusal-definition.js';

/** About hours that somebody has again and again (docs/domain.md#standing-shifts). */
export const standingShiftRefusals = {
  STANDING_SHIFT_NOT_FOUND: withoutFacts(
    404,
    'Standing shift not found',
    'This standing shift does not exist. Please look for it in the list of standing shifts.',
  ),
  STANDING_SHIFT_ENDED: withoutFacts(
    409,
    'Standing shift ended',
    'This standing shift has ended and stays as it is. Please set a new one.',
  ),
  STANDING_SHIFT_WITHOUT_DAYS: withoutFacts(
    409,
    'No day is left',
    'No day is left between the first and the last one. Please choose other days.',
  ),
  NO_VEHICLE_OF_TYPE: withFacts<{ vehicleType: string }>({
    status: 409,
    title: 'No such vehicle',
    detail: ({ vehicleType }) => `No vehicle in the fleet is of the type ${vehicleType}. Please choose another one.`,
    example: { vehicleType: 'Advanced Life Support' },
  }),
};

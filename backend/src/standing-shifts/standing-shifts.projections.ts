import { standingShiftBookings, standingShiftGaps } from './views/standing-shift-days.view.js';
import { standingShifts } from './views/standing-shifts.view.js';

/** In the order in which they lock. */
export const standingShiftProjections = { inline: [standingShifts, standingShiftBookings, standingShiftGaps] };

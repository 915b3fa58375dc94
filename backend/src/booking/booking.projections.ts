import { activityFeed } from './activity-feed/activity-feed.view.js';
import { bookingDiary } from './booking-diary/booking-diary.view.js';
import { dashboardCounts } from './dashboard/dashboard.projection.js';
import { responderHours } from './responder-hours/responder-hours.projection.js';
import { usageStatistics } from './usage/usage-statistics.view.js';
import { vehicleDamage } from './vehicle-damage/vehicle-damage.view.js';
import { vehicleReservations } from './vehicle-reservations/vehicle-reservations.projection.js';
import { vehicleUse } from './vehicle-use/vehicle-use.projection.js';

/** Inline views are written with the event, in this order (a fixed order of locks); eventual ones follow on their own. */
export const bookingProjections = {
  inline: [vehicleReservations, responderHours, vehicleUse, vehicleDamage, bookingDiary],
  eventual: [dashboardCounts, activityFeed, usageStatistics],
};

import { activityFeed } from './views/activity-feed/activity-feed.view.js';
import { bookingDiary } from './views/booking-diary/booking-diary.view.js';
import { dashboardCounts } from './views/dashboard/dashboard.projection.js';
import { odometer } from './views/odometer/odometer.projection.js';
import { responderHours } from './views/responder-hours/responder-hours.projection.js';
import { usageStatistics } from './views/usage/usage-statistics.view.js';
import { vehicleDamage } from './views/vehicle-damage/vehicle-damage.view.js';
import { vehicleReservations } from './views/vehicle-reservations/vehicle-reservations.projection.js';
import { vehicleUse } from './views/vehicle-use/vehicle-use.projection.js';

/** Inline views are written with the event, in this order, which fixes the order of locks; eventual ones follow. */
export const bookingProjections = {
  inline: [vehicleReservations, responderHours, vehicleUse, vehicleDamage, bookingDiary],
  eventual: [dashboardCounts, activityFeed, usageStatistics, odometer],
};

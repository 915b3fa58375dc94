import { Global, Module } from '@nestjs/common';
import { OpenBookingsOfVehicle } from '../fleet/open-bookings-of-vehicle.js';
import { OpenBookingsOfResponder } from '../responders/open-bookings-of-responder.js';
import { ListActivityController } from './activity-feed/list-activity.controller.js';
import { ListAffectedBookingsController } from './affected-bookings/list-affected-bookings.controller.js';
import { ApproveBookingController, ApproveBookingHandler } from './approve-booking/approve-booking.controller.js';
import { GetBookingController } from './booking-diary/get-booking.controller.js';
import { ListDiaryController } from './booking-diary/list-diary.controller.js';
import { ExportDiaryController } from './export-diary/export-diary.controller.js';
import { ListOwnBookingsController } from './booking-diary/list-own-bookings.controller.js';
import { BookingDecisions } from './booking-decisions.js';
import {
  CancelBookingController,
  CancelBookingHandler,
  WithdrawBookingController,
} from './cancel-booking/cancel-booking.controller.js';
import { CheckInVehicleController } from './check-in-vehicle/check-in-vehicle.controller.js';
import { CheckInVehicleHandler } from './check-in-vehicle/check-in-vehicle.handler.js';
import { CheckOutVehicleController } from './check-out-vehicle/check-out-vehicle.controller.js';
import { CheckOutVehicleHandler } from './check-out-vehicle/check-out-vehicle.handler.js';
import { GetCircumstancesController } from './circumstances/get-circumstances.controller.js';
import { ListOdometerDiscrepanciesController } from './odometer-discrepancies/list-odometer-discrepancies.controller.js';
import { OpenBookings } from './open-bookings.js';
import { GetDashboardController } from './dashboard/get-dashboard.controller.js';
import { GetOverviewNowController } from './overview/get-overview-now.controller.js';
import { GetOverviewController } from './overview/get-overview.controller.js';
import { ListOwnRefusedRequestsController } from './refused-requests/list-own-refused-requests.controller.js';
import { ListRefusedRequestsController } from './refused-requests/list-refused-requests.controller.js';
import { NoteRefusedRequests } from './refused-requests/note-refused-requests.js';
import { RejectBookingHandler } from './reject-booking/reject-booking.handler.js';
import { RequestBookingController } from './request-booking/request-booking.controller.js';
import { RequestBookingHandler } from './request-booking/request-booking.handler.js';
import { GetHoursOfUserController } from './responder-hours/get-hours-of-user.controller.js';
import { GetResponderHoursController } from './responder-hours/get-responder-hours.controller.js';
import { SetBookingStatusController } from './set-booking-status/set-booking-status.controller.js';
import { SignAgreementController } from './sign-agreement/sign-agreement.controller.js';
import { SignAgreementHandler } from './sign-agreement/sign-agreement.handler.js';
import { GetUsageController } from './usage/get-usage.controller.js';
import { GetVehicleCalendarController } from './vehicle-calendar/get-vehicle-calendar.controller.js';

/**
 * The booking core: what may be done, and what may be read. Its views are listed in booking.projections.ts. Global, since it
 * answers what fleet and responders ask about open bookings without knowing it.
 */
@Global()
@Module({
  controllers: [
    RequestBookingController,
    WithdrawBookingController,
    SignAgreementController,
    CheckInVehicleController,
    CheckOutVehicleController,
    ListOwnBookingsController,
    ListOwnRefusedRequestsController,
    GetBookingController,
    GetResponderHoursController,
    GetHoursOfUserController,
    GetVehicleCalendarController,
    ListActivityController,
    ListDiaryController,
    ExportDiaryController,
    GetCircumstancesController,
    ApproveBookingController,
    SetBookingStatusController,
    CancelBookingController,
    GetDashboardController,
    GetOverviewController,
    GetOverviewNowController,
    ListAffectedBookingsController,
    ListOdometerDiscrepanciesController,
    ListRefusedRequestsController,
    GetUsageController,
  ],
  providers: [
    NoteRefusedRequests,
    BookingDecisions,
    RequestBookingHandler,
    ApproveBookingHandler,
    RejectBookingHandler,
    CancelBookingHandler,
    SignAgreementHandler,
    CheckInVehicleHandler,
    CheckOutVehicleHandler,
    { provide: OpenBookingsOfVehicle, useClass: OpenBookings },
    { provide: OpenBookingsOfResponder, useClass: OpenBookings },
  ],
  exports: [OpenBookingsOfVehicle, OpenBookingsOfResponder],
})
export class BookingModule {}

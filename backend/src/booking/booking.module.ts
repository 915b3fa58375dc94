import { Global, Module } from '@nestjs/common';
import { OpenBookingsOfVehicle } from '../fleet/open-bookings-of-vehicle.js';
import { OpenBookingsOfResponder } from '../responders/responder-ports.js';
import { AddNoteController, AddNoteHandler } from './commands/add-note/add-note.controller.js';
import { EraseTextController, EraseTextHandler } from './commands/erase-text/erase-text.controller.js';
import { ListActivityController } from './views/activity-feed/list-activity.controller.js';
import { ListAffectedBookingsController } from './views/affected-bookings/list-affected-bookings.controller.js';
import {
  ApproveBookingController,
  ApproveBookingHandler,
} from './commands/approve-booking/approve-booking.controller.js';
import { GetBookingController } from './views/booking-diary/get-booking.controller.js';
import { ListDiaryController } from './views/booking-diary/list-diary.controller.js';
import { ExportDiaryController } from './views/export-diary/export-diary.controller.js';
import { ListOwnBookingsController } from './views/booking-diary/list-own-bookings.controller.js';
import { BookingDecisions } from './commands/booking-decisions.js';
import { BookForResponderController } from './commands/book-for-responder/book-for-responder.controller.js';
import { BookForResponderHandler } from './commands/book-for-responder/book-for-responder.handler.js';
import {
  CancelBookingController,
  CancelBookingHandler,
  WithdrawBookingController,
} from './commands/cancel-booking/cancel-booking.controller.js';
import {
  ChangeBookingAsAdminController,
  ChangeBookingController,
} from './commands/change-booking/change-booking.controller.js';
import { ChangeBookingHandler } from './commands/change-booking/change-booking.handler.js';
import {
  DecideExtensionController,
  DecideExtensionHandler,
} from './commands/extend-booking/decide-extension.controller.js';
import {
  WithdrawExtensionController,
  WithdrawExtensionHandler,
} from './commands/extend-booking/withdraw-extension.controller.js';
import { ExtendBookingController, ExtendBookingHandler } from './commands/extend-booking/extend-booking.controller.js';
import { CheckInVehicleController } from './commands/check-in-vehicle/check-in-vehicle.controller.js';
import { CheckInVehicleHandler } from './commands/check-in-vehicle/check-in-vehicle.handler.js';
import { CheckOutVehicleController } from './commands/check-out-vehicle/check-out-vehicle.controller.js';
import { CheckOutVehicleHandler } from './commands/check-out-vehicle/check-out-vehicle.handler.js';
import {
  CorrectReadingController,
  CorrectReadingHandler,
} from './commands/correct-reading/correct-reading.controller.js';
import {
  ContestReadingController,
  ContestReadingHandler,
} from './commands/contest-reading/contest-reading.controller.js';
import { KeepReadingController, KeepReadingHandler } from './commands/keep-reading/keep-reading.controller.js';
import { GetCoverageController } from './views/vehicle-coverage/get-coverage.controller.js';
import { GetVehicleCoverageController } from './views/vehicle-coverage/get-vehicle-coverage.controller.js';
import { GetCircumstancesController } from './views/circumstances/get-circumstances.controller.js';
import { ListLapsesController } from './views/circumstances/list-lapses.controller.js';
import { ListContestedReadingsController } from './views/odometer/list-contested-readings.controller.js';
import { ListReadingsOfBookingController } from './views/odometer/list-readings-of-booking.controller.js';
import { OdometerLedger } from './views/odometer/odometer-ledger.js';
import { ReadingContests } from './views/odometer/reading-contests.js';
import { ListOdometerController } from './views/odometer/list-odometer.controller.js';
import { ListUnaccountedController } from './views/odometer/list-unaccounted.controller.js';
import { ListOdometerDiscrepanciesController } from './views/odometer-discrepancies/list-odometer-discrepancies.controller.js';
import { OpenBookings } from './open-bookings.js';
import { GetDashboardController } from './views/dashboard/get-dashboard.controller.js';
import { GetOverviewNowController } from './views/overview/get-overview-now.controller.js';
import { GetOverviewController } from './views/overview/get-overview.controller.js';
import { ListOwnRefusedRequestsController } from './views/refused-requests/list-own-refused-requests.controller.js';
import { ListRefusedRequestsController } from './views/refused-requests/list-refused-requests.controller.js';
import { NoteRefusedRequests } from './commands/request-booking/note-refused-requests.js';
import {
  ReinstateBookingController,
  ReinstateBookingHandler,
} from './commands/reinstate-booking/reinstate-booking.controller.js';
import { ReportDamageController, ReportDamageHandler } from './commands/report-damage/report-damage.controller.js';
import { RejectBookingHandler } from './commands/reject-booking/reject-booking.handler.js';
import { RequestBookingController } from './commands/request-booking/request-booking.controller.js';
import { RequestBookingHandler } from './commands/request-booking/request-booking.handler.js';
import { GetHoursOfUserController } from './views/responder-hours/get-hours-of-user.controller.js';
import { GetResponderHoursController } from './views/responder-hours/get-responder-hours.controller.js';
import { SetBookingStatusController } from './commands/set-booking-status/set-booking-status.controller.js';
import { SignAgreementController } from './commands/sign-agreement/sign-agreement.controller.js';
import { SignAgreementHandler } from './commands/sign-agreement/sign-agreement.handler.js';
import { ReportUnfitController, ReportUnfitHandler } from './commands/take-in-emergency/report-unfit.controller.js';
import {
  ReviewEmergencyTakeController,
  ReviewEmergencyTakeHandler,
} from './commands/take-in-emergency/review-emergency-take.controller.js';
import { TakeInEmergencyController } from './commands/take-in-emergency/take-in-emergency.controller.js';
import { TakeInEmergencyHandler } from './commands/take-in-emergency/take-in-emergency.handler.js';
import { ListChecklistsOfBookingController } from './views/vehicle-checks/list-checklists-of-booking.controller.js';
import { ListKnownDefectsController } from './views/vehicle-checks/list-known-defects.controller.js';
import { ListKnownDamageController } from './views/vehicle-damage/list-known-damage.controller.js';
import { GetUsageController } from './views/usage/get-usage.controller.js';
import { GetVehicleCalendarController } from './views/vehicle-calendar/get-vehicle-calendar.controller.js';
import { ListVehicleCalendarsController } from './views/vehicle-calendar/list-vehicle-calendars.controller.js';

/**
 * The booking core: commands and queries. Its views are listed in booking.projections.ts. Global, since it provides the open
 * bookings that fleet and responders ask for without knowing this slice.
 */
@Global()
@Module({
  controllers: [
    RequestBookingController,
    TakeInEmergencyController,
    ReportUnfitController,
    WithdrawBookingController,
    SignAgreementController,
    CheckInVehicleController,
    CheckOutVehicleController,
    ReportDamageController,
    ListKnownDamageController,
    ListChecklistsOfBookingController,
    ListKnownDefectsController,
    ListOwnBookingsController,
    ListOwnRefusedRequestsController,
    GetBookingController,
    GetResponderHoursController,
    GetHoursOfUserController,
    GetVehicleCalendarController,
    ListVehicleCalendarsController,
    ListActivityController,
    ListDiaryController,
    ExportDiaryController,
    GetCircumstancesController,
    GetCoverageController,
    GetVehicleCoverageController,
    ListLapsesController,
    BookForResponderController,
    ApproveBookingController,
    SetBookingStatusController,
    CancelBookingController,
    ChangeBookingController,
    ChangeBookingAsAdminController,
    ExtendBookingController,
    WithdrawExtensionController,
    DecideExtensionController,
    ReinstateBookingController,
    ReviewEmergencyTakeController,
    AddNoteController,
    CorrectReadingController,
    ContestReadingController,
    KeepReadingController,
    EraseTextController,
    GetDashboardController,
    GetOverviewController,
    GetOverviewNowController,
    ListAffectedBookingsController,
    ListOdometerController,
    ListContestedReadingsController,
    ListReadingsOfBookingController,
    ListUnaccountedController,
    ListOdometerDiscrepanciesController,
    ListRefusedRequestsController,
    GetUsageController,
  ],
  providers: [
    NoteRefusedRequests,
    BookingDecisions,
    RequestBookingHandler,
    BookForResponderHandler,
    TakeInEmergencyHandler,
    ReportUnfitHandler,
    ReviewEmergencyTakeHandler,
    ApproveBookingHandler,
    RejectBookingHandler,
    CancelBookingHandler,
    ChangeBookingHandler,
    ExtendBookingHandler,
    WithdrawExtensionHandler,
    DecideExtensionHandler,
    SignAgreementHandler,
    CheckInVehicleHandler,
    CheckOutVehicleHandler,
    ReportDamageHandler,
    ReinstateBookingHandler,
    AddNoteHandler,
    CorrectReadingHandler,
    ContestReadingHandler,
    KeepReadingHandler,
    OdometerLedger,
    ReadingContests,
    EraseTextHandler,
    { provide: OpenBookingsOfVehicle, useClass: OpenBookings },
    { provide: OpenBookingsOfResponder, useClass: OpenBookings },
  ],
  exports: [OpenBookingsOfVehicle, OpenBookingsOfResponder],
})
export class BookingModule {}

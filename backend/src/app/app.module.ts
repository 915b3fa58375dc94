import { type DynamicModule, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AgreementModule } from '../agreement/agreement.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { BookingModule } from '../booking/booking.module.js';
import { ReleasingModule } from '../booking/commands/release-bookings/releasing.module.js';
import { bookingProjections } from '../booking/booking.projections.js';
import { ForgetRefusedRequestsModule } from '../booking/views/refused-requests/forget-refused-requests.js';
import { ChecklistsModule } from '../checklists/checklists.module.js';
import { checklistProjections } from '../checklists/views/checklist-editions.view.js';
import { CoverageModule } from '../vehicle-coverage/coverage.module.js';
import { coverageProjections } from '../vehicle-coverage/views/coverage-floors.view.js';
import { DefectsModule } from '../defects/defects.module.js';
import { defectProjections } from '../defects/views/vehicle-defects.view.js';
import { DecidingByLinkModule } from '../deciding-by-link/deciding-by-link.module.js';
import { ExpensesModule } from '../expenses/expenses.module.js';
import { expenseProjections } from '../expenses/views/expenses.view.js';
import { FleetModule } from '../fleet/fleet.module.js';
import { fleetProjections } from '../fleet/vehicle-list/vehicle-list.view.js';
import { allEvents } from '../integrations/event-feed/all-events.js';
import { IntegrationsModule } from '../integrations/integrations.module.js';
import { erasedAnswers } from '../integrations/webhooks/delivery/erased-answers.projection.js';
import { WebhookPace } from '../integrations/webhooks/delivery/webhook-pace.js';
import { licenceProjections } from '../licences/licence-status/licence-status.view.js';
import { LicencesModule } from '../licences/licences.module.js';
import { DeliveryPace } from '../notifications/delivery/delivery-pace.js';
import { RemindersModule } from '../notifications/reminders/reminders.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { notificationOutbox } from '../notifications/outbox/notification-outbox.projection.js';
import { AccessRecordModule } from '../platform/access-record/access-record.module.js';
import { KeepAccessRecordModule } from '../platform/access-record/keep-access-record.js';
import { ScheduledBackupsModule } from '../platform/backup/scheduled-backups.js';
import { type Configuration, ConfigurationModule } from '../platform/configuration/configuration.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import type { Entities } from '../platform/database/open-data-source.js';
import { EventStoreModule, FollowLogModule } from '../platform/event-store/event-store.module.js';
import type { EventStoreWiring } from '../platform/event-store/index.js';
import { erasableFieldsOf } from '../platform/events/erasable-fields.js';
import { LiveUpdatesModule } from '../platform/live-updates/live-updates.module.js';
import { ObjectStorageModule } from '../platform/object-storage/object-storage.module.js';
import type { SealPace } from '../platform/seal/seal-heads.js';
import { SealModule } from '../platform/seal/seal.module.js';
import { type Clock, SystemClock, TimeModule } from '../platform/time/clock.js';
import { RecommendationsModule } from '../recommendations/recommendations.module.js';
import { ResponderRecord } from '../responders/responder.record.js';
import { RespondersModule } from '../responders/responders.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { MakingStandingShiftsModule } from '../standing-shifts/make-bookings/standing-shifts-runner.js';
import { StandingShiftsModule } from '../standing-shifts/standing-shifts.module.js';
import { standingShiftProjections } from '../standing-shifts/standing-shifts.projections.js';
import { EndingOffersModule } from '../handing-on/end-offers/end-offers.js';
import { HandingOnModule } from '../handing-on/handing-on.module.js';
import { ForgetHandoversModule } from '../joint-handover/forget-handovers.js';
import { DamageBracketsModule } from '../damage-brackets/damage-brackets.module.js';
import { DamagePhotosModule } from '../damage-photos/damage-photos.module.js';
import { JointHandoverModule } from '../joint-handover/joint-handover.module.js';
import { handingOnProjections, withLinesOfGivers } from '../handing-on/handing-on.projections.js';
import { VehicleKeysModule } from '../vehicle-keys/vehicle-keys.module.js';
import { SeenPhotosModule } from '../seen-photos/seen-photos.module.js';
import { VehicleParkingModule } from '../vehicle-parking/vehicle-parking.module.js';
import { VehicleMonthsModule } from '../vehicle-months/vehicle-months.module.js';
import { VehicleServiceModule } from '../vehicle-service/vehicle-service.module.js';
import { vehicleServiceProjections } from '../vehicle-service/views/service-plans.view.js';
import { CarryingOutModule } from '../substitutes/carry-out/substitutes-runner.js';
import { SubstitutesModule } from '../substitutes/substitutes.module.js';
import { withSubstitutes } from '../substitutes/substitutes.projections.js';
import { OfferingModule } from '../waitlist/make-offers/waitlist-runner.js';
import { WaitlistModule } from '../waitlist/waitlist.module.js';
import { withWaitlist } from '../waitlist/waitlist.projections.js';
import { HealthController } from './health.controller.js';
import { liveHints } from './live-hints.js';
import { Stopping } from './running/stopping.js';

/** The plain tables that TypeORM's repositories read. */
export const entities: Entities = [ResponderRecord];

/** All views; inline ones in the order in which they lock. */
export const wiring: EventStoreWiring = {
  inline: [
    ...fleetProjections.inline,
    ...vehicleServiceProjections.inline,
    ...coverageProjections.inline,
    ...checklistProjections.inline,
    ...defectProjections.inline,
    ...withSubstitutes(withWaitlist(bookingProjections.inline)),
    ...standingShiftProjections.inline,
    ...handingOnProjections.inline,
    ...licenceProjections.inline,
    ...expenseProjections.inline,
  ],
  outboxes: [notificationOutbox, erasedAnswers],
  eventual: [
    ...fleetProjections.eventual,
    ...withLinesOfGivers(bookingProjections.eventual),
    ...licenceProjections.eventual,
  ],
  upcasters: [],
  erasable: erasableFieldsOf(allEvents),
  hints: liveHints,
};

export interface Roles {
  /** Follows the log: eventual views and other background work. One process at a time leads. */
  readonly worker: boolean;
  /** Sends messages; by default the same as `worker`. */
  readonly delivers?: boolean;
  /** Ends bookings whose shift does not begin, and reminds of what is due; by default the same as `worker`. */
  readonly releases?: boolean;
  /** Replaces the system's clock, for tests. */
  readonly clock?: Clock;
  /** Replaces the usual pace of delivery, for tests. */
  readonly pace?: DeliveryPace;
  /** The pace of signed heads; by default the usual one. */
  readonly seal?: SealPace;
  /** The pace of webhooks; by default workers deliver them, at the usual pace. */
  readonly webhooks?: WebhookPace | 'never';
}

/** The whole application, put together; nothing else knows all slices. */
@Module({})
export class AppModule {
  static of(
    configuration: Configuration,
    { worker, delivers = worker, releases = worker, clock, pace, seal, webhooks }: Roles,
  ): DynamicModule {
    const webhookPace = webhooks ?? (worker ? new WebhookPace() : 'never');
    return {
      module: AppModule,
      imports: [
        ConfigurationModule.of(configuration),
        TimeModule.with(clock ?? new SystemClock()),
        DatabaseModule.with(entities),
        ObjectStorageModule,
        EventStoreModule.forRoot(wiring),
        SealModule.with({ worker, ...(seal && { pace: seal }) }),
        LiveUpdatesModule,
        AccessRecordModule,
        ...(worker
          ? [
              FollowLogModule,
              ForgetRefusedRequestsModule,
              ForgetHandoversModule,
              KeepAccessRecordModule,
              ScheduledBackupsModule,
            ]
          : []),
        CqrsModule.forRoot(),
        SettingsModule,
        RespondersModule,
        AuthModule,
        LicencesModule.with({ worker }),
        FleetModule,
        BookingModule,
        WaitlistModule,
        SubstitutesModule,
        VehicleKeysModule,
        VehicleParkingModule,
        SeenPhotosModule,
        VehicleServiceModule,
        ChecklistsModule,
        CoverageModule,
        DefectsModule,
        DecidingByLinkModule,
        StandingShiftsModule,
        HandingOnModule,
        DamageBracketsModule,
        DamagePhotosModule,
        ExpensesModule,
        VehicleMonthsModule,
        JointHandoverModule,
        ...(releases
          ? [
              ReleasingModule,
              OfferingModule,
              CarryingOutModule,
              MakingStandingShiftsModule,
              EndingOffersModule,
              RemindersModule,
            ]
          : []),
        AgreementModule,
        RecommendationsModule,
        AuditModule,
        IntegrationsModule.with(webhookPace === 'never' ? undefined : webhookPace),
        NotificationsModule.with(delivers ? (pace ?? new DeliveryPace()) : undefined),
      ],
      controllers: [HealthController],
      providers: [Stopping],
    };
  }
}

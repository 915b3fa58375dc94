import type { MigrationPlan } from '../src/platform/database/migrate.js';
import { EventLog0010 } from './0010-event-log.js';
import { Responders0100 } from './0100-responders.js';
import { Auth0110 } from './0110-auth.js';
import { Fleet0120 } from './0120-fleet.js';
import { Settings0130 } from './0130-settings.js';
import { Booking0200 } from './0200-booking.js';
import { Agreement0300 } from './0300-agreement.js';
import { ActivityFeed0500 } from './0500-activity-feed.js';
import { MicrosoftAccounts0510 } from './0510-microsoft-accounts.js';
import { Licences0520 } from './0520-licences.js';
import { SettingsLanguage0530 } from './0530-settings-language.js';
import { DiarySearch0560 } from './0560-diary-search.js';
import { VehicleDamage0570 } from './0570-vehicle-damage.js';
import { MessageTemplates0580 } from './0580-message-templates.js';
import { AgreementFiles0590 } from './0590-agreement-files.js';
import { ChannelTests0610 } from './0610-channel-tests.js';
import { Notifications0620 } from './0620-notifications.js';
import { SettingsCountry0630 } from './0630-settings-country.js';
import { ResponderMessages0640 } from './0640-responder-messages.js';
import { NotificationLists0650 } from './0650-notification-lists.js';
import { Seal0660 } from './0660-seal.js';
import { HeadMail0661 } from './0661-head-mail.js';
import { PlateNumbers0668 } from './0668-plate-numbers.js';
import { Custody0669 } from './0669-custody.js';
import { RefusedRequests0672 } from './0672-refused-requests.js';
import { RefusedRequestOwners0693 } from './0693-refused-request-owners.js';
import { EventsByTime0673 } from './0673-events-by-time.js';
import { Webhooks0681 } from './0681-webhooks.js';
import { CalendarFeeds0682 } from './0682-calendar-feeds.js';
import { AccessTokens0677 } from './0677-access-tokens.js';
import { Usage0674 } from './0674-usage.js';
import { OverdueShifts0694 } from './0694-overdue-shifts.js';
import { BookingDeciders0695 } from './0695-booking-deciders.js';
import { EarlierDeciders0696 } from './0696-earlier-deciders.js';
import { BackupRuns0710 } from './0710-backup-runs.js';
import { DueMessagesByChannel0711 } from './0711-due-messages-by-channel.js';
import { KnownDevices0722 } from './0722-known-devices.js';
import { ErasableTexts0725 } from './0725-erasable-texts.js';
import { Accounts0724 } from './0724-accounts.js';
import { Quotas0726 } from './0726-quotas.js';
import { AccessRecord0720 } from './0720-access-record.js';
import { Passkeys0727 } from './0727-passkeys.js';
import { DeletedPhotos0729 } from './0729-deleted-photos.js';
import { AccessRecordKept0728 } from './0728-access-record-kept.js';
import { ErasureRequests0730 } from './0730-erasure-requests.js';
import { AccountNotices0731 } from './0731-account-notices.js';
import { AuditAccess0732 } from './0732-audit-access.js';
import { SharedAdminPassword0733 } from './0733-shared-admin-password.js';
import { PhotoContent0735 } from './0735-photo-content.js';
import { CheckInOpening0736 } from './0736-check-in-opening.js';
import { EmergencyNumbers0737 } from './0737-emergency-numbers.js';
import { PeopleLanguage0738 } from './0738-people-language.js';
import { UsageByHourOfWeek0739 } from './0739-usage-by-hour-of-week.js';
import { SignedAgain0743 } from './0743-signed-again.js';
import { ReleasedBookings0744 } from './0744-released-bookings.js';
import { BookingsNotBegun0745 } from './0745-bookings-not-begun.js';
import { Extensions0748 } from './0748-extensions.js';
import { BookedOnBehalf0750 } from './0750-booked-on-behalf.js';
import { TurnRounds0755 } from './0755-turn-rounds.js';
import { LapsesAndReminders0770 } from './0770-lapses-and-reminders.js';
import { LapsesByStart0771 } from './0771-lapses-by-start.js';
import { DelaysByBooking0772 } from './0772-delays-by-booking.js';
import { ExtensionRequests0780 } from './0780-extension-requests.js';
import { ExtensionsToDecide0781 } from './0781-extensions-to-decide.js';
import { AskedAgain0774 } from './0774-asked-again.js';
import { EmergencyTakes0790 } from './0790-emergency-takes.js';
import { EmergencyReviews0791 } from './0791-emergency-reviews.js';
import { MessagesToAdministrators0792 } from './0792-messages-to-administrators.js';
import { ReturnedBeforeSent0775 } from './0775-returned-before-sent.js';
import { StandingShifts0810 } from './0810-standing-shifts.js';
import { Waitlist0795 } from './0795-waitlist.js';
import { WaitlistMessages0796 } from './0796-waitlist-messages.js';
import { Administrators0825 } from './0825-administrators.js';
import { DecisionChannels0820 } from './0820-decision-channels.js';
import { PushMessages0840 } from './0840-push-messages.js';
import { PushOutcomes0845 } from './0845-push-outcomes.js';
import { HandoverLeft0850 } from './0850-handover-left.js';
import { WishSlots0855 } from './0855-wish-slots.js';
import { ToldOfOffers0870 } from './0870-told-of-offers.js';
import { Odometer0880 } from './0880-odometer.js';
import { EarlierLastReadings0881 } from './0881-earlier-last-readings.js';
import { ServicePlans0900 } from './0900-service-plans.js';
import { VehicleKeys0921 } from './0921-vehicle-keys.js';
import { VehicleStickers0910 } from './0910-vehicle-stickers.js';
import { PeopleToldOfOffers0875 } from './0875-people-told-of-offers.js';
import { HandoverPhones0880 } from './0880-handover-phones.js';
import { DamagePhotos0925 } from './0925-damage-photos.js';
import { DamageByBooking0926 } from './0926-damage-by-booking.js';
import { KeptDamagePhotos0927 } from './0927-kept-damage-photos.js';
import { KeysOfRetiredVehicles0928 } from './0928-keys-of-retired-vehicles.js';
import { DamageOfVehicle0940 } from './0940-damage-of-vehicle.js';
import { ChecklistEditions0930 } from './0930-checklist-editions.js';
import { VehicleDefects0931 } from './0931-vehicle-defects.js';
import { EndsOfHolds0990 } from './0990-ends-of-holds.js';
import { EndsOfEarlierHolds0991 } from './0991-ends-of-earlier-holds.js';
import { DamagePlaces0920 } from './0920-damage-places.js';
import { ServicesDone0912 } from './0912-services-done.js';
import { OffersOfBookings0857 } from './0857-offers-of-bookings.js';
import { HandingOn0800 } from './0800-handing-on.js';
import { JointHandovers0830 } from './0830-joint-handovers.js';
import { Substitutions0950 } from './0950-substitutions.js';
import { Expenses0970 } from './0970-expenses.js';
import { ServiceReminders0975 } from './0975-service-reminders.js';
import { ParkingPlace1020 } from './1020-parking-place.js';
import { SeenAtVehicles1021 } from './1021-seen-at-vehicles.js';
import { LostPeople1060 } from './1060-lost-people.js';
import { EndedSubstitutions1061 } from './1061-ended-substitutions.js';
import { SeenPhotos1031 } from './1031-seen-photos.js';
import { DefectsSeen1032 } from './1032-defects-seen.js';
import { OfferedToColleagues1085 } from './1085-offered-to-colleagues.js';
import { OffersByOffice1090 } from './1090-offers-by-office.js';
import { ServicePapers1110 } from './1110-service-papers.js';
import { ContestedReadings1120 } from './1120-contested-readings.js';
import { OpenContests1121 } from './1121-open-contests.js';
import { MonthsOfVehicles1010 } from './1010-months-of-vehicles.js';
import { CoverageFloors1000 } from './1000-coverage-floors.js';

/** In the order in which they run. A released migration is never changed, only followed by another one. */
export const migrations: MigrationPlan['migrations'] = [
  EventLog0010,
  Responders0100,
  Auth0110,
  Fleet0120,
  Settings0130,
  Booking0200,
  Agreement0300,
  ActivityFeed0500,
  MicrosoftAccounts0510,
  Licences0520,
  SettingsLanguage0530,
  DiarySearch0560,
  VehicleDamage0570,
  MessageTemplates0580,
  AgreementFiles0590,
  ChannelTests0610,
  Notifications0620,
  SettingsCountry0630,
  ResponderMessages0640,
  NotificationLists0650,
  Seal0660,
  RefusedRequests0672,
  RefusedRequestOwners0693,
  EventsByTime0673,
  Webhooks0681,
  CalendarFeeds0682,
  AccessTokens0677,
  Usage0674,
  HeadMail0661,
  PlateNumbers0668,
  Custody0669,
  OverdueShifts0694,
  BookingDeciders0695,
  EarlierDeciders0696,
  BackupRuns0710,
  DueMessagesByChannel0711,
  KnownDevices0722,
  AccessRecord0720,
  Passkeys0727,
  Quotas0726,
  ErasableTexts0725,
  Accounts0724,
  DeletedPhotos0729,
  AccessRecordKept0728,
  ErasureRequests0730,
  AccountNotices0731,
  AuditAccess0732,
  SharedAdminPassword0733,
  PhotoContent0735,
  CheckInOpening0736,
  EmergencyNumbers0737,
  PeopleLanguage0738,
  UsageByHourOfWeek0739,
  SignedAgain0743,
  ReleasedBookings0744,
  BookingsNotBegun0745,
  Extensions0748,
  BookedOnBehalf0750,
  TurnRounds0755,
  LapsesAndReminders0770,
  LapsesByStart0771,
  DelaysByBooking0772,
  ExtensionRequests0780,
  ExtensionsToDecide0781,
  AskedAgain0774,
  ReturnedBeforeSent0775,
  EmergencyTakes0790,
  EmergencyReviews0791,
  MessagesToAdministrators0792,
  Waitlist0795,
  WaitlistMessages0796,
  StandingShifts0810,
  DecisionChannels0820,
  HandingOn0800,
  Administrators0825,
  JointHandovers0830,
  PushMessages0840,
  PushOutcomes0845,
  HandoverLeft0850,
  WishSlots0855,
  OffersOfBookings0857,
  ToldOfOffers0870,
  Odometer0880,
  EarlierLastReadings0881,
  ServicePlans0900,
  VehicleStickers0910,
  PeopleToldOfOffers0875,
  HandoverPhones0880,
  DamagePlaces0920,
  ServicesDone0912,
  VehicleKeys0921,
  DamagePhotos0925,
  DamageByBooking0926,
  KeptDamagePhotos0927,
  KeysOfRetiredVehicles0928,
  DamageOfVehicle0940,
  ChecklistEditions0930,
  VehicleDefects0931,
  Substitutions0950,
  EndsOfHolds0990,
  EndsOfEarlierHolds0991,
  Expenses0970,
  ServiceReminders0975,
  ParkingPlace1020,
  SeenAtVehicles1021,
  MonthsOfVehicles1010,
  CoverageFloors1000,
  LostPeople1060,
  EndedSubstitutions1061,
  SeenPhotos1031,
  DefectsSeen1032,
  OfferedToColleagues1085,
  OffersByOffice1090,
  ServicePapers1110,
  ContestedReadings1120,
  OpenContests1121,
];

/**
 * Rows of these tables are added and read, never changed: the application's role gets no other right on them. An erased
 * responder's agreement goes by its foreign key, in the name of the tables' owner.
 */
export const appendOnlyTables: readonly string[] = ['event', 'seal', 'signed_agreement', 'message_template_version'];

/** The log assigns positions. A writer that could choose one could put an event where readers have already passed. */
export const filledByDatabase: MigrationPlan['filledByDatabase'] = { event: ['position', 'transaction'] };

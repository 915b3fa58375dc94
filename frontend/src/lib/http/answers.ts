import type { components, paths } from '@rigbook/contracts/api.types';
import type { Day, Instant } from '@rigbook/contracts/kernel/time';

type InstantField =
  | `${string}At`
  | 'at'
  | 'asOf'
  | 'startTime'
  | 'endTime'
  | 'availableFrom'
  | 'adminUntil'
  | 'auditUntil'
  | 'oldestWaitingSince'
  | 'failingSince'
  | 'formerSecretUntil'
  | 'heldUntil'
  | 'askedFrom'
  | 'offeredUntil'
  | 'lockedUntil'
  | 'maintenanceUntil'
  | 'extensionAskedUntil'
  | 'contestableUntil'
  | 'until';
type DayField =
  | 'weekStartsOn'
  | 'agreementDate'
  | 'day'
  | 'fromDay'
  | 'untilDay'
  | 'dueOn'
  | 'lastDoneOn'
  | 'doneOn'
  | 'validUntil'
  | 'spentOn'
  | 'lastDay';

/** A response of the API with branded times; in the API document they are plain strings. */
export type Answer<T> = T extends readonly (infer Item)[]
  ? Answer<Item>[]
  : T extends object
    ? {
        readonly [Field in keyof T]: Field extends InstantField
          ? Instant | Exclude<T[Field], string>
          : Field extends DayField
            ? Day | Exclude<T[Field], string>
            : Answer<T[Field]>;
      }
    : T;

type Schemas = components['schemas'];

export type AccessRecordEntry = Answer<Schemas['AccessRecordEntry']>;
export type BookingAtRisk = Answer<Schemas['BookingAtRisk']>;
export type OfferedSubstitute = Answer<Schemas['OfferedSubstitute']>;
export type AccessToken = Answer<Schemas['AccessToken']>;
export type Shortfall = Answer<Schemas['CoverageShortfall']>;
export type CreatedAccessToken = Answer<Schemas['CreatedAccessToken']>;
export type Activity = Answer<Schemas['Activity']>;
export type Agreement = Answer<Schemas['Agreement']>;
export type AgreementFile = Answer<Schemas['AgreementFile']>;
export type AgreementVerification = Answer<Schemas['AgreementVerification']>;
export type PendingSignIn = Answer<Schemas['PendingSignIn']>;
export type OwnErasureRequest = Answer<Schemas['OwnErasureRequest']>;
export type ErasureRequest = Answer<Schemas['ErasureRequest']>;
export type WaitingSignIn = Answer<Schemas['WaitingSignIn']>;
export type OwnAuditPassword = Answer<Schemas['OwnAuditPassword']>;
export type Expense = Answer<Schemas['Expense']>;
export type MonthOfVehicle = Answer<Schemas['MonthOfVehicle']>;
export type OdometerShift = Answer<Schemas['OdometerShift']>;
export type ReadingContest = Answer<Schemas['ReadingContest']>;
export type ReadingOfShift = Answer<Schemas['ReadingOfShift']>;
export type Passkey = Answer<Schemas['Passkey']>;
export type Booking = Answer<Schemas['Booking']>;
export type StandingShift = Answer<Schemas['StandingShift']>;
export type StandingShiftHistory = Answer<Schemas['StandingShiftHistory']>;
export type Wish = Answer<Schemas['Wish']>;
export type HandingOn = Answer<Schemas['HandingOn']>;
export type HandingOnList = Answer<Schemas['HandingOnList']>;
export type Channel = Answer<Schemas['Channel']>;
export type ChannelTest = Answer<Schemas['ChannelTest']>;
export type Circumstances = Answer<Schemas['Circumstances']>;
export type LinkedRequest = Answer<Schemas['LinkedRequest']>;
export type Contacts = Answer<Schemas['Contacts']>;
export type CurrentUser = Answer<Schemas['CurrentUser']>;
export type DamageMatter = Answer<Schemas['DamageMatter']>;
export type Damage = Answer<Schemas['Damage']>;
export type Custody = Answer<Schemas['Custody']>;
export type DashboardCounts = Answer<Schemas['Dashboard']>;
type Histories = paths['/api/audit/bookings/{id}/history']['get']['responses'][200]['content']['application/json'];
/** An event of a booking's history; `switch (entry.type)` narrows its facts. */
export type HistoryEntry = Answer<Histories[number]>;
export type FleetVehicle = Answer<Schemas['FleetVehicle']>;
export type VehicleKeys = Answer<Schemas['VehicleKeys']>;
export type VehicleParking = Answer<Schemas['VehicleParking']>;
export type ScannedSticker = Answer<Schemas['ScannedSticker']>;
export type LicenceVerification = Answer<Schemas['LicenceVerification']>;
export type NotificationCounts = Answer<Schemas['NotificationCounts']>;
/** Not the browser's Notification. */
export type NotificationRecord = Answer<Schemas['Notification']>;
export type NotificationWithAttempts = Answer<Schemas['NotificationWithAttempts']>;
export type Overview = Answer<Schemas['Overview']>;
export type WarnedResponder = Answer<Schemas['WarnedResponder']>;
export type OverviewNow = Answer<Schemas['OverviewNow']>;
export type OwnLicence = Answer<Schemas['OwnLicence']>;
export type PushSettings = Answer<Schemas['PushSettings']>;
export type Recommendation = Answer<Schemas['Recommendation']>;
export type Replay = Answer<Schemas['Replay']>;
export type ResponderHours = Answer<Schemas['ResponderHours']>;
export type RefusedRequest = Answer<Schemas['RefusedRequest']>;
export type ServiceDone = Answer<Schemas['ServiceDoneOfVehicle']>;
export type ServicePlan = Answer<Schemas['ServicePlan']>;
export type Suspension = Answer<Schemas['Suspension']>;
export type WaysIn = Answer<Schemas['WaysIn']>;
export type SignedInDevice = Answer<Schemas['SignedInDevice']>;
export type SharedAdminPassword = Answer<Schemas['SharedAdminPassword']>;
export type Settings = Answer<Schemas['Settings']>;
export type MessagePreview = Answer<Schemas['MessagePreview']>;
export type Template = Answer<Schemas['Template']>;
export type TemplateVersion = Answer<Schemas['TemplateVersion']>;
export type Usage = Answer<Schemas['Usage']>;
export type UnitLock = Answer<Schemas['UnitLock']>;
export type User = Answer<Schemas['User']>;
export type VehicleCalendar = Answer<Schemas['VehicleCalendar']>;
export type UserImport = Answer<Schemas['UserImport']>;
export type CalendarFeed = Answer<Schemas['CalendarFeed']>;
export type NewCalendarFeed = Answer<Schemas['NewCalendarFeed']>;
export type Vehicle = Answer<Schemas['Vehicle']>;
export type VerificationStep = Answer<Schemas['VerificationStep']>;
export type WatchedBooking = Answer<Schemas['WatchedBooking']>;
export type Webhook = Answer<Schemas['Webhook']>;
export type WebhookDelivery = Answer<Schemas['WebhookDelivery']>;
export type WebhookWithSecret = Answer<Schemas['WebhookWithSecret']>;

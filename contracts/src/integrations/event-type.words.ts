import { bookingEventTypes } from '../booking/booking-event.words.js';

/**
 * Every type of event in the log, by subject. A test checks that none is missing. These are names for programs and are never
 * translated.
 */
export const eventTypesByTopic = {
  booking: bookingEventTypes,
  waitlist: ['WaitlistJoined', 'WaitlistOffered', 'WaitlistOfferAccepted', 'WaitlistOfferEnded', 'WaitlistLeft'],
  'standing-shift': [
    'StandingShiftSet',
    'StandingShiftChanged',
    'StandingShiftEnded',
    'StandingShiftMade',
    'StandingShiftNotMade',
  ],
  'handing-on': ['HandingOnOffered', 'HandingOnAccepted', 'HandingOnEnded'],
  substitution: ['SubstitutionsPlanned', 'SubstituteOffered', 'SubstituteAccepted', 'SubstitutionEnded'],
  vehicle: [
    'VehicleAdded',
    'VehicleDetailsChanged',
    'MaintenanceStarted',
    'MaintenanceEnded',
    'VehicleWithdrawn',
    'VehicleReturnedToFleet',
    'VehicleRetired',
    'VehicleStickerIssued',
    'VehicleKeysChanged',
    'DamageResolved',
    'DamageReopened',
    'DamageContested',
    'DamageSettled',
    'ServicePlanSet',
    'ServiceDone',
    'ServicePlanEnded',
    'DefectReported',
    'DefectProgressed',
    'DefectWordsErased',
    'ServicePaperReceived',
    'ServicePaperErased',
    'SeenPhotoReceived',
    'SeenPhotoErased',
  ],
  coverage: ['CoverageFloorSet', 'CoverageFloorRemoved'],
  checklist: ['ChecklistDrafted', 'ChecklistDraftDiscarded', 'ChecklistPublished'],
  expense: [
    'ExpenseRecorded',
    'ExpenseReceiptReceived',
    'ExpenseReceiptErased',
    'ExpenseApproved',
    'ExpenseDeclined',
    'ExpenseWithdrawn',
  ],
  licence: ['LicenceSubmitted', 'LicenceReplaced', 'LicenceApproved', 'LicenceRejected', 'LicencePhotosDeleted'],
  responder: [
    'ResponderRegistered',
    'ResponderProfileChanged',
    'ResponderRightsChanged',
    'ResponderSuspended',
    'ResponderSuspensionLifted',
    'ErasureRequested',
    'ErasureRequestWithdrawn',
    'ErasureRefused',
    'ResponderErased',
    'MicrosoftAccountLinked',
    'MicrosoftAccountUnlinked',
  ],
  organisation: [
    'SettingsChanged',
    'AdminPasswordChanged',
    'AdminPasswordSwitchedOff',
    'AdminPasswordSwitchedOn',
    'TemplateChanged',
    'TemplateReset',
    'EventRedacted',
  ],
  message: ['ChannelTested', 'NotificationRetried', 'NotificationsRetried'],
  integration: [
    'AccessTokenCreated',
    'AccessTokenRevoked',
    'WebhookAdded',
    'WebhookChanged',
    'WebhookPaused',
    'WebhookResumed',
    'WebhookSecretRotated',
    'WebhookRemoved',
    'CalendarFeedMade',
    'CalendarFeedRevoked',
  ],
} as const;

export type EventTopic = keyof typeof eventTypesByTopic;
export type EventType = (typeof eventTypesByTopic)[EventTopic][number];

export const eventTopics = Object.keys(eventTypesByTopic) as readonly EventTopic[];
export const eventTypes: readonly EventType[] = Object.values(eventTypesByTopic).flat();

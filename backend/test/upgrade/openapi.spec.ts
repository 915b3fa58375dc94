import { readFileSync } from 'node:fs';
import path from 'node:path';
import { recorded } from './recorded-app.js';

/** A route whose list of refusals was wrong in the release. */
interface Corrected {
  /** as `POST /api/bookings` */
  readonly route: string;
  /** each as `409 VEHICLE_ALREADY_BOOKED` */
  readonly added?: readonly string[];
  readonly removed?: readonly string[];
  readonly because: string;
}

const withKeyAlone = [
  'POST /api/admin/notifications/{id}/retry',
  'POST /api/admin/webhooks/{id}/pause',
  'POST /api/admin/webhooks/{id}/resume',
  'POST /api/admin/webhooks/{id}/secret',
  'POST /api/calendar-feed',
  'POST /api/admin/calendar-feed',
  'POST /api/admin/channels/{channel}/test',
];

const withText = [
  'GET /api/admin/agreements',
  'GET /api/admin/bookings',
  'GET /api/admin/bookings/export',
  'GET /api/admin/notifications',
  'GET /api/admin/notifications/counts',
  'GET /api/audit/bookings',
  'POST /api/admin/notifications/retry',
  'POST /api/auth/login',
  'POST /api/users',
  'POST /api/vehicles',
  'PUT /api/admin/settings',
  'PUT /api/auth/update-profile',
  'PUT /api/users/{id}',
  'PUT /api/users/{id}/microsoft-account',
  'PUT /api/vehicles/{id}',
];

const readingOthersBookings = [
  'GET /api/bookings/{id}',
  'GET /api/audit/bookings/{id}/history',
  'GET /api/agreements/{bookingId}',
  'GET /api/agreements/{bookingId}/pdf',
];
const withOthersBookings = [...readingOthersBookings, 'POST /api/bookings', 'POST /api/bookings/{id}/checkout'];

const withGuesses = ['POST /api/auth/login', 'POST /api/auth/verify-admin-password', 'PUT /api/admin/password'];

const forAccounts = ['PUT /api/auth/update-profile', 'DELETE /api/auth/microsoft-account', 'POST /api/calendar-feed'];
const forResponders = ['POST /api/bookings', 'DELETE /api/bookings/{id}'];

/** The intended differences from the recorded document, each with its reason. */
const corrected: readonly Corrected[] = [
  {
    route: 'GET /api/audit/bookings/{id}/dossier',
    added: ['503 STORAGE_UNAVAILABLE'],
    because: 'a dossier has the photos of damage',
  },
  ...withKeyAlone.map((route) => ({
    route,
    added: ['400 VALIDATION_FAILED'],
    because: 'a malformed Idempotency-Key is refused, even where the request has no body',
  })),
  ...withText.map((route) => ({
    route,
    added: ['400 INVALID_TEXT'],
    because: 'text with characters that cannot be stored is refused wherever text is taken',
  })),
  ...withOthersBookings.map((route) => ({
    route,
    added: ['403 ADMIN_PASSWORD_REQUIRED'],
    because: "an administrator proves the right before it reaches somebody else's booking",
  })),
  ...readingOthersBookings.map((route) => ({
    route,
    added: ['403 AUDITOR_PROOF_REQUIRED'],
    because: "an auditor proves a second factor before it reaches somebody else's booking",
  })),
  ...withGuesses.map((route) => ({
    route,
    added: ['429 UNLOCK_REQUIRED'],
    because: 'a guesser who takes their time is locked out until somebody unlocks',
  })),
  ...forAccounts.map((route) => ({
    route,
    added: ['403 FRESH_PROOF_REQUIRED'],
    because: 'what changes who can use an account asks who the person is',
  })),
  ...['POST /api/auth/login', ...forResponders].map((route) => ({
    route,
    added: ['403 RESPONDER_SUSPENDED'],
    because: 'a suspended person can do nothing, nor a program for them',
  })),
  ...['POST /api/auth/verify-admin-password', 'PUT /api/admin/password'].map((route) => ({
    route,
    added: ['403 ADMIN_PASSWORD_OFF'],
    because: 'the shared password can be switched off',
  })),
  ...['PUT /api/users/{id}', 'DELETE /api/users/{id}'].map((route) => ({
    route,
    added: ['409 LAST_ADMIN_PASSKEY'],
    because: 'while the shared password is off, an administrator with a passkey remains',
  })),
  {
    route: 'PUT /api/objects/uploads/{id}',
    added: ['429 TOO_MANY_UPLOADS'],
    because: 'a person may send only so many photos in an hour',
  },
  {
    route: 'PUT /api/objects/uploads/{id}',
    added: ['415 PAPER_TYPE_NOT_ALLOWED'],
    because: 'an address for a paper of a vehicle takes PDFs as well',
  },
  {
    route: 'POST /api/bookings',
    added: ['409 VEHICLE_PAPERS_EXPIRED'],
    because: 'a vehicle has papers, which end',
  },
  ...['PUT /api/admin/bookings/{id}/approve', 'PUT /api/admin/bookings/{id}/status'].map((route) => ({
    route,
    added: ['409 COVERAGE_REASON_REQUIRED'],
    because: 'approving below a floor of coverage needs a reason',
  })),
  ...['POST /api/bookings/{id}/check-in', 'POST /api/bookings/{id}/checkout'].map((route) => ({
    route,
    added: ['409 MILEAGE_TO_CONFIRM'],
    because: 'callers that say so are asked back about an implausible mileage',
  })),
  ...['POST /api/bookings/{id}/check-in', 'POST /api/bookings/{id}/checkout'].map((route) => ({
    route,
    added: ['400 CHECKLIST_INCOMPLETE', '409 CHECKLIST_EDITION_UNKNOWN'],
    because: 'types of vehicles have checklists of their own, which newer callers answer',
  })),
  {
    route: 'POST /api/bookings/{id}/checkout',
    added: ['400 PARKING_PLACE_REQUIRED'],
    because: 'an organization may ask where the vehicle stands',
  },
  {
    route: 'GET /api/health/ready',
    added: ['503 STOPPING'],
    because: 'a process that stops says so before it closes',
  },
];

/** What a field must keep to that it did not have to in the release, each with its reason. */
const stricter = [
  {
    schema: 'ChangeAdminPassword',
    field: 'newPassword',
    limits: { minLength: 12 },
    because: 'ten characters are too few for the one password of all administrators',
  },
  ...['Settings', 'ChangeSettings'].map((schema) => ({
    schema,
    field: 'checkInOpensMinutesBefore',
    limits: { type: 'integer' },
    because: 'check-in opens at most a day before the start, or a short booking could keep a vehicle for days',
  })),
];

/** What the release answered without saying so, and what refuses too many writes, and auditors without their second factor, on routes of a kind. */
function correctedEverywhere(route: string, then: readonly string[]): readonly string[] {
  const readsBody =
    !route.startsWith('GET ') && !['PUT /api/objects/uploads/{id}', 'POST /api/webhooks/whatsapp'].includes(route);
  const ofBody = ['400 MALFORMED_JSON', '413 BODY_TOO_LARGE', '415 UNSUPPORTED_MEDIA_TYPE'];
  const isLimited = !route.startsWith('GET ') && then.includes('401 SIGNED_OUT') && route !== 'POST /api/auth/logout';
  return [
    '431 HEADERS_TOO_LARGE',
    ...(readsBody ? ofBody : []),
    ...(isLimited ? ['429 TOO_MANY_WRITES'] : []),
    ...(then.includes('403 AUDITOR_ONLY') ? ['403 AUDITOR_PROOF_REQUIRED'] : []),
  ].filter((code) => !then.includes(code));
}

/** Events and refusals that the release did not have. They may stand wherever the document lists such names. */
const laterNames = [
  'push',
  'push-switched-on',
  'PUSH_DEVICE_NOT_FOUND',
  'STICKER_NOT_FOUND',
  'VehicleStickerIssued',
  'VehicleKeysChanged',
  'expense',
  'ExpenseRecorded',
  'ExpenseReceiptReceived',
  'ExpenseReceiptErased',
  'ExpenseApproved',
  'ExpenseDeclined',
  'ExpenseWithdrawn',
  'EXPENSE_WITHDRAWN',
  'EXPENSE_NOT_FOUND',
  'EXPENSE_BEFORE_SHIFT',
  'TOO_MANY_EXPENSES',
  'EXPENSE_ALREADY_DECIDED',
  'EXPENSE_HAS_RECEIPT',
  'RECEIPT_NOT_UPLOADED',
  'VEHICLE_KEYS_NOT_SHOWN',
  'PARKING_PLACE_REQUIRED',
  'PARKING_NOT_SHOWN',
  'TOO_MANY_SEEN',
  'vehicle-keys-read',
  'DamageContested',
  'DamageSettled',
  'DAMAGE_CONTEST_OVER',
  'DAMAGE_CONTEST_WAITS',
  'DAMAGE_NAMES_SETTLER',
  'SHIFT_NOT_IN_BRACKET',
  'damage-bracket-read',
  'STANDING_SHIFT_NOT_FOUND',
  'STANDING_SHIFT_ENDED',
  'STANDING_SHIFT_WITHOUT_DAYS',
  'NO_VEHICLE_OF_TYPE',
  'StandingShiftSet',
  'StandingShiftChanged',
  'StandingShiftEnded',
  'StandingShiftMade',
  'StandingShiftNotMade',
  'standing_shift_not_made',
  'standing_shift_not_made_office',
  'BookingNoteAdded',
  'OdometerReadingCorrected',
  'reading-corrected',
  'OdometerReadingContested',
  'reading-contested',
  'OdometerReadingKept',
  'reading-kept',
  'READING_CONTEST_OVER',
  'READING_CONTEST_WAITS',
  'READING_NOT_CONTESTED',
  'READING_NAMES_SETTLER',
  'reading_contested',
  'reading_settled',
  'READING_NOT_FOUND',
  'MILEAGE_TO_CONFIRM',
  'READING_UNCHANGED',
  'READING_ABOVE_CHECK_OUT',
  'TextErased',
  'TEXT_NOT_FOUND',
  'TEXT_IN_CLEAR',
  'EventRedacted',
  'text-changed',
  'text-missing',
  'STOPPING',
  'HEADERS_TOO_LARGE',
  'TOO_MANY_WRITES',
  'request_digest',
  'TOO_MANY_UPLOADS',
  'REQUEST_TOO_SLOW',
  'PASSKEY_NOT_ACCEPTED',
  'access-record',
  'PASSKEY_NOT_FOUND',
  'TOO_MANY_PASSKEYS',
  'UNLOCK_REQUIRED',
  'CODE_INCORRECT',
  'CODE_EXPIRED',
  'TOO_MANY_CODES',
  'CODE_NOT_SENT',
  'CHANNEL_NOT_AVAILABLE',
  'CODE_CAN_BE_SENT',
  'SIGN_IN_EXPIRED',
  'DEVICE_NOT_LET_IN',
  'WAITING_SIGN_IN_NOT_FOUND',
  'FRESH_PROOF_REQUIRED',
  'ADMIN_PASSWORD_OFF',
  'OWN_PASSKEY_REQUIRED',
  'LAST_ADMIN_PASSKEY',
  'AdminPasswordSwitchedOff',
  'AdminPasswordSwitchedOn',
  'DIGITS_INCORRECT',
  'RESPONDER_SUSPENDED',
  'SESSION_NOT_FOUND',
  'RESPONDER_BOOKINGS_UNDECIDED',
  'CANNOT_SUSPEND_YOURSELF',
  'ResponderSuspended',
  'ResponderSuspensionLifted',
  'LicencePhotosDeleted',
  'TOO_MANY_DOWNLOADS',
  'erasure_requested',
  'erasure_refused',
  'erasure',
  'account_changed',
  'accountLink',
  'officeLink',
  'adminNotes',
  'account',
  'ErasureRequested',
  'ErasureRequestWithdrawn',
  'ErasureRefused',
  'ERASURE_REQUEST_NOT_FOUND',
  'AUDITOR_PROOF_REQUIRED',
  'AUDIT_PASSWORD_INCORRECT',
  'no-head-yet',
  'BookingChanged',
  'booking-changed',
  'BookingReleased',
  'BookingReinstated',
  'booking-released',
  'booking-reinstated',
  'reinstate',
  'change',
  'NOTHING_CHANGED',
  'SHIFT_HAS_BEGUN',
  'END_IN_THE_PAST',
  'TOO_LATE_FOR_APPROVAL',
  'no_show_warning',
  'no_show_warning_office',
  'booking_released_office',
  'checkInLink',
  'releaseTime',
  'RULES_NOT_OVERRIDDEN',
  'CANNOT_BE_BOOKED_FOR',
  'next_shift_delayed',
  'next_shift_delayed_office',
  'vehicleBackTime',
  'BookingExtended',
  'booking-extended',
  'extend',
  'LONGEST_BOOKING_REACHED',
  'EXTENSION_NEEDS_APPROVAL',
  'NEXT_BOOKING_IN_THE_WAY',
  'request_reminder',
  'request_last_reminder',
  'BookingExtensionRequested',
  'BookingExtensionEnded',
  'extension-requested',
  'extension-ended',
  'extension_requested',
  'extension_to_decide',
  'handing_on_to_everybody',
  'handing_on_by_office',
  'damage_named',
  'damageLink',
  'readingLink',
  'extension_ended',
  'booking_arranged',
  'askedEndTime',
  'EXTENSION_WAITS',
  'NO_EXTENSION_WAITS',
  'VehicleTakenInEmergency',
  'EmergencyTakeReviewed',
  'emergency-take',
  'emergency-reviewed',
  'emergency_take',
  'request_to_decide',
  'decisionLink',
  'DECISION_LINK_NOT_VALID',
  'DECISION_LINK_OVER',
  'PASSKEY_NEEDED_TO_DECIDE',
  'administrators',
  'EMERGENCY_TAKES_OFF',
  'NOT_MARKED_FOR_EMERGENCIES',
  'HAS_ANOTHER_VEHICLE',
  'EMERGENCY_HOURS_TAKEN',
  'NO_REVIEW_DUE',
  'OWN_EMERGENCY_TAKE',
  'MISUSE_NEEDS_NOTE',
  'WISH_NOT_FOUND',
  'HOURS_ARE_FREE',
  'ALREADY_WAITING',
  'TOO_MANY_WISHES',
  'OFFER_ENDED',
  'WaitlistJoined',
  'WaitlistOffered',
  'WaitlistOfferAccepted',
  'WaitlistOfferEnded',
  'WaitlistLeft',
  'waitlist',
  'waitlist_offer',
  'holdEndTime',
  'offerLink',
  'SubstitutionsPlanned',
  'SubstituteOffered',
  'SubstituteAccepted',
  'SubstitutionEnded',
  'substitution',
  'substitute_offer',
  'substituteName',
  'SUBSTITUTE_NOT_FOUND',
  'SUBSTITUTE_OFFER_ENDED',
  'ALREADY_BEING_SAVED',
  'BookingHandedOn',
  'HandingOnOffered',
  'HandingOnAccepted',
  'HandingOnEnded',
  'handing-on',
  'handing_on_offered',
  'handing_on_accepted',
  'handing_on_ended',
  'waitlist_ended',
  'colleague',
  'inReturn',
  'booking-taken-over',
  'booking-swapped',
  'booking-handed-on',
  'handed-on',
  'HANDING_ON_NOT_FOUND',
  'HANDING_ON_ENDED',
  'TOO_LATE_TO_HAND_ON',
  'ALREADY_OFFERED',
  'COLLEAGUE_NOT_FOUND',
  'HOURS_NOT_SWAPPABLE',
  'COLLEAGUE_CANNOT_TAKE',
  'JOINT_HANDOVER_CODE_NOT_VALID',
  'JOINT_HANDOVER_NOT_FOUND',
  'OWN_JOINT_HANDOVER_CODE',
  'JOINT_HANDOVER_MAJOR_DAMAGE',
  'JOINT_HANDOVER_RETURN_UNFIT',
  'TOO_MANY_HANDOVER_CODES',
  'ServicePlanSet',
  'ServiceDone',
  'ServicePlanEnded',
  'CoverageFloorSet',
  'CoverageFloorRemoved',
  'coverage',
  'COVERAGE_FLOOR_NOT_FOUND',
  'TOO_MANY_COVERAGE_FLOORS',
  'COVERAGE_REASON_REQUIRED',
  'ChecklistDrafted',
  'ChecklistPublished',
  'ChecklistDraftDiscarded',
  'DefectReported',
  'vehicle_unfit',
  'expense_approved',
  'expense_declined',
  'damage_contested',
  'damage_settled',
  'seen_at_vehicle',
  'DefectProgressed',
  'DefectWordsErased',
  'ServicePaperReceived',
  'ServicePaperErased',
  'SERVICE_NOT_FOUND',
  'PAPER_NOT_FOUND',
  'PAPER_NOT_UPLOADED',
  'PAPER_TYPE_NOT_ALLOWED',
  'TOO_MANY_PAPERS',
  'SeenPhotoReceived',
  'SeenPhotoErased',
  'checklist',
  'CHECKLIST_INCOMPLETE',
  'CHECKLIST_EDITION_UNKNOWN',
  'CHECKLIST_NOT_DRAFTED',
  'CHECKLIST_NOT_FOUND',
  'DEFECT_NOT_FOUND',
  'DEFECT_STEP_NOT_POSSIBLE',
  'SERVICE_PLAN_NOT_FOUND',
  'SERVICE_PLAN_TAKEN',
  'TOO_MANY_SERVICE_PLANS',
  'VEHICLE_PAPERS_EXPIRED',
  'VehicleFoundUnfit',
  'vehicle-found-unfit',
  'unfit',
  'DamageReported',
  'damage-reported',
  'DamagePhotoReceived',
  'DamagePhotoErased',
  'DAMAGE_PHOTO_NOT_EXPECTED',
  'DAMAGE_PHOTO_NOT_UPLOADED',
  'REPORTED_OTHERWISE',
  'VEHICLE_NOT_WITH_YOU',
];
const isLaterName = (name: unknown): boolean =>
  typeof name === 'string' && laterNames.some((type) => new RegExp(`(^|/)(Event|History)?${type}$`).test(name));

/** Fields of answers that the release did not have, by their schema. */
const laterInBooking = [
  'decidedBy',
  'releasedBecause',
  'releaseDueAt',
  'askedAt',
  'bookedOnBehalf',
  'bookedBy',
  'overriddenRules',
  'overrideReason',
  'extensionAskedUntil',
  'extensionAskedAt',
  'emergencyReview',
  'emergencyReviewedAt',
  'emergencyReviewNote',
  'standingShiftId',
];
const laterInWaitlist = ['waitlistHoldMinutes', 'waitlistShortHoldMinutes', 'waitlistApproves'];
const laterFields: Readonly<Record<string, readonly string[]>> = {
  Booking: laterInBooking,
  Vehicle: ['papersEnd'],
  Dashboard: ['shiftsToDecide'],
  CheckOutVehicle: [
    'completedAt',
    'mileageConfirmed',
    'mileageConfirmedBeside',
    'checklistEdition',
    'checklistAnswers',
    'parking',
  ],
  CheckedOutFacts: [
    'parking',
    'completedOnDeviceAt',
    'handedOverTo',
    'colleague',
    'mileageAskedBack',
    'checklistEdition',
    'checklistAnswers',
    'returnChecklistEdition',
    'returnChecklistAnswers',
  ],
  CheckedInFacts: [
    'takenOverFrom',
    'colleague',
    'damageSeenTogether',
    'damageReports',
    'confirmedDamage',
    'mileageAskedBack',
    'checklistEdition',
    'checklistAnswers',
  ],
  Damage: ['seenBy', 'place', 'photoCount'],
  CheckInVehicle: [
    'damageReports',
    'confirmedDamage',
    'mileageConfirmed',
    'mileageConfirmedBeside',
    'checklistEdition',
    'checklistAnswers',
  ],
  DamageReport: ['place', 'reportId', 'photoIds'],
  HistoryDamageReport: ['place', 'reportId', 'photoIds'],
  VehicleBeforeAndNow: ['correctedMileage'],
  CustodyShift: ['takenOverFrom', 'handedOverTo', 'checkInMileage', 'checkOutMileage'],
  RequestedFacts: ['bookedBy', 'overriddenRules', 'overrideReason', 'turnRoundMinutes', 'wishId', 'standingShiftId'],
  ApprovedFacts: ['bySetting', 'standingShiftId', 'belowFloor', 'coverageReason'],
  SetBookingStatus: ['coverageReason'],
  ...Object.fromEntries(
    [
      'BookingRequested',
      'BookingApproved',
      'BookingRejected',
      'BookingCancelled',
      'AgreementSigned',
      'VehicleCheckedIn',
      'VehicleCheckedOut',
    ].map((type) => [`History${type}`, ['erasedTexts']]),
  ),
  WatchedBooking: laterInBooking,
  VehicleCalendar: ['outOfService', 'turnRoundMinutes'],
  TakenInterval: ['heldUntil', 'askedFrom', 'offeredUntil'],
  FleetVehicle: ['turnRoundMinutes', 'stickerCode', 'papersEnd'],
  AddVehicle: ['turnRoundMinutes'],
  ChangeVehicle: ['turnRoundMinutes'],
  DecideBooking: ['seen', 'coverageReason'],
  SignAgreement: ['seen'],
  Circumstances: ['maintenanceUntil', 'lapses', 'reinstateObstacle', 'belowFloors'],
  Usage: ['lapses', 'decisionTimes'],
  Readiness: ['lastBackupAt'],
  OverviewNow: ['extensions', 'reviews', 'reviewsDue'],
  CurrentUser: [
    'parkingPlaceRequired',
    'auditUntil',
    'checkInOpensMinutesBefore',
    'extensionHoursWithoutApproval',
    'mayTakeInEmergency',
    'decisionChannels',
  ],
  UpdateProfile: ['decisionChannels'],
  ChangeUser: ['takesInEmergency'],
  User: ['takesInEmergency', 'suspendedAt', 'suspensionReason', 'suspensionLiftedReason', 'ended'],
  Settings: [
    'emergencyNumbers',
    'peopleLanguage',
    'confirmNewDevices',
    'licencePhotosKeptDays',
    'accessRecordKeptDays',
    'releasedMinutesAfter',
    'extensionHoursWithoutApproval',
    'turnRoundMinutes',
    'lapsesForWarning',
    'reminderHoursAfterRequest',
    'reminderHoursBeforeStart',
    'emergencyTakes',
    ...laterInWaitlist,
    'handingOnNeedsApproval',
    'serviceReminderDaysBefore',
    'parkingPlaceRequired',
  ],
  ChangeSettings: [
    'emergencyNumbers',
    'peopleLanguage',
    'confirmNewDevices',
    'licencePhotosKeptDays',
    'accessRecordKeptDays',
    'releasedMinutesAfter',
    'extensionHoursWithoutApproval',
    'turnRoundMinutes',
    'lapsesForWarning',
    'reminderHoursAfterRequest',
    'reminderHoursBeforeStart',
    'emergencyTakes',
    ...laterInWaitlist,
    'handingOnNeedsApproval',
    'serviceReminderDaysBefore',
    'parkingPlaceRequired',
  ],
  Agreement: ['addenda'],
  OwnLicence: ['photosDeletedAt'],
  Notification: ['accountChange'],
  NotificationWithAttempts: ['accountChange'],
};

/** Fields of events that the release did not have: `addedLater`. */
const laterInEvents: Readonly<Record<string, readonly string[]>> = {
  EventVehicleCheckedOut: [
    'completedOnDeviceAt',
    'handedOverTo',
    'mileageAskedBack',
    'checklistEdition',
    'checklistAnswers',
    'returnChecklistEdition',
    'returnChecklistAnswers',
    'parking',
  ],
  EventResponderRegistered: ['takesInEmergency'],
  EventResponderRightsChanged: ['takesInEmergency'],
  EventBookingRequested: [
    'bookedBy',
    'overriddenRules',
    'overrideReason',
    'turnRoundMinutes',
    'wishId',
    'standingShiftId',
  ],
  EventBookingApproved: ['bySetting', 'standingShiftId', 'belowFloor', 'coverageReason'],
  EventVehicleAdded: ['turnRoundMinutes'],
  EventVehicleDetailsChanged: ['turnRoundMinutes'],
  EventVehicleCheckedIn: [
    'takenOverFrom',
    'damageReports',
    'confirmedDamage',
    'mileageAskedBack',
    'checklistEdition',
    'checklistAnswers',
  ],
};

/** Successes that the release did not have, by their route. */
const laterSuccesses: Readonly<Record<string, readonly string[]>> = {
  'POST /api/auth/login': ['202'],
};

const binary = { schema: { type: 'string', format: 'binary' } };
/** What routes say otherwise than in the release, which allows more than it did. */
const laterOfRoutes: Readonly<Record<string, object>> = {
  // it ends push messages on a device whose session has ended, and still answers 401 then
  'POST /api/auth/logout': { security: [], 'x-access': 'public' },
  'PUT /api/objects/uploads/{id}': {
    requestBody: {
      required: true,
      content: { 'image/jpeg': binary, 'image/png': binary, 'image/webp': binary, 'application/pdf': binary },
    },
  },
};

type Value = unknown;
type Fields = Readonly<Record<string, Value>>;
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Fields;
}
interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<Record<string, { readonly content?: Fields }>>;
}

const then = recorded<Document>('openapi');
const now = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../contracts/openapi.json'), 'utf8'),
) as Document;

const PROBLEM = 'application/problem+json';
const words = ['summary', 'description', 'title', 'example', 'examples', 'tags'];
function withoutFields(schema: Value, later: readonly string[] = []): Value {
  if (later.length === 0) return schema;
  const { properties, required, ...rest } = schema as Fields & {
    readonly properties: Fields;
    readonly required?: readonly string[];
  };
  const isKept = (name: string) => !later.includes(name);
  const kept = Object.entries(properties).filter(([name]) => isKept(name));
  return { ...rest, properties: Object.fromEntries(kept), ...(required && { required: required.filter(isKept) }) };
}

/** An event of the feed without later fields of its data. */
function withoutLaterData(name: string, schema: Value): Value {
  const later = laterInEvents[name];
  if (later === undefined) return schema;
  const { properties, ...rest } = schema as { readonly properties: Fields };
  const data = withoutLaterInReports(withoutFields(properties['data'], later));
  return { ...rest, properties: { ...properties, data } };
}

/** Reports of damage have no name of their own in an event. */
function withoutLaterInReports(data: Value): Value {
  const { properties } = data as { readonly properties: Fields };
  const reports = properties['damageReports'] as { readonly items: Value } | undefined;
  if (!reports) return data;
  const items = withoutFields(reports.items, laterFields['HistoryDamageReport']);
  return { ...(data as object), properties: { ...properties, damageReports: { ...reports, items } } };
}

/** Objects whose keys are names and not keywords of OpenAPI. */
const dictionaries = [
  'properties',
  'schemas',
  'paths',
  'responses',
  'content',
  'headers',
  'securitySchemes',
  'mapping',
];

/** Lists of names that the release knew by another name, and without the later ones. */
const widened: Readonly<Record<string, string>> = {
  '#/components/schemas/DeliveryChannel': '#/components/schemas/MessageChannel',
};

/** Drops words for readers and later names, and sorts lists whose order has no meaning. */
function bare(value: Value, isDictionary = false): Value {
  if (Array.isArray(value))
    return value
      .filter((one) => !isLaterName(one) && !isLaterName((one as Fields | null)?.['$ref']))
      .map((one) => bare(one));
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? (widened[value] ?? value) : value;
  const kept = Object.entries(value as Fields).filter(([key]) =>
    isDictionary ? !isLaterName(key) : !words.includes(key),
  );
  return Object.fromEntries(
    kept.map(([key, part]) => {
      if (!isDictionary && key === 'required' && Array.isArray(part)) return [key, [...(part as string[])].sort()];
      return [key, bare(part, !isDictionary && dictionaries.includes(key))];
    }),
  );
}

const isRefused = (content: Fields | undefined): boolean => content !== undefined && PROBLEM in content;

/** By route; each can be left out. */
const laterParameters: Readonly<Record<string, readonly string[]>> = {
  'GET /api/admin/bookings': ['reviewDue'],
  'GET /api/admin/bookings/export': ['reviewDue'],
  'GET /api/admin/vehicles/{id}/affected-bookings': ['from'],
  'GET /api/audit/bookings': ['reviewDue'],
};

function withoutLaterParameters(route: string, { parameters = [], ...operation }: Operation): Operation {
  const isKept = ({ name }: { readonly name: string }) => !(laterParameters[route] ?? []).includes(name);
  return { ...operation, parameters: parameters.filter(isKept) };
}

/** A route without its refusals. */
function shapeOf({ parameters = [], responses, ...rest }: Operation, later: readonly string[] = []): Value {
  const answers = Object.entries(responses).filter(
    ([status, { content }]) => !isRefused(content) && !later.includes(status),
  );
  const sorted = [...parameters].sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
  return bare({ ...rest, parameters: sorted, responses: Object.fromEntries(answers) });
}
const nameOf = (parameter: { readonly name: string; readonly in: string }) => `${parameter.in} ${parameter.name}`;

/** Each as `409 VEHICLE_ALREADY_BOOKED`. */
function refusalsOf({ responses }: Operation): readonly string[] {
  return Object.entries(responses)
    .filter(([, { content }]) => isRefused(content))
    .flatMap(([status, { content }]) => {
      const { examples = {} } = (content?.[PROBLEM] ?? {}) as { readonly examples?: Fields };
      return Object.keys(examples).map((code) => `${status} ${code}`);
    })
    .sort();
}

function routesOf({ paths }: Document): ReadonlyMap<string, Operation> {
  return new Map(
    Object.entries(paths).flatMap(([address, operations]) =>
      Object.entries(operations).map(
        ([method, operation]) => [`${method.toUpperCase()} ${address}`, operation] as const,
      ),
    ),
  );
}

const [before, today] = [routesOf(then), routesOf(now)];

describe('the API document of a release', () => {
  it.each([...before.keys()])('still describes %s', (route) => {
    expect(today.has(route)).toBe(true);
    expect(shapeOf(withoutLaterParameters(route, today.get(route)!), laterSuccesses[route])).toEqual({
      ...(shapeOf(before.get(route)!) as object),
      ...laterOfRoutes[route],
    });
  });

  it.each([...before.keys()])('still lists what %s refuses', (route) => {
    const corrections = corrected.filter((one) => one.route === route);
    const removed = corrections.flatMap((one) => one.removed ?? []);
    const kept = refusalsOf(before.get(route)!).filter((code) => !removed.includes(code));
    const added = [...corrections.flatMap((one) => one.added ?? []), ...correctedEverywhere(route, kept)];
    const expected = [...kept, ...added].sort();
    expect(refusalsOf(today.get(route)!)).toEqual(expected);
  });

  const schemas = then.components['schemas'] as Fields;
  it.each(Object.keys(schemas))('still describes %s', (name) => {
    const described = now.components['schemas'] as Fields;
    const expected = structuredClone(schemas[name]) as { properties?: Fields };
    for (const { field, limits } of stricter.filter(({ schema }) => schema === name))
      Object.assign(expected.properties?.[field] as object, limits);
    expect(bare(withoutLaterData(name, withoutFields(described[name], laterFields[name])))).toEqual(bare(expected));
  });

  it('still describes how callers authenticate', () => {
    expect(bare(now.components['securitySchemes'], true)).toEqual(bare(then.components['securitySchemes'], true));
  });
});

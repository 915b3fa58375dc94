import { microsoftOutcomeSentences } from '@rigbook/contracts/auth/microsoft.words';
import {
  bookingMilestones,
  bookingStatusLabels,
  eligibilityWarningWords,
} from '@rigbook/contracts/booking/booking.words';
import { checkInGroups, checkInItems } from '@rigbook/contracts/booking/shift/check-in.words';
import { damageAreas, damageSeverities } from '@rigbook/contracts/booking/shift/damage.words';
import { slotStateLabels } from '@rigbook/contracts/booking/requesting/slot-states.rules';
import { slotGroups } from '@rigbook/contracts/booking/requesting/slots.rules';
import {
  fleetRoles,
  vehicleCardBadges,
  vehicleStatuses,
  vehicleStatusWords,
} from '@rigbook/contracts/fleet/fleet.words';
import { departments } from '@rigbook/contracts/responders/responder.words';
import { signInFormatMessage } from '@rigbook/contracts/auth/auth.rules';
import { photosRequiredMessage } from '@rigbook/contracts/licences/photo.limits';
import { prefixed, themselves } from '../../lib/i18n/contract-words.js';
import { en as auth } from '../../features/auth/messages-en.js';
import { en as booking } from '../../features/booking/messages-en.js';
import { en as fleet } from '../../features/fleet/messages-en.js';
import { en as licences } from '../../features/licences/messages-en.js';
import { en as recommendations } from '../../features/recommendations/messages-en.js';

const labels = <Id extends string>(items: readonly { readonly id: Id; readonly label: string }[]) =>
  Object.fromEntries(items.map(({ id, label }) => [id, label])) as Record<Id, string>;

const statuses = Object.fromEntries(vehicleStatuses.map((status) => [status, vehicleStatusWords(status).label]));

/** Words of the shared contracts, where their wording is defined. */
export const words = {
  ...prefixed('bookingStatus', bookingStatusLabels),
  ...prefixed('milestone', labels(bookingMilestones)),
  ...prefixed('eligibilityWarning', eligibilityWarningWords),
  ...prefixed('vehicleStatus', statuses as Record<(typeof vehicleStatuses)[number], string>),
  'vehicleStatus.unknown': vehicleStatusWords('').label,
  ...prefixed('vehicleBadge', themselves(vehicleCardBadges)),
  ...prefixed('role', themselves(fleetRoles)),
  ...prefixed('department', themselves(departments)),
  ...prefixed('slotState', slotStateLabels),
  ...prefixed('slotGroup', labels(slotGroups)),
  ...prefixed('checkInGroup', labels(checkInGroups)),
  ...prefixed('checkInItem', labels(checkInItems)),
  'checkInItem.fuel-check.detail': checkInItems[0].detail,
  'checkInItem.charging-port.detail': checkInItems[4].detail,
  'checkInItem.ituran-code.detail': checkInItems[5].detail,
  ...prefixed('damageArea', labels(damageAreas)),
  ...prefixed('damageSeverity', labels(damageSeverities)),
  ...prefixed('microsoftOutcome', microsoftOutcomeSentences),
};

const sentencesOfTheRules = [
  signInFormatMessage,
  'First name is required',
  'Last name is required',
  'Email is required',
  'Please enter a valid email address',
  'Phone number is required',
  'Please enter a valid 10-digit phone number',
  'Department is required',
  photosRequiredMessage,
  'First name contains characters that cannot be shown',
  'Last name contains characters that cannot be shown',
  'First name must be at most 80 characters',
  'Last name must be at most 80 characters',
  'Email must be at most 254 characters',
] as const;

/** Sentences of the shared rules. Each is its own id, since rules know no message ids. */
export const sentences = themselves(sentencesOfTheRules);

/** Texts for everyone. */
export const en = {
  ...words,
  ...sentences,
  ...auth,
  ...booking,
  ...fleet,
  ...licences,
  ...recommendations,
  'home.title': 'Home',
  'landing.title': 'The response vehicles of your organization, one booking away',
  'landing.lead': 'Book by the hour, sign the agreement on your phone, check in, drive, check out.',
  'landing.offline': 'There is no connection. You can sign in once it is back.',
  'landing.point1.title': 'Hour by hour',
  'landing.point1.text': 'Take a vehicle for 1 to 24 hours, up to 6 days ahead, and see at once what is free.',
  'landing.point2.title': 'Approved and signed',
  'landing.point2.text': 'An administrator approves, you sign the vehicle loan agreement on your own screen.',
  'landing.point3.title': 'Ready for the call',
  'landing.point3.text': 'A check-in of 16 items before you drive and a report of damage when you return.',
  'home.auditor': 'You can read the record. Auditors cannot book vehicles.',
  'home.restricted': 'Vehicle bookings are restricted to administrators from Friday 1:00 PM to Sunday 9:00 AM.',
  'home.restrictedForOthers':
    'From Friday 1:00 PM to Sunday 9:00 AM only administrators can book vehicles. You are one of them.',
  'app.name': 'Rigbook',
  'app.skipToContent': 'Skip to the content',
  'app.loading': 'Loading...',
  'contacts.title': 'Whom to call',
  'shell.home': 'Home',
  'shell.book': 'Book',
  'shell.myBookings': 'My bookings',
  'shell.admin': 'Admin',
  'shell.audit': 'Audit',
  'shell.refresh': 'Refresh',
  'shell.refreshed': 'Everything is up to date',
  'shell.logout': 'Logout',
  'shell.menu': 'Menu',
  'shell.mainNavigation': 'Main',
  'shell.theme.system': 'Colors: same as the system',
  'shell.theme.light': 'Colors: light',
  'shell.theme.dark': 'Colors: dark',
  'shell.timesIn': 'All times are in {zone}.',
  'toast.label': 'Notification',
  'toast.region': "Notifications ('{hotkey}')",
  'toast.close': 'Dismiss',
  'error.noConnection': 'No answer from Rigbook. Check your connection and try again.',
  'offline.notice': 'No connection to Rigbook. What you fill in stays on this device.',
  'offline.notKept':
    'No connection to Rigbook, and this device cannot keep what waits. Leave this page open until it is sent.',
  'offline.asOf': 'As of {time}, no connection',
  'offline.bookLater': 'Booking a vehicle needs a connection.',
  'offline.tryAgain': 'Try again',
  'offline.title': 'No connection',
  'offline.screen': 'This screen opens automatically when there is a connection. What you filled in before is kept.',
  'outbox.later': 'Will be sent when you are online again.',
  'outbox.waiting': 'Waiting for the network',
  'outbox.putOff': 'The server cannot take it right now',
  'outbox.notKept': 'This device cannot keep it. Leave this page open until it is sent.',
  'outbox.waitingDetail': 'Kept on this device. It will be sent automatically when you are online again.',
  'outbox.cancel': 'Do not send yet',
  'outbox.tryNow': 'Try now',
  'outbox.afterSignature': 'Kept on this device. It will be sent after your signature.',
  'outbox.afterCheckIn': 'Kept on this device. It will be sent after your check-in.',
  'outbox.heldBack':
    'Not sent, because the check-in before it did not go through. What you filled in is kept on this device.',
  'outbox.heldBackBySignature':
    'Not sent, because the signature before it did not go through. What you filled in is kept on this device.',
  'outbox.steps': '{count, plural, one {One step is} other {# steps are}} waiting for the network',
  'outbox.stepsDetail':
    '{count, plural, one {It will be sent automatically when you are online again.} other {They will be sent automatically in this order when you are online again.}}',
  'outbox.step.signature': 'Signature for {vehicle}',
  'outbox.step.check-in': 'Check-in of {vehicle}',
  'outbox.step.damage': 'Damage of {vehicle}',
  'outbox.step.seen': 'Report about {vehicle}',
  'outbox.step.checkout': 'Checkout of {vehicle}',
  'outbox.form.signature': 'Your signature for {vehicle} waits for the network.',
  'outbox.form.check-in': 'Your check-in of {vehicle} waits for the network.',
  'outbox.form.damage': 'Your report of damage of {vehicle} waits for the network.',
  'outbox.form.seen': 'Your report about {vehicle} waits for the network.',
  'outbox.seen': 'Reported',
  'outbox.damage': 'Damage reported',
  'outbox.damageDetail': 'The office has been told.',
  'outbox.noDamage': 'Not reported',
  'outbox.form.checkout': 'Your checkout of {vehicle} waits for the network.',
  'version.ready': 'A new version of Rigbook is ready.',
  'version.load': 'Load it',
  'version.later': 'Later',
  'error.tryAgain': 'Try again',
  'error.somethingBroke':
    'This page could not be shown. Load it again. If that does not help, tell your administrator.',
  'error.reload': 'Load again',
  'notFound.title': '404 Page Not Found',
  'notFound.hint': 'Did you forget to add the page to the router?',
  'notFound.home': 'Return to Home',
  'admin.denied': 'Access Denied',
  'admin.deniedDetail': "You don't have permission to access the admin panel",
  'audit.deniedDetail': 'Only auditors and administrators can see this page.',
  'admin.returnHome': 'Return to Home',
  'dialog.cancel': 'Cancel',
  'dialog.close': 'Close',
  'lazy.failed': 'This part could not be loaded. Check your connection and try again.',
  'lazy.long': 'This is taking longer than usual.',
  'copy.do': 'Copy {what}',
  'copy.done': 'Copied',
  'paper.print': 'Print',
  'paper.printed': 'Printed on {day} at {clock}. Clock times of {zone}.',
  'person.erased': 'Former responder',
  'person.unit': 'Unit {unit}',
  'person.nameAndUnit': '{name}, Unit {unit}',
  'time.today': 'Today',
  'time.tomorrow': 'Tomorrow',
  'time.todayInSentence': 'today',
  'time.tomorrowInSentence': 'tomorrow',
  'time.instant': '{day}, {clock}',
  'time.fromTo': '{start} - {end}',
  'time.period': '{period} ({hours, plural, one {#\u00a0hour} other {#\u00a0hours}})',
  'time.periodLasting': '{period} ({lasting})',
  'time.hours': '{hours, plural, one {# hour} other {# hours}}',
  'time.days': '{days, plural, one {# day} other {# days}}',
  'time.lessThanMinute': 'less than a minute',
  'time.minutes': '{minutes} min',
  'time.wholeHours': '{hours} h',
  'time.hoursAndMinutes': '{hours} h {minutes} min',
};

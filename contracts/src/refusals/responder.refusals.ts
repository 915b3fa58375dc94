import { exampleOpenBooking, openBookingsInWords, type OpenBooking } from './open-bookings.js';
import { withFacts, withoutFacts } from './refusal-definition.js';

/** About responders and their records (docs/domain.md#responders). */
export const responderRefusals = {
  RESPONDER_NOT_FOUND: withoutFacts(
    404,
    'User not found',
    'There is no such user. The list may have changed; please reload it.',
  ),
  UNIT_NUMBER_TAKEN: withFacts<{ unitNumber: string }>({
    status: 409,
    title: 'Unit number taken',
    detail: ({ unitNumber }) =>
      `Unit ${unitNumber} already belongs to someone else. Please choose another unit number.`,
    example: { unitNumber: '101' },
  }),
  PHONE_DIGITS_MISMATCH: withoutFacts(
    400,
    'Phone digits do not match',
    'The last 4 digits do not match the phone number. Please correct one of them.',
  ),
  RESPONDER_HAS_OPEN_BOOKINGS: withFacts<{ unitNumber: string; bookings: readonly OpenBooking[] }>({
    status: 409,
    title: 'Open bookings',
    detail: ({ unitNumber, bookings }, zone) =>
      `Unit ${unitNumber} still has open bookings: ${openBookingsInWords(bookings, zone, (booking) => booking.vehicleName)}. ` +
      'Please cancel them or wait until they are completed, then delete the user.',
    example: { unitNumber: '101', bookings: [exampleOpenBooking] },
  }),
  RESPONDER_BOOKINGS_UNDECIDED: withFacts<{ unitNumber: string; bookings: readonly OpenBooking[] }>({
    status: 409,
    title: 'Open bookings',
    detail: ({ unitNumber, bookings }, zone) =>
      `Unit ${unitNumber} still has open bookings: ${openBookingsInWords(bookings, zone, (booking) => booking.vehicleName)}. ` +
      'Please reject, cancel or check them out first, then suspend the user.',
    example: { unitNumber: '101', bookings: [exampleOpenBooking] },
  }),
  ERASURE_REQUEST_NOT_FOUND: withoutFacts(
    404,
    'Request not found',
    'There is no open request to be erased. It may have been withdrawn or decided in the meantime.',
  ),
  CANNOT_SUSPEND_YOURSELF: withoutFacts(
    409,
    'Your own account',
    'You cannot suspend yourself. Please ask another administrator.',
  ),
  CANNOT_DELETE_YOURSELF: withoutFacts(
    409,
    'Your own account',
    'You cannot delete yourself. Please ask another administrator.',
  ),
  MICROSOFT_ACCOUNT_TAKEN: withoutFacts(
    409,
    'Microsoft account taken',
    'This Microsoft account is already linked to someone else. Please unlink it there first.',
  ),
  LAST_ADMIN: withoutFacts(
    409,
    'Last administrator',
    'This is the last administrator. Please make someone else an administrator first.',
  ),
};

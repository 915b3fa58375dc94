import * as past from '../../../../test/support/booking-history.js';
import { addNote } from './add-note.decision.js';

const { requested, approved, rejected, cancelled, signed, checkedIn, checkedOut, noteAdded } = past;
const note = 'The spare key is in box 2';
const addIt = (booking: Parameters<typeof addNote>[0]) => addNote(booking, { note });

describe('adding a note to a booking', () => {
  it.each([
    ['pending', [requested]],
    ['approved', [requested, approved]],
    ['signed', [requested, approved, signed]],
    ['active', [requested, approved, signed, checkedIn]],
    ['completed', [requested, approved, signed, checkedIn, checkedOut]],
    ['rejected', [requested, rejected]],
    ['cancelled', [requested, approved, cancelled]],
    ['noted', [requested, noteAdded]],
  ])('that is %s records the note', (_status, history) => {
    past
      .given(...history)
      .when(addIt)
      .thenHappens('BookingNoteAdded', { responderId: past.dana, vehicleId: past.als1, note });
  });

  it('that was never requested is refused', () => {
    past.given().when(addIt).thenRefused('BOOKING_NOT_FOUND');
  });
});

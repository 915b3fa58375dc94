import * as past from '../../../../test/support/booking-history.js';
import { eraseText, type TextStanding } from './erase-text.decision.js';

const { requested, approved, signed, checkedIn, checkedOut, cancelled } = past;
const text = { eventId: '0199c0de-0e01-7000-8000-000000000e01', path: 'purpose' };
const erase = (standing: TextStanding) => (booking: Parameters<typeof eraseText>[0]) =>
  eraseText(booking, text, 'names-a-person', standing);

describe('erasing a text of a booking', () => {
  it.each([
    ['pending', [requested]],
    ['cancelled', [requested, approved, cancelled]],
    ['completed', [requested, approved, signed, checkedIn, checkedOut]],
  ])('that is %s records which text, and why', (_status, history) => {
    const data = { responderId: past.dana, vehicleId: past.als1, ...text, because: 'names-a-person' } as const;
    past
      .given(...history)
      .when(erase('kept'))
      .thenHappens('TextErased', data);
  });

  it('is refused if there is no such text any more', () => {
    past.given(requested).when(erase('none')).thenRefused('TEXT_NOT_FOUND');
  });

  it('is refused while an older event holds it in clear', () => {
    past.given(requested).when(erase('in-clear')).thenRefused('TEXT_IN_CLEAR');
  });

  it('that was never requested is refused', () => {
    past.given().when(erase('kept')).thenRefused('BOOKING_NOT_FOUND');
  });
});

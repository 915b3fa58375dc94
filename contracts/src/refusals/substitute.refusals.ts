import { withoutFacts } from './refusal-definition.js';

/** About bookings at risk (docs/domain.md#bookings-at-risk). */
export const substituteRefusals = {
  SUBSTITUTE_NOT_FOUND: withoutFacts(
    404,
    'No such offer',
    'This offer of another vehicle does not exist, or is not for you. Please look at your bookings.',
  ),
  SUBSTITUTE_OFFER_ENDED: withoutFacts(
    409,
    'Offer ended',
    'This vehicle is no longer held for you: the time to answer is over, or the booking has changed. Please look at your booking.',
  ),
  ALREADY_BEING_SAVED: withoutFacts(
    409,
    'Already being saved',
    'Somebody else is already saving one of these bookings. Please look at the list again.',
  ),
};

/** Another vehicle that is held for a booking, to its responder. */
export const en = {
  'substitutes.title': 'Another vehicle for your booking',
  'substitutes.lost': '{vehicle} is not available for your booking.',
  'substitutes.held': '{vehicle} is held for you until {time}.',
  'substitutes.answerAbove': 'Please answer at the top of this page.',
  'substitutes.timeLeft': '{span} left',
  'substitutes.accept': 'Accept',
  'substitutes.acceptNamed': 'Accept {vehicle}, {time}',
  'substitutes.decline': 'Decline',
  'substitutes.declineNamed': 'Decline {vehicle}, {time}',
  'substitutes.hint': 'Without an answer the office looks for another way, and your booking may be cancelled.',
  'substitutes.accepted': 'Your booking has {vehicle} now',
  'substitutes.acceptedSign': 'Please sign the agreement for this vehicle next.',
  'substitutes.acceptedPending': 'An administrator decides on your booking next.',
  'substitutes.acceptFailed': 'Not accepted',
  'substitutes.declineTitle': 'Decline this vehicle?',
  'substitutes.declineText':
    'Your booking stays, but its vehicle is not available. The office looks for another way, or cancels the booking.',
  'substitutes.keep': 'Keep the offer',
  'substitutes.declined': 'Declined. The office looks for another way.',
  'substitutes.declineFailed': 'Not declined',
} as const;

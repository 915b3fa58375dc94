/** Texts of the dialog in which a booking is changed. */
export const en = {
  'change.title': 'Change booking',
  'change.now': 'Now',
  'change.then': 'After the change',
  'change.backToPending': 'The booking goes back to pending: an administrator has to approve it again.',
  'change.stays.pending': 'The booking still waits for approval.',
  'change.stays.approved': 'The booking stays approved.',
  'change.stays.active': 'The shift goes on.',
  'change.endsExtension': 'The request to extend it until {time} ends with this change.',
  'change.signAgain': 'The agreement must be signed again for the new hours.',
  'change.nothing': 'Nothing is different yet. Choose another vehicle, other hours or another purpose.',
  'change.shiftBegun': 'The shift has begun. Only its duration and its purpose can change.',
  'change.shiftTooOld': 'This shift cannot get a later end',
  'change.shiftTooOldHint':
    'It began more than {hours} hours ago, and no booking lasts longer. Once the vehicle is back, check it out for the responder. The purpose can still be changed.',
  'change.startPassed':
    'The start has passed. You can shorten the booking, move it to a start that is still ahead, or change its purpose. For more hours or another vehicle, ask an administrator.',
  'change.tooLate.responder':
    'This change needs approval, but the start has passed. Stay within the approved hours, choose a start that is still ahead, or ask an administrator.',
  'change.tooLate.admin':
    'The start has passed, so these hours can no longer be approved. Choose a start that is still ahead.',
  'change.reason': 'Reason for the change',
  'change.reasonHint': 'The responder can read it in the history of the booking.',
  'change.reasonNeeded': 'Please say why the booking changes.',
  'change.save': 'Save change',
  'change.saving': 'Saving...',
  'change.done': 'Booking changed',
  'change.doneApproval': 'It now waits for approval.',
  'change.doneSign': 'Please sign the agreement again before you drive.',
  'change.failed': 'Change failed',
} as const;

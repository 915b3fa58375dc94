/** Emergency takes, and their reviews. */
export const en = {
  'emergency.title': 'Taken in an emergency, without approval',
  'emergency.due': 'Review due {due}. The review is final.',
  'emergency.own': 'This is your own take. Please ask another administrator to review it.',
  'emergency.note': 'Note (required for misuse)',
  'emergency.accept': 'Accept',
  'emergency.misuse': 'Record misuse',
  'emergency.noteMissing': 'Please say why this was misuse.',
  'emergency.done.accepted': 'Emergency take accepted',
  'emergency.done.misuse': 'Recorded as misuse',
  'emergency.failed': 'The review was not saved',
  'emergency.reviewed.accepted': 'Reviewed {at}: accepted',
  'emergency.reviewed.misuse': 'Reviewed {at}: misuse',
  'diary.emergency.due': 'Emergency, review due',
  'diary.emergency.accepted': 'Emergency',
  'diary.emergency.misuse': 'Emergency, misuse',
};

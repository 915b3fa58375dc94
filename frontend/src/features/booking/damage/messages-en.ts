/** Photos of damage and reports, and how many of them are still on the device. */
export const en = {
  'damagePhotos.title': 'Photos',
  'damagePhotos.hint': 'Up to {most}. They are sent in the background and hold up nothing.',
  'damagePhotos.take': 'Take a photo',
  'damagePhotos.choose': 'Choose photos',
  'damagePhotos.named': 'Photo {number}',
  'damagePhotos.remove': 'Remove',
  'damagePhotos.removeNamed': 'Remove photo {number}',
  'damagePhotos.toCome': '{count, plural, one {# photo still to come} other {# photos still to come}}',
  'damagePhotos.toComeDetail':
    '{count, plural, one {It is kept on this device and sent when the network allows.} other {They are kept on this device and sent when the network allows.}}',
  'damagePhotos.missing': '{count, plural, one {# photo is missing} other {# photos are missing}}',
  'damagePhotos.missingDetail':
    '{count, plural, one {The server could not take it.} other {The server could not take them.}} The report itself has been received.',
  'damagePhotos.withoutReportDetail':
    '{count, plural, one {Its report has not reached the server.} other {Their report has not reached the server.}}',
  'damagePhotos.notKept': 'No room on this device',
  'damagePhotos.notKeptDetail': 'Keep this page open until the photo has been sent.',
  'damagePhotos.loses':
    '{count, plural, one {One photo of damage has not been sent yet. If you log out now, it is erased from this device.} other {# photos of damage have not been sent yet. If you log out now, they are erased from this device.}}',
  'damagePhotos.understood': 'OK',
  'reports.waiting': '{count, plural, one {One report is} other {# reports are}} waiting for the network',
  'reports.waitingDetail':
    'Kept on this device with their photos. They are sent in this order when you are online again.',
  'reports.putOff': 'The server cannot take them now. They are sent in this order as soon as it can.',
  'reports.takeBack': 'Take back',
  'reports.takeBackNamed': 'Take back: {report}',
  'reports.returned': '{count, plural, one {One report was} other {# reports were}} not sent',
  'reports.closed':
    'The shift has ended. You can still tell the office: scan the sticker on the vehicle and press "Report something", or call.',
  'reports.another': 'Write another',
  'reports.open': 'Open',
  'reports.openNamed': 'Open: {report}',
  'reports.againNamed': 'Try again: {report}',
  'reports.discard': 'Discard',
  'reports.discardNamed': 'Discard: {report}',
  'reports.discardTitle': 'Discard this report?',
  'reports.discardDetail': 'It was not sent. Its words and photos are erased from this device.',
  'reports.keep': 'Keep it',
  'reports.asNew': 'Send as a new report',
  'reports.asNewNamed': 'Send as a new report: {report}',
  'reports.asNewTitle': 'Send it as a new report?',
  'reports.asNewDetail':
    'The earlier report was received already. If this is sent as a new one, the same may stand there twice.',
  'reports.asNewNot': 'Not now',
  'reports.stayTitle': 'Log out, and send the reports later?',
  'reports.stay':
    'Reports that were not sent stay on this device. Only you see them, once you have logged in here again. Discard them first if this device is not yours.',
  'reports.logOut': 'Log out',
};

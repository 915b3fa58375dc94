/** Photos of damage, and how many of them are still on the device. */
export const en = {
  'damagePhotos.title': 'Photos',
  'damagePhotos.hint': 'Up to {most}. They are sent in the background and hold up nothing.',
  'damagePhotos.take': 'Take a photo',
  'damagePhotos.choose': 'Choose photos',
  'damagePhotos.named': 'Photo {number}',
  'damagePhotos.removeNamed': 'Remove photo {number}',
  'damagePhotos.toCome': '{count, plural, one {# photo still to come} other {# photos still to come}}',
  'damagePhotos.toComeDetail': 'They are kept on this device and sent when the network allows.',
  'damagePhotos.missing': '{count, plural, one {# photo is missing} other {# photos are missing}}',
  'damagePhotos.missingDetail': 'The server could not take them. The report itself has been received.',
  'damagePhotos.understood': 'OK',
};

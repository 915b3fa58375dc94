/** A photo of damage that was found at the check-in. */
export const damagePhotoId = '0199c0de-0b03-7000-8000-00000000ab03';

/** What there is besides where damage was reported before the checkout. */
export const fileNamesOfReports = ['damage-reported.json', `damage-photo-${damagePhotoId}.jpg`];

/** The files of a dossier with a signed agreement. */
export const dossierFileNames = [
  'summary.html',
  'events.jsonl',
  'texts.json',
  'proof.json',
  'head.json',
  'public-key.pem',
  'agreement-text.json',
  'agreement.pdf',
  'checklist.json',
  'damage.json',
  'brackets.json',
  'notifications.json',
  'manifest.json',
];

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
  'notifications.json',
  'manifest.json',
];

/** The fields of a booking's events that people type. */
export const textFields = [
  'purpose',
  'adminNotes',
  'reason',
  'overrideReason',
  'coverageReason',
  'preExistingDamage',
  'notes',
  'note',
  'description',
  'place',
  'words',
] as const;
export type TextField = (typeof textFields)[number];

/** The field at a path such as `damageReports.0.description`; undefined if a later version added it. */
export const fieldAt = (path: string): TextField | undefined => {
  const last = path.split('.').at(-1);
  return textFields.find((field) => field === last);
};

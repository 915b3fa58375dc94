import type { DamagePhotoId } from '@rigbook/contracts/kernel';

interface Announces {
  readonly photoIds?: readonly DamagePhotoId[] | undefined;
}

/** Whether a report that arrives again has no photo that it did not have before. It may have fewer: those that were sent since. */
export const announcesNothingNew = (before: Announces, again: Announces): boolean =>
  (again.photoIds ?? []).every((id) => before.photoIds?.includes(id));

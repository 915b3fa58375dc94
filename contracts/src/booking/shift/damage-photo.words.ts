/** A photo that a report of damage announced: it has not arrived yet, it can be seen, or it was there and was erased. */
export const damagePhotoStates = ['to-come', 'here', 'erased'] as const;
export type DamagePhotoState = (typeof damagePhotoStates)[number];

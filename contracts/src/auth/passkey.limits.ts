/** Passkeys (docs/domain.md#signing-in). */
export const passkeyLimits = {
  /** of one person */
  most: 10,
  nameLength: 60,
  /** from asking for a passkey to its answer */
  answerSeconds: 5 * 60,
} as const;

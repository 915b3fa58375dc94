/**
 * How a person can prove that it is them. `code`: by email or WhatsApp. `digits`: of the phone number, where new devices are not
 * confirmed.
 */
export const proofWays = ['code', 'digits', 'passkey', 'admin-password'] as const;
export type ProofWay = (typeof proofWays)[number];

/** How a visit to /auth/microsoft ended, as the page finds it in its address: `/?signIn=microsoft-not-linked`. */
export const microsoftOutcomes = [
  'microsoft-not-linked',
  'microsoft-not-configured',
  'microsoft-failed',
  'microsoft-linked',
  'microsoft-account-taken',
] as const;
export type MicrosoftOutcome = (typeof microsoftOutcomes)[number];

/** The parameter of the page's address that carries it. */
export const SIGN_IN_OUTCOME_PARAMETER = 'signIn';

export const isMicrosoftOutcome = (text: string): text is MicrosoftOutcome =>
  (microsoftOutcomes as readonly string[]).includes(text);

/** What the page says to the person (docs/domain.md#signing-in). */
export const microsoftOutcomeSentences: Readonly<Record<MicrosoftOutcome, string>> = {
  'microsoft-not-linked':
    'This Microsoft account is not linked to a unit. Sign in with your unit number and link it under Account, or ask an administrator to link it.',
  'microsoft-not-configured':
    'Signing in with Microsoft is not set up for this organisation. Please sign in with your unit number.',
  'microsoft-failed': 'Microsoft did not confirm who you are. Please try again, or sign in with your unit number.',
  'microsoft-linked': 'Your Microsoft account is linked. From now on you can sign in with it.',
  'microsoft-account-taken': 'This Microsoft account is linked to another unit. Please ask an administrator.',
};

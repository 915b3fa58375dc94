/** The outcome of a visit to /auth/microsoft, in the page's address: `/?signIn=microsoft-not-linked`. */
export const microsoftOutcomes = [
  'microsoft-not-linked',
  'microsoft-not-configured',
  'microsoft-failed',
  'microsoft-linked',
  'microsoft-account-taken',
  'microsoft-suspended',
] as const;
export type MicrosoftOutcome = (typeof microsoftOutcomes)[number];

/** The parameter of the page's address that carries it. */
export const SIGN_IN_OUTCOME_PARAMETER = 'signIn';

export const isMicrosoftOutcome = (text: string): text is MicrosoftOutcome =>
  (microsoftOutcomes as readonly string[]).includes(text);

/** The page's messages (docs/domain.md#signing-in). */
export const microsoftOutcomeSentences: Readonly<Record<MicrosoftOutcome, string>> = {
  'microsoft-not-linked':
    'This Microsoft account is not linked to a unit. Sign in with your unit number and link it under Account, or ask an administrator to link it.',
  'microsoft-not-configured':
    'Signing in with Microsoft is not set up for this organization. Please sign in with your unit number.',
  'microsoft-failed': 'Microsoft did not confirm who you are. Please try again, or sign in with your unit number.',
  'microsoft-linked': 'Your Microsoft account is linked. You can now sign in with it.',
  'microsoft-account-taken': 'This Microsoft account is linked to another unit. Please ask an administrator.',
  'microsoft-suspended': 'Your access is suspended. Please ask an administrator.',
};

const MOST_CHARACTERS = 255;
const issuerShape = /^https?:\/\/[^\s?#@]+$/;
const subjectShape = /^[\x21-\x7e]+$/;

/** The message for an invalid issuer of an OpenID provider; otherwise undefined. */
export const issuerProblem = (issuer: string): string | undefined =>
  issuer.length <= MOST_CHARACTERS && issuerShape.test(issuer) && URL.canParse(issuer)
    ? undefined
    : 'The issuer must be the address of the directory, such as https://login.microsoftonline.com/<tenant>/v2.0';

/** A subject names an account at its issuer: at most 255 ASCII characters, compared exactly. */
export const subjectProblem = (subject: string): string | undefined =>
  subject.length <= MOST_CHARACTERS && subjectShape.test(subject)
    ? undefined
    : 'The subject must be the account\'s "sub" of at most 255 characters, without spaces';

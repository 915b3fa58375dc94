const MOST_CHARACTERS = 255;
const issuerShape = /^https?:\/\/[^\s?#@]+$/;
const subjectShape = /^[\x21-\x7e]+$/;

/** The message for an issuer that no OpenID provider has; undefined when it may be one. */
export const issuerProblem = (issuer: string): string | undefined =>
  issuer.length <= MOST_CHARACTERS && issuerShape.test(issuer) && URL.canParse(issuer)
    ? undefined
    : 'The issuer must be the address of the directory, such as https://login.microsoftonline.com/<tenant>/v2.0';

/** A subject names an account at its issuer: at most 255 ASCII characters, compared exactly. */
export const subjectProblem = (subject: string): string | undefined =>
  subject.length <= MOST_CHARACTERS && subjectShape.test(subject)
    ? undefined
    : 'The subject must be the account\'s "sub" of at most 255 characters, without spaces';

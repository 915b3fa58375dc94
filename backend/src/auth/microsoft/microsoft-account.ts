/** An account as its provider names it. A subject is unique only within its issuer; email addresses are not compared. */
export interface MicrosoftAccount {
  readonly issuer: string;
  readonly subject: string;
}

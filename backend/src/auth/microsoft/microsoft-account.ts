/** An account as its provider names it: the subject means something at that issuer only. An email address plays no part. */
export interface MicrosoftAccount {
  readonly issuer: string;
  readonly subject: string;
}

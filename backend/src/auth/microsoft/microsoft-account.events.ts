/** On the responder's stream. Which account it is stands in a row that can be erased, not in the history. */
export type MicrosoftAccountEvent = MicrosoftAccountLinked | MicrosoftAccountUnlinked;

export interface MicrosoftAccountLinked {
  readonly type: 'MicrosoftAccountLinked';
  readonly data: Record<string, never>;
}

/** Also recorded before another account is linked in its place. */
export interface MicrosoftAccountUnlinked {
  readonly type: 'MicrosoftAccountUnlinked';
  readonly data: Record<string, never>;
}

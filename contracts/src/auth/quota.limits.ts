/** How much a person may ask of everybody's server. The sentence and `Retry-After` of a refusal say when there is room again. */
export interface Quota {
  readonly name: string;
  readonly most: number;
  /** from the first use on; then the count begins again */
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Calls of a signed-in person that may change something, refused ones included. */
export const writeQuotas = [
  { name: 'writes-per-minute', most: 60, seconds: MINUTE },
  { name: 'writes-per-day', most: 1_000, seconds: DAY },
] as const satisfies readonly Quota[];

/** Photos that a person sends, refused ones included: drawing one again takes as long as hundreds of other calls. */
export const uploadQuota = { name: 'uploads-per-hour', most: 48, seconds: HOUR } as const satisfies Quota;

/** Downloads of what is held about oneself: each reads all of it. */
export const ownDataQuota = { name: 'own-data-per-hour', most: 4, seconds: HOUR } as const satisfies Quota;

/** Wrong codes of joint handovers that a person enters: six digits must not be found by trying. */
export const handoverCodeQuota = {
  name: 'handover-codes-per-ten-minutes',
  most: 20,
  seconds: 10 * MINUTE,
} as const satisfies Quota;

/** Photos of one person that may wait to be drawn; each is kept in memory. */
export const PHOTOS_WAITING = 4;

/** The office gets at most one mail about the requests of a person in this time. */
export const OFFICE_MAIL_EVERY_SECONDS = 10 * MINUTE;

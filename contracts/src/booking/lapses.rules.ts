/** Lapses: bookings that a responder missed, vehicles that came back late, and misuse of emergency takes. How many of these days put a warning on a request; 0: none. */
export const lapseWarning = { days: 90, never: 0, most: 20, usual: 2 } as const;

export const lapseWarningProblem = (lapses: unknown): string | undefined =>
  Number.isInteger(lapses) && (lapses as number) >= lapseWarning.never && (lapses as number) <= lapseWarning.most
    ? undefined
    : `A warning must need ${lapseWarning.never} to ${lapseWarning.most} missed bookings and late returns`;

export interface Lapses {
  readonly missed: number;
  readonly late: number;
  /** emergency takes that were misuse */
  readonly misused: number;
}

/** Whether a request of this responder gets a warning. */
export const isWarnedOf = ({ missed, late, misused }: Lapses, lapsesForWarning: number): boolean =>
  lapsesForWarning !== lapseWarning.never && missed + late + misused >= lapsesForWarning;

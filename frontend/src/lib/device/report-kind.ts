/** Reports of damage of a shift, and of what somebody saw at a vehicle. Any number of them may wait, and no step waits for one. */
export type ReportKind = 'damage' | 'seen';

export const isReport = (kind: string): kind is ReportKind => kind === 'damage' || kind === 'seen';

import { createContext, useContext } from 'react';

/** Whose shifts this page shows, and from when they may begin. */
export interface OwnShifts {
  /** undefined while nobody is signed in */
  readonly personId: string | undefined;
  /** null: check-in is possible as soon as the booking is signed */
  readonly checkInOpensMinutesBefore: number | null;
}

export const OwnShiftsContext = createContext<OwnShifts>({ personId: undefined, checkInOpensMinutesBefore: null });

export const useOwnShifts = (): OwnShifts => useContext(OwnShiftsContext);

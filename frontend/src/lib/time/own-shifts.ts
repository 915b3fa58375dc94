import { createContext, useContext } from 'react';

/** Whose shifts this page shows, and from when they may begin. */
export interface OwnShifts {
  /** undefined while nobody is signed in */
  readonly personId: string | undefined;
  /** administrators also check out for others; the server asks for the password */
  readonly isAdmin: boolean;
  /** null: check-in is possible as soon as the booking is signed */
  readonly checkInOpensMinutesBefore: number | null;
}

export const OwnShiftsContext = createContext<OwnShifts>({
  personId: undefined,
  isAdmin: false,
  checkInOpensMinutesBefore: null,
});

export const useOwnShifts = (): OwnShifts => useContext(OwnShiftsContext);

import { createContext, useContext } from 'react';

/** Whose shifts this page shows, and from when they may begin. */
export interface OwnShifts {
  /** undefined while nobody is signed in */
  readonly personId: string | undefined;
  /** administrators also check out for others; the server asks for the password */
  readonly isAdmin: boolean;
  /** undefined while nobody is signed in */
  readonly checkInOpensMinutesBefore: number | undefined;
  /** at once; undefined while that is not known */
  readonly extensionHoursWithoutApproval?: number | undefined;
  /** whether a return says where the vehicle stands; undefined while that is not known */
  readonly parkingPlaceRequired?: boolean | undefined;
}

export const OwnShiftsContext = createContext<OwnShifts>({
  personId: undefined,
  isAdmin: false,
  checkInOpensMinutesBefore: undefined,
});

export const useOwnShifts = (): OwnShifts => useContext(OwnShiftsContext);

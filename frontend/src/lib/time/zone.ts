import { DEFAULT_ZONE, type Zone } from '@rigbook/contracts/kernel/time';
import { createContext, useContext } from 'react';

/** The organization's time zone, which defines days, weeks and clock times on every screen. */
export const ZoneContext = createContext<Zone>(DEFAULT_ZONE);

export const useZone = (): Zone => useContext(ZoneContext);

import { DEFAULT_ZONE, type Zone } from '@rigbook/contracts/kernel/time';
import { createContext, useContext } from 'react';

/** The organisation's zone: what a day, a week and a clock time mean on every screen. */
export const ZoneContext = createContext<Zone>(DEFAULT_ZONE);

export const useZone = (): Zone => useContext(ZoneContext);

import { useMatches } from 'react-router';

/** Marks a screen that is one task to finish: on a phone its own button stands where the navigation would. */
export const task = { isTask: true } as const;

export const useIsTask = (): boolean => useMatches().some(({ handle }) => handle === task);

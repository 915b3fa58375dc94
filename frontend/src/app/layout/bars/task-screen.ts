import { useMatches } from 'react-router';

/** Marks a screen that is one task to finish: on a phone its own button stands where the navigation would. */
export const taskScreen = { isTask: true } as const;

export const useIsTaskScreen = (): boolean => useMatches().some(({ handle }) => handle === taskScreen);

import { useMatches } from 'react-router';

/** Marks a screen that is one task to finish: on a phone, its button takes the place of the navigation. */
export const taskScreen = { isTask: true } as const;

export const useIsTaskScreen = (): boolean => useMatches().some(({ handle }) => handle === taskScreen);

/** Whether a person has just pressed something, so that what opens now has to answer it. Not every browser says. */
export const isAfterPress = (): boolean => (navigator.userActivation as UserActivation | undefined)?.isActive ?? false;

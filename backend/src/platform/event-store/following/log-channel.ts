/** Followers of the log listen here. Messages are empty. Followers also check by themselves every few seconds. */
export const LOG_CHANNEL = 'rigbook_log';

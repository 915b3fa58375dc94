/** Everyone who follows the log listens here; the message says nothing but "look". Followers also look by themselves every second. */
export const LOG_CHANNEL = 'rigbook_log';

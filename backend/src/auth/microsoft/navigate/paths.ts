/** Addresses that browsers are sent to, which are not calls of the API. */
export const MICROSOFT_PATH = 'auth/microsoft';
export const MICROSOFT_CALLBACK = 'callback';

/** Addresses for browsers; not part of the API. */
export const MICROSOFT_PATH = 'auth/microsoft';
export const MICROSOFT_CALLBACK = 'callback';

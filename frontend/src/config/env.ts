/** The server delivers page and API from one address. */
export const env = {
  apiOrigin: window.location.origin,
} as const;

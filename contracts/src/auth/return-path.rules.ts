/** The parameter that carries the visitor's destination to `/auth/microsoft` and back. */
export const RETURN_PATH_PARAMETER = 'returnTo';

const HOME = '/';
const MOST_CHARACTERS = 300;
/** An arbitrary origin to resolve paths against. */
const ANYWHERE = 'https://page.invalid';
/** Answered by the server, not by a screen. */
const noScreens = /^\/(?:api|auth)(?:\/|$)/;

/** The server reads "/%61pi" as "/api". */
function leadsToScreen(pathname: string): boolean {
  try {
    return !noScreens.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/**
 * Where a sign-in leads back to: a path of this page as a browser reads it, with query and fragment. Home for anything else, so that
 * a link to our site never leads to another one.
 */
export function returnPath(asked: unknown): string {
  if (typeof asked !== 'string' || asked.length > MOST_CHARACTERS) return HOME;
  if (!asked.startsWith('/') || !URL.canParse(asked, ANYWHERE)) return HOME;
  const { origin, pathname, search, hash } = new URL(asked, ANYWHERE);
  // "/..//elsewhere" stays on the site until its dots are gone
  if (origin !== ANYWHERE || pathname.startsWith('//') || !leadsToScreen(pathname)) return HOME;
  const path = `${pathname}${search}${hash}`;
  return path.length > MOST_CHARACTERS ? HOME : path;
}

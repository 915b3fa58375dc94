const BEARER = /^bearer +(\S+) *$/i;

/** The token of an `Authorization` header; undefined where it carries none, empty where it is not one token. */
export function bearerIn(authorization: string | undefined): string | undefined {
  if (authorization === undefined || !/^bearer\b/i.test(authorization)) return undefined;
  return BEARER.exec(authorization)?.[1] ?? '';
}

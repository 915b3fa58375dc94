const nextLink = /<([^>]+)>;\s*rel="next"/;

/** The cursor of the page that follows a list, out of its Link header; undefined at the end. */
export function nextCursor(response: Response): string | undefined {
  const target = nextLink.exec(response.headers.get('link') ?? '')?.[1];
  return target === undefined ? undefined : (new URL(target, response.url).searchParams.get('cursor') ?? undefined);
}

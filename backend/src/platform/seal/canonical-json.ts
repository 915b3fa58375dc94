import canonicalize from 'canonicalize';

/** The one way to write a value as JSON by RFC 8785. The package's types speak of a default export that it has not. */
export const canonicalJson = canonicalize as unknown as (value: object) => string;

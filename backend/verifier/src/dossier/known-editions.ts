/**
 * SHA-256 of the canonical JSON of every edition of the agreement that was released with this program: what people signed
 * cannot be told otherwise later, by whoever has the key.
 */
export const knownEditions: ReadonlyMap<string, string> = new Map([
  ['2026-11', '420c53b5488104d58125a659999a79c9bc44b222deed9eb84e99be7fbc9cf792'],
]);

/** Ends a switch over a closed union: the compiler complains as soon as a case is missing. */
export function assertNever(value: never): never {
  throw new Error(`not expected: ${JSON.stringify(value)}`);
}

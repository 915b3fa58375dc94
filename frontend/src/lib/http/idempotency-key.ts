import { useState } from 'react';

/**
 * One key while a form is open with the same content: sending it twice carries it out once. Changed content is a new
 * command, even after an unanswered request, and gets another key.
 */
export function useIdempotencyKey(content = ''): string {
  const [made, setMade] = useState(() => ({ content, key: newIdempotencyKey() }));
  if (made.content === content) return made.key;
  const next = { content, key: newIdempotencyKey() };
  setMade(next);
  return next.key;
}

/** crypto.randomUUID exists on https and localhost only; random bytes exist everywhere. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

import { useState } from 'react';

/** One key for as long as a form is open: sending it twice does the thing once. */
export function useIdempotencyKey(): string {
  const [key] = useState(newKey);
  return key;
}

/** crypto.randomUUID exists on https and localhost only; random bytes exist everywhere. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

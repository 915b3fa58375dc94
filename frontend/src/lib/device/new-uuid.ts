/** A random UUID. crypto.randomUUID exists on https and localhost only; random bytes exist everywhere. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte, nth) => {
    const marked = nth === 6 ? (byte & 0x0f) | 0x40 : nth === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  });
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

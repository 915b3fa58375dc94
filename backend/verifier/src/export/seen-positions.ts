const BITS = 12n;
const IN_PART = (1n << BITS) - 1n;
const BYTES = 1 << 9;

/** More of them than that are kept as bits. */
const FEW = 32;

/** Which positions there were. A log's lie close together and take a bit each; those of a made-up one may take a hundred bytes. */
export class SeenPositions {
  private readonly parts = new Map<bigint, number[] | Uint8Array>();

  /** Notes a position, in decimal; answers whether it was there before. */
  sawBefore(position: string): boolean {
    const number = BigInt(position);
    const place = Number(number & IN_PART);
    const key = number >> BITS;
    const part = this.parts.get(key);
    if (part instanceof Uint8Array) return setBit(part, place);
    if (part?.includes(place)) return true;
    const places = [...(part ?? []), place];
    this.parts.set(key, places.length > FEW ? bitsOf(places) : places);
    return false;
  }
}

function bitsOf(places: readonly number[]): Uint8Array {
  const bits = new Uint8Array(BYTES);
  for (const place of places) setBit(bits, place);
  return bits;
}

/** Answers whether it was set before. */
function setBit(bits: Uint8Array, place: number): boolean {
  const [byte, bit] = [place >> 3, 1 << (place & 7)];
  const known = bits[byte] ?? 0;
  bits[byte] = known | bit;
  return (known & bit) !== 0;
}

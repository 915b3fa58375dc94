/** Random numbers from a fixed seed, so that the same size always gives the same organization. */
export class Dice {
  constructor(private state = 20_260_101) {}

  /** 0 up to, not including, 1 (mulberry32) */
  fraction(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** both ends included; `from` if `to` is lower */
  whole(from: number, to: number): number {
    return to <= from ? from : from + Math.floor(this.fraction() * (to - from + 1));
  }

  oneOf<T>(all: readonly T[]): T {
    return all[this.whole(0, all.length - 1)] as T;
  }

  /** One of the keys, with a probability by weight. */
  weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key {
    const entries = Object.entries(weights) as [Key, number][];
    let left = this.fraction() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) if ((left -= weight) < 0) return key;
    throw new RangeError('no key has a weight');
  }
}

import { createHash } from 'node:crypto';

/** hash(0): what the first event of a log is chained to. */
export const beginningOfChain: Buffer = Buffer.alloc(32);

/** hash(n) out of hash(n - 1) and the leaf of event n. */
export const nextHash = (before: Buffer, leaf: Buffer): Buffer =>
  createHash('sha256').update(before).update(leaf).digest();

import type { Instant } from '@rigbook/contracts/kernel';
import { type Head, headOfLine, isSignedBy } from '../head.js';
import type { SealPublicKey } from '../seal-key.js';
import { newestSeal, type Seal, sealsOfNumbers } from '../seal.statements.js';
import type { RunQuery } from './run-query.js';
import { latestUnprotected } from './check-sealing.js';
import { fault, type Fault } from './fault.js';
import { eventOfNumber, eventOfNumberBefore } from './event-of-number.js';

const BATCH = 500;

export interface HeadsFound {
  readonly heads: number;
  /** the one with the highest number */
  readonly newest: Head | null;
  /** nothing is signed, and the first sealed event is too recent for that to be a fault */
  readonly isFirstDue: boolean;
  readonly fault: Fault | null;
}

/** Checks that the chain passes through every signed head, and that the newest one is recent. */
export async function checkHeads(
  query: RunQuery,
  lines: AsyncIterable<string> | Iterable<string>,
  key: SealPublicKey | undefined,
  now: Instant,
): Promise<HeadsFound> {
  const walk = new Walk(query, key, now);
  for await (const line of lines) if (!(await walk.take(line))) break;
  return walk.end();
}

class Walk {
  private heads = 0;
  private newest: Head | null = null;
  private agreed = 0;
  private fault: Fault | null = null;
  private waiting: Head[] = [];

  constructor(
    private readonly query: RunQuery,
    private readonly key: SealPublicKey | undefined,
    private readonly now: Instant,
  ) {}

  /** Returns false after the first fault. */
  async take(line: string): Promise<boolean> {
    this.heads += 1;
    const head = headOfLine(line);
    this.fault = this.faultOf(head);
    if (!head || this.fault) return false;
    if (head.number > (this.newest?.number ?? 0)) this.newest = head;
    this.waiting.push(head);
    if (this.waiting.length === BATCH) await this.compare();
    return this.isWhole();
  }

  async end(): Promise<HeadsFound> {
    const later = this.fault;
    this.fault = null;
    await this.compare();
    const first = this.heads === 0 ? await eventOfNumber(this.query, 1) : null;
    const isFirstLate =
      first !== null && (await eventOfNumberBefore(this.query, 1, latestUnprotected(this.now))) !== null;
    this.fault ??= later ?? (isFirstLate ? fault('heads-missing') : await this.faultOfStandstill());
    return { heads: this.heads, newest: this.newest, isFirstDue: first !== null && !isFirstLate, fault: this.fault };
  }

  private isWhole(): boolean {
    return this.fault === null;
  }

  private faultOf(head: Head | undefined): Fault | null {
    const subject = String(this.heads);
    if (!head) return fault('head-unreadable', { subject });
    if (!this.key) return fault('key-missing');
    if (head.key !== this.key.fingerprint) return fault('head-foreign', { subject });
    return isSignedBy(head, this.key.publicKey) ? null : fault('head-forged', { subject });
  }

  private async compare(): Promise<void> {
    if (this.waiting.length === 0) return;
    const seals = await this.query<Seal>(sealsOfNumbers(this.waiting.map(({ number }) => String(number))));
    const sealOf = new Map(seals.map((seal) => [Number(seal.number), seal]));
    for (const head of this.waiting.splice(0)) {
      const seal = sealOf.get(head.number);
      if (seal?.hash.toString('hex') === head.hash && seal.position === head.position) {
        this.agreed = Math.max(this.agreed, head.number);
      } else {
        this.fault ??= await this.disagreement(head, seal);
      }
    }
  }

  private async disagreement(head: Head, seal: Seal | undefined): Promise<Fault> {
    if (!seal) return this.cutOff(head);
    const between = { from: Math.min(this.agreed + 1, head.number), to: head.number };
    return fault('head-contradicts', { event: await eventOfNumber(this.query, between.from), between });
  }

  private async cutOff(head: Head): Promise<Fault> {
    const [last] = await this.query<Seal>(newestSeal);
    const between = { from: Math.min(Number(last?.number ?? 0) + 1, head.number), to: head.number };
    return fault('tail-cut-off', { between });
  }

  /** While a worker seals a long log for the first time, its heads are recent although the events are old. */
  private async faultOfStandstill(): Promise<Fault | null> {
    const { newest, now } = this;
    const latest = latestUnprotected(now);
    if (!newest || newest.signedAt >= latest) return null;
    const event = await eventOfNumberBefore(this.query, newest.number + 1, latest);
    return event && fault('heads-behind', { event });
  }
}

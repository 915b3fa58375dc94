import { beginningOfChain, type EventLine, nextHash, type SealedEvent } from '../format/sealed-event.js';
import { counted, type Findings, FirstBreak, named } from '../report/report.js';
import type { SignedHeads } from './signed-heads.js';

/** Recomputes the chain from the first event and compares it with every head. */
export class ChainOfLog {
  private readonly chain = new FirstBreak('chain');
  private hash = beginningOfChain;
  private number = 0;
  private met = 0;
  private agreedUntil = 0;
  /** The first event behind the last head that agreed. */
  private suspect: SealedEvent | undefined;

  constructor(private readonly heads: SignedHeads) {}

  add({ leaf, event }: EventLine): void {
    this.hash = nextHash(this.hash, leaf);
    this.number += 1;
    if (this.number === this.agreedUntil + 1) this.suspect = event;
    const head = this.heads.get(this.number);
    if (!head) return;
    this.met += 1;
    if (head.hash !== this.hash.toString('hex')) this.chain.break(this.disagreement(), this.suspect);
    else if (event && head.position !== event.position)
      this.chain.break(
        `The head for number ${this.number} names position ${head.position}, which is not the position of that event.`,
        event,
      );
    else this.agreedUntil = this.number;
  }

  tell(findings: Findings): void {
    const { newest } = this.heads;
    if (!newest) return findings.broken('chain', 'There is no signed head, so nothing about these events is proven.');
    this.chain.tell(findings, `The chain of hashes matches ${counted(this.met, 'signed head')}.`);
    if (newest.number > this.number) return this.tellCutOff(findings, newest.number);
    findings.holds('end', `The log reaches the newest head, number ${newest.number}, signed at ${newest.signedAt}.`);
    const since = this.number - newest.number;
    if (since > 0)
      findings.note(
        'end',
        `${counted(since, 'event')} after the newest head ${since === 1 ? 'is' : 'are'} not protected by a signature yet.`,
      );
  }

  private tellCutOff(findings: Findings, signed: number): void {
    findings.broken(
      'end',
      `The log ends at number ${this.number}, but number ${signed} is signed: ${counted(signed - this.number, 'event')} at its end ${signed - this.number === 1 ? 'is' : 'are'} missing.`,
    );
  }

  private disagreement(): string {
    const from = this.suspect ? `, from ${named(this.suspect)} on` : '';
    return `These events do not lead to the hash signed for number ${this.number}: among numbers ${this.agreedUntil + 1} to ${this.number}${from}, something was changed, dropped, added or moved.`;
  }
}

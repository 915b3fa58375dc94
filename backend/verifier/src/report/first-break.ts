import type { EventPlace, Findings } from './report.js';

/** One check over many events or heads: what broke first is told, and how many more there are. */
export class FirstBreak {
  private count = 0;
  private sentence = '';
  private event: EventPlace | undefined;

  constructor(private readonly name: string) {}

  get isWhole(): boolean {
    return this.count === 0;
  }

  break(sentence: string, event?: EventPlace): void {
    this.count += 1;
    if (this.count > 1) return;
    this.sentence = sentence;
    this.event = event;
  }

  /** Tells what was found; `holds` is the sentence for when nothing broke. */
  tell(findings: Findings, holds: string): void {
    if (this.isWhole) return findings.holds(this.name, holds);
    const more = this.count > 1 ? ` And ${this.count - 1} more like it.` : '';
    findings.broken(this.name, this.sentence + more, this.event);
  }
}

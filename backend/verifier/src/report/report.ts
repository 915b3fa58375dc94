/** An event as a report points at it. */
export interface EventPlace {
  readonly position: string;
  readonly type: string;
  readonly stream: string;
  readonly version: number;
  readonly id: string;
}

/** `note`: nothing is wrong, and the reader should know. */
export type Outcome = 'holds' | 'broken' | 'note';

export interface Check {
  /** The check, in one word that never changes. */
  readonly name: string;
  readonly outcome: Outcome;
  /** A whole sentence for a person. */
  readonly sentence: string;
  /** The first event at which the check broke, if known. */
  readonly event?: EventPlace;
}

export interface Report {
  /** True if no check is broken. */
  readonly ok: boolean;
  readonly checks: readonly Check[];
}

/** Collects what checks find, in the order in which they are made. */
export class Findings {
  private readonly checks: Check[] = [];

  holds(name: string, sentence: string): void {
    this.checks.push({ name, outcome: 'holds', sentence });
  }

  note(name: string, sentence: string): void {
    this.checks.push({ name, outcome: 'note', sentence });
  }

  broken(name: string, sentence: string, event?: EventPlace): void {
    this.checks.push({ name, outcome: 'broken', sentence, ...(event && { event: placeOf(event) }) });
  }

  report(): Report {
    return { ok: this.checks.every(({ outcome }) => outcome !== 'broken'), checks: this.checks };
  }
}

const placeOf = ({ position, type, stream, version, id }: EventPlace): EventPlace => ({
  position,
  type,
  stream,
  version,
  id,
});

/** One check over many events or heads: reports the first break and how many more there are. */
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

  /** Reports the finding; `holds` is the sentence if nothing broke. */
  tell(findings: Findings, holds: string): void {
    if (this.isWhole) return findings.holds(this.name, holds);
    const more = this.count > 1 ? ` And ${this.count - 1} more like it.` : '';
    findings.broken(this.name, this.sentence + more, this.event);
  }
}

/** `1 event`, `2 events`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** An event as a person finds it again. */
export const named = ({ type, version, stream, position }: EventPlace): string =>
  `${type} at position ${position} (event ${version} of ${stream})`;

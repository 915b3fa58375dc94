import { leafOf, type EventLine, type SealedEvent } from '../format/sealed-event.js';
import { isHash, isUuid, readObject } from '../format/shape.js';
import { counted, type Findings, FirstBreak, named } from '../report/report.js';
import type { Lines } from '../sources/lines.js';

const REDACTED = 'EventRedacted';

interface Open {
  readonly event: SealedEvent;
  readonly before: string;
  readonly after: string;
}

/**
 * Older events whose texts left the log. The chain holds the leaves of their originals, and a later event of the log says so; one
 * that has all its texts must also be made of them again. Keeps one entry for each.
 */
export class Redactions {
  private readonly form = new FirstBreak('redactions');
  private readonly leaves = new Map<string, string>();
  private readonly open = new Map<string, Open>();
  private confirmed = 0;

  static async read(lines: Lines): Promise<Redactions> {
    const redactions = new Redactions();
    for await (const line of lines) redactions.add(line);
    return redactions;
  }

  /** The line with the leaf that the chain holds. `told`: the event with its texts, if none is missing. */
  inChain(line: EventLine, told: SealedEvent | undefined): EventLine {
    const { event } = line;
    if (event?.type === REDACTED) this.confirm(event);
    const before = event && this.leaves.get(event.id);
    if (!event || before === undefined || before === line.leaf.toString('hex')) return line;
    this.open.set(event.id, { event, before, after: line.leaf.toString('hex') });
    if (told && leafOf(told).toString('hex') !== before)
      this.form.break(`${named(event)} was redacted, but not from the event that was sealed.`, event);
    return { ...line, leaf: Buffer.from(before, 'hex') };
  }

  tell(findings: Findings): void {
    const [unconfirmed] = this.open.values();
    if (unconfirmed)
      this.form.break(
        `${named(unconfirmed.event)} differs from what was sealed, and no event says that it was redacted.`,
        unconfirmed.event,
      );
    if (this.confirmed === 0 && this.form.isWhole) return;
    this.form.tell(
      findings,
      `${counted(this.confirmed, 'older event')} lost their texts to a redaction that the log notes. The chain has the hashes of the originals.`,
    );
  }

  private add(line: string): void {
    const object = readObject(line);
    const [event, leaf] = [object?.['event'], object?.['leaf']];
    if (isUuid(event) && isHash(leaf)) this.leaves.set(event, leaf);
    else this.form.break('redactions.jsonl has a line that names no redacted event.');
  }

  private confirm({ stream, data }: SealedEvent): void {
    const redacted = this.open.get(stream);
    if (redacted?.before !== data['leafBefore'] || redacted?.after !== data['leafAfter']) return;
    this.open.delete(stream);
    this.confirmed += 1;
  }
}

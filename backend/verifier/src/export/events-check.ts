import { readEventLine, type EventLine, type SealedEvent } from '../format/sealed-event.js';
import { FirstBreak } from '../report/first-break.js';
import type { Findings } from '../report/report.js';
import { counted, named } from '../report/words.js';
import { SeenPositions } from './seen-positions.js';

/** Form, order and versions of events, line by line. It keeps one number for each stream, and about one bit for each event. */
export class EventsCheck {
  private readonly form = new FirstBreak('form');
  private readonly order = new FirstBreak('order');
  private readonly versions = new FirstBreak('versions');
  private readonly versionOf = new Map<string, number>();
  private readonly positions = new SeenPositions();
  private last: SealedEvent | undefined;
  count = 0;

  add(line: string): EventLine {
    this.count += 1;
    const read = readEventLine(line);
    if (read.flaw) this.form.break(`Line ${this.count} of events.jsonl ${read.flaw}.`, read.event);
    if (read.event) {
      this.checkOrder(read.event);
      this.checkVersion(read.event);
    }
    return read;
  }

  tell(findings: Findings): void {
    this.form.tell(findings, `${counted(this.count, 'event')} ${this.count === 1 ? 'is' : 'are'} in canonical form.`);
    this.order.tell(findings, 'They are in the order of the log, each at a different position.');
    this.versions.tell(
      findings,
      `${counted(this.versionOf.size, 'stream')} ${this.versionOf.size === 1 ? 'counts its events' : 'count their events'} without gap or repetition.`,
    );
  }

  private checkOrder(event: SealedEvent): void {
    const isKnown = this.positions.sawBefore(event.position);
    if (this.last && !isBefore(this.last, event))
      this.order.break(`${named(event)} comes after an event that is later in the log.`, event);
    else if (isKnown) this.order.break(`${named(event)} has the position of another event before it.`, event);
    this.last = event;
  }

  private checkVersion(event: SealedEvent): void {
    const expected = (this.versionOf.get(event.stream) ?? 0) + 1;
    if (event.version !== expected)
      this.versions.break(`${named(event)} is where event ${expected} of its stream belongs.`, event);
    this.versionOf.set(event.stream, event.version);
  }
}

const isBefore = (one: SealedEvent, other: SealedEvent): boolean =>
  one.transaction === other.transaction
    ? BigInt(one.position) < BigInt(other.position)
    : BigInt(one.transaction) < BigInt(other.transaction);

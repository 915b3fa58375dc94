import { type EventLine, readEventLine, type SealedEvent } from '../format/sealed-event.js';
import { counted, type Findings, FirstBreak, named } from '../report/report.js';

const BITS = 12n;
const IN_PART = (1n << BITS) - 1n;
const BYTES = 1 << 9;

/** Longer lists are kept as bits. */
const FEW = 32;

/** The positions seen so far. In a real log they are dense and take a bit each; forged ones may take a hundred bytes. */
export class SeenPositions {
  private readonly parts = new Map<bigint, number[] | Uint8Array>();

  /** Notes a position, in decimal; returns whether it was there before. */
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

/** Returns whether it was set before. */
function setBit(bits: Uint8Array, place: number): boolean {
  const [byte, bit] = [place >> 3, 1 << (place & 7)];
  const known = bits[byte] ?? 0;
  bits[byte] = known | bit;
  return (known & bit) !== 0;
}

/** Checks form, order and versions of events line by line. Keeps one number per stream and about one bit per event. */
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
      `${counted(this.versionOf.size, 'stream')} ${this.versionOf.size === 1 ? 'counts its events' : 'count their events'} without gaps or repetitions.`,
    );
  }

  private checkOrder(event: SealedEvent): void {
    const isKnown = this.positions.sawBefore(event.position);
    if (this.last && !isBefore(this.last, event))
      this.order.break(`${named(event)} comes after an event that is later in the log.`, event);
    else if (isKnown) this.order.break(`${named(event)} has the same position as an earlier event.`, event);
    this.last = event;
  }

  private checkVersion(event: SealedEvent): void {
    const expected = (this.versionOf.get(event.stream) ?? 0) + 1;
    if (event.version !== expected)
      this.versions.break(`${named(event)} is in the place of event ${expected} of its stream.`, event);
    this.versionOf.set(event.stream, event.version);
  }
}

const isBefore = (one: SealedEvent, other: SealedEvent): boolean =>
  one.transaction === other.transaction
    ? BigInt(one.position) < BigInt(other.position)
    : BigInt(one.transaction) < BigInt(other.transaction);

import type { SealedEvent } from '../format/sealed-event.js';
import { readTextLine, sha256OfText, type Text, textHashesIn, withTexts } from '../format/texts.js';
import { counted, type Findings, FirstBreak, named } from '../report/report.js';
import type { Lines } from '../sources/lines.js';

const WRONG_FORM = 'texts.jsonl has a line that is not a text of an event.';

/**
 * Holds the texts of an export against the hashes in its events. Both are in the order of the log, so that neither is kept. A text
 * that is missing was erased or left out, which breaks nothing.
 */
export class TextsCheck {
  private readonly texts = new FirstBreak('texts');
  private readonly lines: AsyncIterator<string, unknown> | Iterator<string, unknown>;
  private next: Text | undefined;
  private begun = false;
  private matched = 0;
  private missing = 0;

  constructor(lines: Lines) {
    this.lines = Symbol.asyncIterator in lines ? lines[Symbol.asyncIterator]() : lines[Symbol.iterator]();
  }

  /** Returns the event with its texts, unless one is missing. */
  async add(event: SealedEvent | undefined): Promise<SealedEvent | undefined> {
    const hashes = event && textHashesIn(event.data);
    if (!event || !hashes || hashes.size === 0) return event;
    if (!this.begun) await this.advance();
    const found = new Map<string, string>();
    for (; this.next?.event === event.id; await this.advance()) {
      if (hashes.get(this.next.path) === sha256OfText(this.next)) found.set(this.next.path, this.next.text);
      else this.texts.break(`A text of ${named(event)} does not have the hash in the event.`, event);
    }
    this.matched += found.size;
    this.missing += hashes.size - found.size;
    return found.size === hashes.size ? { ...event, data: withTexts(event.data, found) } : undefined;
  }

  tell(findings: Findings): void {
    if (this.next)
      this.texts.break('texts.jsonl has a text that belongs to no event, or is not in the order of the log.');
    if (this.matched + this.missing === 0 && this.texts.isWhole) return;
    this.texts.tell(findings, `${counted(this.matched, 'text')} match the hashes in the events.`);
    if (this.missing > 0)
      findings.note(
        'texts',
        `${counted(this.missing, 'text')} were erased or left out. The hashes stay in the events.`,
      );
  }

  private async advance(): Promise<void> {
    this.begun = true;
    const line: IteratorResult<string, unknown> = await this.lines.next();
    this.next = line.done ? undefined : readTextLine(line.value);
    if (!line.done && !this.next) this.texts.break(WRONG_FORM);
  }
}

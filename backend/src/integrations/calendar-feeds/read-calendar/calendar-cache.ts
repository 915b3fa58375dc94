import { Injectable } from '@nestjs/common';

const KEPT = 20;

interface Kept {
  readonly etag: string;
  readonly text: Promise<string>;
}

/** The last text of each of some calendars, so that what many programs ask for is written once. */
@Injectable()
export class CalendarCache {
  private readonly kept = new Map<string, Kept>();

  /** Written where it is another one than the last; who asks while it is written waits for the same. */
  textOf(feedId: string, etag: string, write: () => Promise<string>): Promise<string> {
    const last = this.kept.get(feedId);
    const present = last?.etag === etag ? last : { etag, text: write() };
    // to the end of the line: the first in it is who was not asked for longest
    this.kept.delete(feedId);
    this.kept.set(feedId, present);
    const [longestAgo] = this.kept.keys();
    if (this.kept.size > KEPT && longestAgo !== undefined) this.kept.delete(longestAgo);
    present.text.catch(() => this.forget(feedId, present));
    return present.text;
  }

  private forget(feedId: string, failed: Kept): void {
    if (this.kept.get(feedId) === failed) this.kept.delete(feedId);
  }
}

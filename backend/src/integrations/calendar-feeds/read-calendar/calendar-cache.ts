import { Injectable } from '@nestjs/common';

const KEPT = 20;

interface Kept {
  readonly etag: string;
  readonly text: Promise<string>;
}

/** Caches the latest text of some calendars, so that a calendar read by many programs is written once. */
@Injectable()
export class CalendarCache {
  private readonly kept = new Map<string, Kept>();

  /** Writes the text if the calendar has changed. Simultaneous readers wait for the same text. */
  textOf(feedId: string, etag: string, write: () => Promise<string>): Promise<string> {
    const last = this.kept.get(feedId);
    const present = last?.etag === etag ? last : { etag, text: write() };
    // moves it to the end, so that the first is the least recently used
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

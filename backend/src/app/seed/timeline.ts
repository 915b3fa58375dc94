import type { VehicleId, Zone } from '@rigbook/contracts/kernel';
import type { BookingEvent } from '../../booking/booking.events.js';
import type { Dice } from './dice.js';

export interface TimelineEntry {
  readonly atMs: number;
  readonly by: 'responder' | 'admin';
  readonly event: BookingEvent;
}

export interface SeedContext {
  readonly nowMs: number;
  readonly zone: Zone;
  readonly dice: Dice;
  /** of the document of every signature */
  readonly pdfSha256: string;
  /** kilometers by vehicle; each shift adds to them */
  readonly odometers: Map<VehicleId, number>;
}

/** What happens to one booking. Each entry lies between the one before it and its latest moment, and never after now. */
export class Timeline {
  readonly entries: TimelineEntry[] = [];

  constructor(
    private atMs: number,
    private readonly nowMs: number,
    private readonly dice: Dice,
  ) {}

  get latestMs(): number {
    return this.atMs;
  }

  /** Further entries come no earlier than this. */
  waitUntil(atMs: number): void {
    this.atMs = Math.max(this.atMs, Math.min(atMs, this.nowMs));
  }

  add(latestMs: number, by: TimelineEntry['by'], event: BookingEvent): void {
    this.atMs = this.dice.whole(this.atMs, Math.min(latestMs, this.nowMs));
    this.entries.push({ atMs: this.atMs, by, event });
  }
}

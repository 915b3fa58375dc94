import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import type { Zone } from '@rigbook/contracts/kernel/time';
import type { BookingEvent } from '../../booking/booking.events.js';
import type { Dice } from './dice.js';

export interface Told {
  readonly atMs: number;
  readonly by: 'responder' | 'admin';
  readonly event: BookingEvent;
}

export interface Teller {
  readonly nowMs: number;
  readonly zone: Zone;
  readonly dice: Dice;
  /** kilometres by vehicle, moved on by each shift */
  readonly odometers: Map<VehicleId, number>;
}

/** Tells one thing after the other, each at some moment between the one before and a latest one, and none after now. */
export class Story {
  readonly told: Told[] = [];

  constructor(
    private atMs: number,
    private readonly nowMs: number,
    private readonly dice: Dice,
  ) {}

  get latestMs(): number {
    return this.atMs;
  }

  /** Nothing more before that. */
  waitUntil(atMs: number): void {
    this.atMs = Math.max(this.atMs, Math.min(atMs, this.nowMs));
  }

  tell(latestMs: number, by: Told['by'], event: BookingEvent): void {
    this.atMs = this.dice.whole(this.atMs, Math.min(latestMs, this.nowMs));
    this.told.push({ atMs: this.atMs, by, event });
  }
}

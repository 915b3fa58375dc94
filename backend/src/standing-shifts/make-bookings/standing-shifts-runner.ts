import { Injectable, Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { GatheringWait, Leadership } from '../../platform/event-store/index.js';
import { MakeStandingShifts } from './make-standing-shifts.js';

/** A new day begins, and what could not be made is tried again, within this time. */
const LOOK_EVERY_MS = 30_000;

/** Makes the bookings in one of all processes: soon after a shift is set, and from time to time. */
@Injectable()
class StandingShiftsRunner {
  private readonly logger = new Logger(StandingShiftsRunner.name);
  private readonly idle = new GatheringWait();
  private retriedAt = 0;

  constructor(
    private readonly leadership: Leadership,
    private readonly shifts: MakeStandingShifts,
  ) {}

  start(): void {
    this.leadership.add({
      name: 'standing-shifts',
      lead: (signal) => this.lead(signal),
      hint: () => this.idle.interrupt(),
    });
  }

  private async lead(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      // hours that become free are offered to the waitlist first, which looks after each event
      const again = performance.now() - this.retriedAt >= LOOK_EVERY_MS;
      if (again) this.retriedAt = performance.now();
      await this.shifts
        .turn({ again, signal })
        .catch((error: unknown) =>
          this.logger.warn(
            `could not make standing shifts, trying again soon: ${String(error)}. If this repeats, check the database`,
          ),
        );
      await this.idle.wait(LOOK_EVERY_MS, signal);
    }
  }
}

/** Imported by the worker's role. */
@Module({ providers: [MakeStandingShifts, StandingShiftsRunner] })
export class MakingStandingShiftsModule implements OnApplicationBootstrap {
  constructor(private readonly runner: StandingShiftsRunner) {}

  onApplicationBootstrap(): void {
    this.runner.start();
  }
}

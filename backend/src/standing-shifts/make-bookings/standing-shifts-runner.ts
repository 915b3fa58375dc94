import { Injectable, Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '../../platform/database/index.js';
import { GatheringWait, Leadership } from '../../platform/event-store/index.js';
import { OfferingModule } from '../../waitlist/make-offers/waitlist-runner.js';
import { MakeStandingShifts } from './make-standing-shifts.js';
import { reasonsForTurn } from './reasons-for-turn.query.js';
import { TurnsDue } from './turns-due.js';

/** Makes the bookings in one of all processes: soon after a shift is set, and from time to time. */
@Injectable()
class StandingShiftsRunner {
  private readonly logger = new Logger(StandingShiftsRunner.name);
  private readonly idle = new GatheringWait();
  private readonly due = new TurnsDue();
  private from: string | undefined;

  constructor(
    private readonly database: Database,
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
      await this.turn(signal).catch((error: unknown) => {
        this.due.failed(performance.now());
        this.logger.warn(
          `could not make standing shifts, trying again soon: ${String(error)}. If this repeats, check the database`,
        );
      });
      await this.idle.wait(this.due.wait(performance.now()), signal);
    }
  }

  private async turn(signal: AbortSignal): Promise<void> {
    const reasons = await this.database.fetch(reasonsForTurn(this.from));
    this.from = reasons.until;
    const turn = this.due.next(reasons, performance.now());
    if (turn) this.due.ended(turn, await this.shifts.turn({ ...turn, signal }));
  }
}

/** Imported by the worker's role. */
@Module({ imports: [OfferingModule], providers: [MakeStandingShifts, StandingShiftsRunner] })
export class MakingStandingShiftsModule implements OnApplicationBootstrap {
  constructor(private readonly runner: StandingShiftsRunner) {}

  onApplicationBootstrap(): void {
    this.runner.start();
  }
}

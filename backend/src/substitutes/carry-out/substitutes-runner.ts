import { Injectable, Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { GatheringWait, Leadership } from '../../platform/event-store/index.js';
import { CarryOutPlans } from './carry-out-plans.js';

/** Offers that end without a new event are ended within this time. */
const LOOK_EVERY_MS = 10_000;

/** Carries out plans in one of all processes: soon after each new event, and from time to time. */
@Injectable()
class SubstitutesRunner {
  private readonly logger = new Logger(SubstitutesRunner.name);
  private readonly idle = new GatheringWait();

  constructor(
    private readonly leadership: Leadership,
    private readonly plans: CarryOutPlans,
  ) {}

  start(): void {
    this.leadership.add({
      name: 'substitutes',
      lead: (signal) => this.lead(signal),
      hint: () => this.idle.interrupt(),
    });
  }

  private async lead(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.plans
        .turn(signal)
        .catch((error: unknown) =>
          this.logger.warn(
            `could not save bookings at risk, trying again soon: ${String(error)}. If this repeats, check the database`,
          ),
        );
      await this.idle.wait(LOOK_EVERY_MS, signal);
    }
  }
}

/** Imported by the worker's role. */
@Module({ providers: [CarryOutPlans, SubstitutesRunner] })
export class CarryingOutModule implements OnApplicationBootstrap {
  constructor(private readonly runner: SubstitutesRunner) {}

  onApplicationBootstrap(): void {
    this.runner.start();
  }
}

import { Injectable, Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { GatheringWait, Leadership } from '../../platform/event-store/index.js';
import { MakeOffers } from './make-offers.js';

/** Holds that end without a new event are ended within this time. */
const LOOK_EVERY_MS = 10_000;

/** Serves the line in one of all processes: soon after each new event, and from time to time. */
@Injectable()
class WaitlistRunner {
  private readonly logger = new Logger(WaitlistRunner.name);
  private readonly idle = new GatheringWait();

  constructor(
    private readonly leadership: Leadership,
    private readonly offers: MakeOffers,
  ) {}

  start(): void {
    this.leadership.add({ name: 'waitlist', lead: (signal) => this.lead(signal), hint: () => this.idle.interrupt() });
  }

  private async lead(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.offers
        .turn(signal)
        .catch((error: unknown) =>
          this.logger.warn(
            `could not serve the waitlist, trying again soon: ${String(error)}. If this repeats, check the database`,
          ),
        );
      await this.idle.wait(LOOK_EVERY_MS, signal);
    }
  }
}

/** Imported by the worker's role. */
@Module({ providers: [MakeOffers, WaitlistRunner], exports: [MakeOffers] })
export class OfferingModule implements OnApplicationBootstrap {
  constructor(private readonly runner: WaitlistRunner) {}

  onApplicationBootstrap(): void {
    this.runner.start();
  }
}

import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { addHours } from '@rigbook/contracts/kernel/time';
import { Clock } from '../time/clock.js';
import { EventStore } from './event-store.js';

const KEPT_HOURS = 7 * 24;
const EVERY_MS = 3_600_000;

/** Once an hour removes the answers of commands that nobody will repeat any more. Started in the worker's role only. */
@Injectable()
export class ForgetOldAnswers implements BeforeApplicationShutdown {
  private readonly logger = new Logger(ForgetOldAnswers.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly events: EventStore,
    private readonly clock: Clock,
  ) {}

  start(): void {
    this.timer ??= setInterval(() => void this.forget(), EVERY_MS).unref();
    void this.forget();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async forget(): Promise<void> {
    try {
      await this.events.forgetAnswersBefore(addHours(this.clock.now(), -KEPT_HOURS));
    } catch (error) {
      this.logger.warn(`old answers stay for another hour: ${String(error)}`);
    }
  }
}

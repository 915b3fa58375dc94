import { Injectable } from '@nestjs/common';
import { addHours } from '@rigbook/contracts/kernel';
import { Clock } from '../../time/clock.js';
import { hourly, RecurringWork } from '../../time/recurring-work.js';
import { EventStore } from '../event-store.js';

const KEPT_HOURS = 7 * 24;

/** Deletes old answers of commands. Started in the worker's role only. */
@Injectable()
export class ForgetOldAnswers extends RecurringWork {
  constructor(
    private readonly events: EventStore,
    private readonly clock: Clock,
  ) {
    super(hourly('old answers stay for another hour'));
  }

  protected override async work(): Promise<void> {
    await this.events.forgetAnswersBefore(addHours(this.clock.now(), -KEPT_HOURS));
  }
}

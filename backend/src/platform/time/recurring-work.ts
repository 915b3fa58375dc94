import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';

/** The interval, whether the first turn waits, and the log line for a failed turn. */
export interface Recurrence {
  readonly everyMillis: number;
  readonly firstTurn: 'at once' | 'later';
  readonly whenItFails: string;
}

/** Every hour, and once when the application starts. */
export const hourly = (whenItFails: string): Recurrence => ({
  everyMillis: 3_600_000,
  firstTurn: 'at once',
  whenItFails,
});

/** Work that recurs, one turn at a time. A failed turn is logged, and the next one tries again. */
export abstract class RecurringWork implements BeforeApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  private timer: NodeJS.Timeout | undefined;
  private turn: Promise<void> | undefined;

  constructor(private readonly recurrence: Recurrence) {}

  start(): void {
    this.timer ??= setInterval(() => void this.takeTurn(), this.recurrence.everyMillis).unref();
    if (this.recurrence.firstTurn === 'at once') void this.takeTurn();
  }

  /** Does the work now, or waits for the current turn. Never rejects. */
  takeTurn(): Promise<void> {
    this.turn ??= this.work()
      .catch((error: unknown) =>
        this.logger.warn(`${this.recurrence.whenItFails}: ${String(error)}. If this repeats, fix what it names`),
      )
      .finally(() => (this.turn = undefined));
    return this.turn;
  }

  /** Waits for the current turn, which needs the database. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.turn;
  }

  protected abstract work(): Promise<void>;
}

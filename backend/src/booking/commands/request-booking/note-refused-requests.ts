import { Injectable, Logger } from '@nestjs/common';
import { isRequestRefusalCode } from '@rigbook/contracts/booking/requesting/refused-request.words';
import { Database } from '../../../platform/database/index.js';
import { Refusal } from '../../../platform/decisions/index.js';
import type { CommandContext } from '../../../platform/event-store/index.js';
import { Ids } from '../../../platform/time/ids.js';
import type { BookingRequest } from './request-booking.decision.js';
import { noteRefusal } from '../../views/refused-requests/refused-request.statements.js';

/** Records requests that a rule refused, with the reason, so that refusals can be explained later. */
@Injectable()
export class NoteRefusedRequests {
  private readonly logger = new Logger(NoteRefusedRequests.name);

  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
  ) {}

  /** Returns or throws what `carryOut` does. Only refusals of isRequestRefusalCode are recorded, if the database can. */
  async recordingRefusals<T>(request: BookingRequest, context: CommandContext, carryOut: () => Promise<T>): Promise<T> {
    try {
      return await carryOut();
    } catch (error) {
      if (error instanceof Refusal) await this.note(request, error as Refusal, context);
      throw error;
    }
  }

  private async note(request: BookingRequest, refusal: Refusal, context: CommandContext): Promise<void> {
    if (!isRequestRefusalCode(refusal.code)) return;
    try {
      await this.database.query(noteRefusal(this.ids.newId(), request, refusal, context));
    } catch (error) {
      this.logger.warn(
        `could not record a refused request, which was answered as usual: ${String(error)}. If this repeats, check the database`,
      );
    }
  }
}

import { Injectable } from '@nestjs/common';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import type { Statement } from '../../platform/event-store/statement.js';
import { SessionsOfResponder } from '../../responders/sessions-of-responder.js';
import { endAllSessionsBut } from './session.statements.js';

/** What responders ask of auth. */
@Injectable()
export class Sessions extends SessionsOfResponder {
  override endAllBut(sessionInHand: string, responderId: ResponderId): Statement {
    return endAllSessionsBut(sessionInHand, responderId);
  }
}

import { Injectable } from '@nestjs/common';
import type { Statement } from '../../platform/event-store/index.js';
import { FailedSignIns } from '../../responders/responder-ports.js';
import { forgetUnit } from './throttle.statements.js';

/** How the responders slice forgets the failures of an erased responder's unit. */
@Injectable()
export class ForgottenFailures extends FailedSignIns {
  override forgetUnit(unitNumber: string): Statement {
    return forgetUnit(unitNumber);
  }
}

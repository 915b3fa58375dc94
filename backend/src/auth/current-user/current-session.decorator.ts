import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { personOf } from '../../platform/http/context.decorator.js';
import type { RigbookRequest } from '../../platform/http/rigbook-request.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';

/** The caller with everything that the session guard read of them: every person on a request was put there by it. */
export const CurrentSession = createParamDecorator(
  (_: unknown, execution: ExecutionContext): SignedInResponder =>
    personOf(execution.switchToHttp().getRequest<RigbookRequest>()) as SignedInResponder,
);

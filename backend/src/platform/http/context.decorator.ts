import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { CommandContext } from '../event-store/commit.js';
import { Refusal } from '../decisions/refusal.js';
import type { Caller, RigbookRequest } from './rigbook-request.js';

/** Actor, time of receipt, correlation id and idempotency key of the command that a request carries. */
export const Context = createParamDecorator((_: unknown, execution: ExecutionContext): CommandContext => {
  const request = execution.switchToHttp().getRequest<RigbookRequest>();
  return {
    actor: `responder:${callerOf(request).responderId}`,
    now: request.receivedAt,
    correlationId: request.id,
    ...(request.idempotency && { idempotency: request.idempotency }),
  };
});

/** The signed-in caller; on a route that is not public there always is one. */
export const SignedIn = createParamDecorator((_: unknown, execution: ExecutionContext): Caller =>
  callerOf(execution.switchToHttp().getRequest<RigbookRequest>()),
);

/** The signed-in caller, or undefined for a visitor on a public route. */
export const SignedInOrVisitor = createParamDecorator(
  (_: unknown, execution: ExecutionContext): Caller | undefined =>
    execution.switchToHttp().getRequest<RigbookRequest>().signedIn,
);

function callerOf(request: RigbookRequest): Caller {
  if (!request.signedIn) throw new Refusal('SIGNED_OUT');
  return request.signedIn;
}

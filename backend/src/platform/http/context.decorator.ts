import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { CommandContext } from '../event-store/commit.js';
import { TOKEN } from '../event-store/actor.js';
import type { Actor } from '../event-store/recorded-event.js';
import { Refusal } from '../decisions/refusal.js';
import type { Caller, RigbookRequest } from './rigbook-request.js';

/** Actor, time of receipt, correlation id and idempotency key of the command that a request carries. */
export const Context = createParamDecorator((_: unknown, execution: ExecutionContext): CommandContext => {
  const request = execution.switchToHttp().getRequest<RigbookRequest>();
  return {
    actor: actorOf(callerOf(request)),
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

/** With a token the program did it, whomever it did it for. */
const actorOf = ({ responderId, accessToken }: Caller): Actor =>
  accessToken === undefined ? `responder:${responderId}` : `${TOKEN}${accessToken}`;

function callerOf(request: RigbookRequest): Caller {
  if (!request.signedIn) throw new Refusal('SIGNED_OUT');
  return request.signedIn;
}

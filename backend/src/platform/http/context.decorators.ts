import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import { Refusal } from '../decisions/refusal.js';
import { TOKEN } from '../event-store/actor.js';
import type { CommandContext } from '../event-store/commit.js';
import type { Actor } from '../event-store/recorded-event.js';
import { asPerson, type Caller, type Person } from './caller.js';
import { refuseUnknown } from './validation.pipe.js';
import { originOf } from './origin-of-request.js';
import type { RigbookRequest } from './rigbook-request.js';

const requestOf = (execution: ExecutionContext) => execution.switchToHttp().getRequest<RigbookRequest>();

/** Actor, time of receipt, correlation id and idempotency key of the command that a request carries. */
export const Context = createParamDecorator((_: unknown, execution: ExecutionContext): CommandContext => {
  const request = requestOf(execution);
  return {
    actor: actorOf(callerOf(request)),
    now: request.receivedAt,
    correlationId: request.id,
    origin: originOf(request),
    ...(request.idempotency && { idempotency: request.idempotency }),
  };
});

/** The time at which the request was received. */
export const Now = createParamDecorator(
  (_: unknown, execution: ExecutionContext): Instant => requestOf(execution).receivedAt,
);

/** The caller: a signed-in person, or a program by its token. */
export const CalledBy = createParamDecorator((_: unknown, execution: ExecutionContext): Caller =>
  callerOf(requestOf(execution)),
);

/** The caller, or undefined for a visitor on a public route. */
export const SignedInOrVisitor = createParamDecorator(
  (_: unknown, execution: ExecutionContext): Caller | undefined => requestOf(execution).signedIn,
);

/** The caller of a route that is closed to programs. */
export const SignedInPerson = createParamDecorator((_: unknown, execution: ExecutionContext): Person =>
  personOf(requestOf(execution)),
);

/** For a route whose body has no fields: it may be left out or empty. @throws Refusal VALIDATION_FAILED */
export const NoFields = createParamDecorator((_: unknown, execution: ExecutionContext): undefined => {
  const { body } = requestOf(execution);
  refuseUnknown(Object.keys(body ?? {}));
});

/** The responder who acts: the caller, or the one for whom a program acts. */
export const ActingResponder = createParamDecorator((_: unknown, execution: ExecutionContext): ResponderId => {
  const caller = callerOf(requestOf(execution));
  if (caller.kind === 'program') throw new Refusal('RESPONDER_NOT_NAMED');
  return caller.responderId;
});

/** @throws Refusal SIGNED_OUT */
export function personOf(request: RigbookRequest): Person {
  const person = asPerson(request.signedIn);
  if (!person) throw new Refusal('SIGNED_OUT');
  return person;
}

function callerOf({ signedIn }: RigbookRequest): Caller {
  if (!signedIn) throw new Refusal('SIGNED_OUT');
  return signedIn;
}

/** With a token the actor is the program, not the responder it acts for. */
const actorOf = (caller: Caller): Actor =>
  'accessToken' in caller ? `${TOKEN}${caller.accessToken}` : `responder:${caller.responderId}`;

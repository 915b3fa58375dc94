import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Refusal } from '../../platform/decisions/refusal.js';
import type { RigbookRequest } from '../../platform/http/rigbook-request.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';

/** The caller with everything that the session guard read of them. */
export const CurrentSession = createParamDecorator((_: unknown, execution: ExecutionContext): SignedInResponder => {
  const { signedIn } = execution.switchToHttp().getRequest<RigbookRequest>();
  if (!signedIn) throw new Refusal('SIGNED_OUT');
  return signedIn as SignedInResponder;
});

import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Database } from '../../platform/database/index.js';
import { Configuration } from '../../platform/configuration/configuration.js';
import { secondsUntilRoom, type UsedUp } from '../../platform/quota/quota-use.js';
import { ACCESS_TOKEN_PREFIX } from '@rigbook/contracts/integrations/access-token.words';
import { Refusal } from '../../platform/decisions/index.js';
import { FreshProofs } from '../fresh-proof/fresh-proofs.js';
import { TokenAuthentication } from '../access-token/token-authentication.js';
import {
  ACCESS,
  type Access,
  bearerIn,
  FRESH_PROOF,
  idempotencyKeyIn,
  isWrite,
  type RigbookRequest,
  UNLIMITED,
} from '../../platform/http/index.js';
import { SessionCookie, SessionIds } from './session.cookie.js';
import { isDueForNote } from './session.rules.js';
import { answerToSession, noteActivity } from './session.statements.js';
import { signedInBy, type SignedInResponder, signedInToWrite } from './signed-in-responder.js';

/** Runs before every route: finds out who calls and whether the route is open to them. If an access token of ours is sent, only it counts. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly database: Database,
    private readonly cookie: SessionCookie,
    private readonly ids: SessionIds,
    private readonly programs: TokenAuthentication,
    private readonly configuration: Configuration,
    private readonly proofs: FreshProofs,
  ) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const request = execution.switchToHttp().getRequest<RigbookRequest>();
    const bearer = bearerIn(request.headers.authorization);
    const access = this.accessOf(execution);
    if (bearer !== undefined && this.isForUs(bearer, request, access)) {
      request.signedIn = await this.programs.authenticate(bearer, execution);
      return true;
    }
    const counts = access !== 'public' && isWrite(request) && !this.isUnlimited(execution);
    const signedIn = await this.signedIn(request, counts);
    if (signedIn) request.signedIn = signedIn;
    const refusal = refusalOf(access, signedIn);
    if (refusal) throw refusal;
    if (signedIn && this.marked<boolean>(FRESH_PROOF, execution))
      await this.proofs.demand(signedIn, request.receivedAt);
    if (signedIn?.usedUp) this.refuseBeyond(signedIn.usedUp, request);
    return true;
  }

  /** A proxy or a monitor may add a token of a different kind. Routes that need no sign-in ignore it. */
  private isForUs(bearer: string, request: RigbookRequest, access: Access): boolean {
    if (bearer.startsWith(ACCESS_TOKEN_PREFIX)) return true;
    return access !== 'public' && this.cookie.read(request) === undefined;
  }

  /**
   * Reads the answer under the idempotency key, too, on every route: it costs no round trip here. The interceptor reads it only if
   * `earlierAnswer` is missing.
   */
  private async signedIn(request: RigbookRequest, counts: boolean): Promise<SignedInResponder | undefined> {
    const session = this.ids.nameOf(this.cookie.read(request));
    if (session === undefined) return undefined;
    const now = request.receivedAt;
    const key = idempotencyKeyIn(request);
    const [signedIn, earlierAnswer] = await this.database.fetchAll([
      counts ? signedInToWrite(session, now) : signedInBy(session, now),
      ...(key === undefined ? [] : [answerToSession(session, key)]),
    ]);
    if (key !== undefined) request.earlierAnswer = earlierAnswer ?? null;
    // only sessions from before devices were remembered began under that name: others were planted
    if (signedIn && signedIn.deviceId !== null && this.cookie.hasPlainName(request)) return undefined;
    if (signedIn && isDueForNote(signedIn.lastSeenAt, now)) await this.database.query(noteActivity(session, now));
    return signedIn;
  }

  private accessOf(execution: ExecutionContext): Access {
    return this.marked<Access>(ACCESS, execution) ?? 'signed-in';
  }

  private isUnlimited(execution: ExecutionContext): boolean {
    return this.marked<boolean>(UNLIMITED, execution) ?? false;
  }

  private marked<Value>(key: string, execution: ExecutionContext): Value | undefined {
    return this.reflector.getAllAndOverride<Value | undefined>(key, [execution.getHandler(), execution.getClass()]);
  }

  /** @throws Refusal TOO_MANY_WRITES */
  private refuseBeyond(usedUp: UsedUp, { receivedAt }: RigbookRequest): void {
    if (!this.configuration.http.limitsWrites) return;
    throw new Refusal('TOO_MANY_WRITES', { retryAfterSeconds: secondsUntilRoom(usedUp, receivedAt) });
  }
}

/** Undefined where the route is open to the caller. */
export function refusalOf(access: Access, caller: SignedInResponder | undefined): Refusal | undefined {
  if (access === 'public') return undefined;
  if (!caller) return new Refusal('SIGNED_OUT');
  if (access === 'signed-in') return undefined;
  if (access === 'responder') {
    return caller.kind === 'auditor' ? new Refusal('NOT_FOR_AUDITORS') : undefined;
  }
  if (access === 'auditor' && caller.audits) return undefined;
  if (access === 'auditor' && caller.kind === 'auditor') return new Refusal('AUDITOR_PROOF_REQUIRED');
  if (caller.kind !== 'administrator') return new Refusal(access === 'auditor' ? 'AUDITOR_ONLY' : 'ADMIN_ONLY');
  return caller.administers ? undefined : new Refusal('ADMIN_PASSWORD_REQUIRED');
}

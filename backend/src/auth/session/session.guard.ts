import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { Database } from '../../platform/database/database.js';
import { Refusal } from '../../platform/decisions/refusal.js';
import { ACCESS, type Access } from '../../platform/http/access.decorators.js';
import type { RigbookRequest } from '../../platform/http/rigbook-request.js';
import { SessionCookie } from './session.cookie.js';
import { SessionIds } from './session-ids.js';
import { isDueForNote } from './session.rules.js';
import { noteActivity } from './session.statements.js';
import { signedInBy, type SignedInResponder } from './signed-in-responder.js';

/** Stands before every route: finds out who asks and whether the route is open to them. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly database: Database,
    private readonly cookie: SessionCookie,
    private readonly ids: SessionIds,
  ) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const request = execution.switchToHttp().getRequest<RigbookRequest>();
    const signedIn = await this.signedIn(request);
    if (signedIn) request.signedIn = signedIn;
    const refusal = refusalOf(this.accessOf(execution), signedIn, request.receivedAt);
    if (refusal) throw refusal;
    return true;
  }

  private async signedIn(request: RigbookRequest): Promise<SignedInResponder | undefined> {
    const session = this.ids.nameOf(this.cookie.read(request));
    if (session === undefined) return undefined;
    const now = request.receivedAt;
    const signedIn = await this.database.fetch(signedInBy(session, now));
    if (signedIn && isDueForNote(signedIn.lastSeenAt, now)) await this.database.query(noteActivity(session, now));
    return signedIn;
  }

  private accessOf(execution: ExecutionContext): Access {
    const marks = [execution.getHandler(), execution.getClass()];
    return this.reflector.getAllAndOverride<Access | undefined>(ACCESS, marks) ?? 'signed-in';
  }
}

/** Undefined where the route is open to the caller. */
export function refusalOf(access: Access, caller: SignedInResponder | undefined, now: Instant): Refusal | undefined {
  if (access === 'public') return undefined;
  if (!caller) return new Refusal('SIGNED_OUT');
  if (access === 'signed-in') return undefined;
  if (!caller.isAdmin) return new Refusal('ADMIN_ONLY');
  const isOpen = caller.adminUntil !== null && now < caller.adminUntil;
  return isOpen ? undefined : new Refusal('ADMIN_PASSWORD_REQUIRED');
}

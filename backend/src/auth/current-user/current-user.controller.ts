import { createParamDecorator, type ExecutionContext, Get, Injectable, Req, Res } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, personOf, type RigbookRequest, Routes } from '../../platform/http/index.js';
import { LicenceOfResponder } from '../../responders/responder-ports.js';
import { KnownDevices } from '../known-device/known-devices.js';
import { SessionCookie } from '../session/session.cookie.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';
import { CurrentUserResponse, toCurrentUser } from './current-user.response.js';

/** Describes the signed-in person, including what other slices know about them. */
@Injectable()
export class CurrentUsers {
  constructor(private readonly licences: LicenceOfResponder) {}

  async describe(signedIn: SignedInResponder): Promise<CurrentUserResponse> {
    // a verified license was submitted, even if not through this application
    const handedIn = signedIn.licenceVerified || (await this.licences.wasHandedIn(signedIn.responderId));
    return toCurrentUser(signedIn, handedIn);
  }
}

/** The caller with everything that the session guard read of them: every person on a request was put there by it. */
export const CurrentSession = createParamDecorator(
  (_: unknown, execution: ExecutionContext): SignedInResponder =>
    personOf(execution.switchToHttp().getRequest<RigbookRequest>()) as SignedInResponder,
);

@Routes('auth', 'Signing in')
export class CurrentUserController {
  constructor(
    private readonly users: CurrentUsers,
    private readonly devices: KnownDevices,
    private readonly cookie: SessionCookie,
  ) {}

  @Get('user')
  @ApiOperation({ summary: 'Read who is signed in', description: 'Answers 401 if no one is signed in.' })
  @Answers(CurrentUserResponse, 'The signed-in person, with rights and profile.')
  async currentUser(
    @CurrentSession() signedIn: SignedInResponder,
    @Req() request: RigbookRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CurrentUserResponse> {
    if (signedIn.deviceId === null) await this.rememberDevice(signedIn, request, reply);
    return this.users.describe(signedIn);
  }

  /** A session that began before devices were remembered makes its browser a known one. */
  private async rememberDevice(
    { session }: SignedInResponder,
    request: RigbookRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const device = this.devices.seen(request);
    const isKnown = device.browserHash !== undefined;
    const now = request.receivedAt;
    const browserId = await this.devices.remember({ session, device, confirmedBy: 'session', isKnown, now });
    this.devices.keepCookie(request, reply, browserId);
    this.cookie.rename(request, reply);
  }
}

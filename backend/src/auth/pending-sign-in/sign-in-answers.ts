import { Injectable } from '@nestjs/common';
import { ApiSchema } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Part, YesOrNo } from '../../platform/fields/index.js';
import type { RigbookRequest } from '../../platform/http/index.js';
import { CurrentUserResponse } from '../current-user/current-user.response.js';
import { CurrentUsers } from '../current-user/current-user.controller.js';
import { KnownDevices } from '../known-device/known-devices.js';
import { SessionCookie } from '../session/session.cookie.js';
import type { BegunSession } from '../session/sessions.js';

@ApiSchema({ name: 'SignedIn' })
export class SignInResponse {
  @Part(CurrentUserResponse) user!: CurrentUserResponse;
  @YesOrNo(false, 'The profile is incomplete, or no license has been submitted yet.') isFirstTime!: boolean;
}

/** The end of every way to sign in: the cookies of session and device, and who signed in. */
@Injectable()
export class SignInAnswers {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly devices: KnownDevices,
    private readonly users: CurrentUsers,
  ) {}

  setCookies(begun: BegunSession, request: RigbookRequest, reply: FastifyReply): void {
    this.cookie.set(reply, begun.sessionId);
    this.devices.keepCookie(request, reply, begun.browserId);
  }

  async answer(begun: BegunSession, request: RigbookRequest, reply: FastifyReply): Promise<SignInResponse> {
    this.setCookies(begun, request, reply);
    const user = await this.users.describe(begun.signedIn);
    return { user, isFirstTime: user.isFirstTime };
  }
}

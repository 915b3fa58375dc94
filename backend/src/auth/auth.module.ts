import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { SessionsOfResponder } from '../responders/sessions-of-responder.js';
import { FirstAdminPassword } from './admin-password/first-admin-password.js';
import { CurrentUserController } from './current-user/current-user.controller.js';
import { SessionCookie } from './session/session.cookie.js';
import { SessionGuard } from './session/session.guard.js';
import { SessionIds } from './session/session-ids.js';
import { Sessions } from './session/sessions.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { SignInHandler } from './sign-in/sign-in.handler.js';
import { SignOutController } from './sign-out/sign-out.controller.js';
import { Throttle } from './throttle/throttle.js';
import { UpdateProfileController } from './update-profile/update-profile.controller.js';
import { VerifyAdminPasswordController } from './verify-admin-password/verify-admin-password.controller.js';
import { VerifyAdminPasswordHandler } from './verify-admin-password/verify-admin-password.handler.js';

/** Guards every route of the application, and tells responders how sessions end. */
@Global()
@Module({
  controllers: [
    SignInController,
    SignOutController,
    CurrentUserController,
    UpdateProfileController,
    VerifyAdminPasswordController,
  ],
  providers: [
    SessionIds,
    SessionCookie,
    Throttle,
    SignInHandler,
    VerifyAdminPasswordHandler,
    FirstAdminPassword,
    { provide: SessionsOfResponder, useClass: Sessions },
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
  exports: [SessionsOfResponder],
})
export class AuthModule {}

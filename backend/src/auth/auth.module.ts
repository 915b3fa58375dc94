import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { LiveSessions } from '../platform/live-updates/live-stream.js';
import { Lockouts } from '../responders/people/lockouts.js';
import { FailedSignIns, SessionsOfResponder } from '../responders/responder-ports.js';
import { SettingsModule } from '../settings/settings.module.js';
import { TokenAuthentication } from './access-token/token-authentication.js';
import { AuditPasswordOfUserController, OwnAuditPasswordController } from './audit-access/audit-password.controller.js';
import { RemoveAuditPasswordHandler, SetAuditPasswordHandler } from './audit-access/change-audit-password.handlers.js';
import { KnownAuditPassword } from './audit-access/known-audit-password.js';
import {
  OpenAuditByPasskeyHandler,
  OpenAuditByPasswordHandler,
  OpenAuditController,
} from './audit-access/open-audit.controller.js';
import { SecondFactors } from './audit-access/second-factors.js';
import { FirstAdminPassword } from './admin-password/first-admin-password.js';
import { KnownAdminPassword } from './admin-password/known-admin-password.js';
import { NewPasswords } from './admin-password/new-passwords.js';
import {
  ChangeAdminPasswordController,
  ChangeAdminPasswordHandler,
} from './change-admin-password/change-admin-password.controller.js';
import { CurrentUserController, CurrentUsers } from './current-user/current-user.controller.js';
import {
  LinkMicrosoftAccountController,
  LinkMicrosoftAccountHandler,
} from './microsoft/link-account/link-account.controller.js';
import { MicrosoftAccountChanges } from './microsoft/microsoft-account-changes.js';
import { MicrosoftProvider } from './microsoft/microsoft-provider.js';
import { AttemptCookie } from './microsoft/navigate/attempt.cookie.js';
import { ConfirmedAccounts, MicrosoftReturn } from './microsoft/navigate/microsoft-return.js';
import { BrowserRedirect } from './microsoft/navigate/browser-redirect.js';
import { MicrosoftNavigationController } from './microsoft/navigate/microsoft-navigation.controller.js';
import { OwnMicrosoftAccountController } from './microsoft/own-account/own-account.controller.js';
import {
  UnlinkMicrosoftAccountController,
  UnlinkMicrosoftAccountHandler,
} from './microsoft/unlink-account/unlink-account.controller.js';
import { DeviceCookie } from './known-device/device.cookie.js';
import { KnownDevices } from './known-device/known-devices.js';
import { DevicesOfUserController } from './devices/devices-of-user.controller.js';
import { OwnDevicesController } from './devices/own-devices.controller.js';
import { EndDeviceHandler, EndOtherDevicesHandler } from './devices/end-devices.handlers.js';
import { FreshProofController } from './fresh-proof/fresh-proof.controller.js';
import { FreshProofs } from './fresh-proof/fresh-proofs.js';
import { ProveIdentityHandler, SendProofCodeHandler } from './fresh-proof/prove-identity.handlers.js';
import { OneTimeCodes } from './one-time-code/one-time-codes.js';
import { OwnPasskeysController } from './passkeys/own-passkeys.controller.js';
import { AddPasskeyHandler, RemovePasskeyHandler } from './passkeys/change-passkeys.handlers.js';
import { SignInWithPasskeyHandler } from './passkeys/passkey-sign-in.handler.js';
import { PasskeyAnswers } from './passkeys/passkey-answers.js';
import { PasskeyChallenges } from './passkeys/passkey-challenges.js';
import { PasskeySignInController } from './passkeys/passkey-sign-in.controller.js';
import { PasskeySite } from './passkeys/passkey-site.js';
import { AskAdministratorController } from './pending-sign-in/ask-administrator.controller.js';
import { ConfirmSignInController } from './pending-sign-in/confirm-sign-in.controller.js';
import { AskAdministratorHandler } from './pending-sign-in/ask-administrator.handler.js';
import { ConfirmSignInHandler, SendSignInCodeHandler } from './pending-sign-in/confirm-sign-in.handler.js';
import { PendingSignInCookie } from './pending-sign-in/pending-sign-in.cookie.js';
import { PendingSignInAnswers } from './pending-sign-in/pending-sign-in.response.js';
import { PendingSignIns } from './pending-sign-in/pending-sign-ins.js';
import { SignInAnswers } from './pending-sign-in/sign-in-answers.js';
import { DecideSignInHandler, WaitingSignInsController } from './waiting-sign-ins/waiting-sign-ins.controller.js';
import { NewSessions, OpenSessions, Sessions } from './session/sessions.js';
import { SessionCookie, SessionIds } from './session/session.cookie.js';
import { SessionGuard } from './session/session.guard.js';
import { SignInController, SignInHandler } from './sign-in/sign-in.controller.js';
import { SignOutController, SignOutHandler } from './sign-out/sign-out.controller.js';
import { ForgottenFailures } from './throttle/forgotten-failures.js';
import { LockoutsOfUnits } from './throttle/lockouts-of-units.js';
import { SwitchAdminPasswordController } from './switch-admin-password/switch-admin-password.controller.js';
import {
  SwitchAdminPasswordOffHandler,
  SwitchAdminPasswordOnHandler,
} from './switch-admin-password/switch-admin-password.handlers.js';
import { Throttle } from './throttle/throttle.js';
import { UnlockUnitController, UnlockUnitHandler } from './unlock/unlock-unit.controller.js';
import { UpdateProfileController } from './update-profile/update-profile.controller.js';
import {
  VerifyAdminPasswordController,
  VerifyAdminPasswordHandler,
} from './verify-admin-password/verify-admin-password.controller.js';
import { VerifyPasskeyController, VerifyPasskeyHandler } from './verify-passkey/verify-passkey.controller.js';
import { OpenedRights } from './session/opened-rights.js';

/**
 * Guards every route. Other slices end sessions, and ask which are open, through what it exports. Who decides from a message, without a
 * session, proves who they are by the same passkeys and the same password.
 */
@Global()
@Module({
  imports: [SettingsModule],
  controllers: [
    SignInController,
    SignOutController,
    ConfirmSignInController,
    AskAdministratorController,
    WaitingSignInsController,
    CurrentUserController,
    UpdateProfileController,
    VerifyAdminPasswordController,
    VerifyPasskeyController,
    ChangeAdminPasswordController,
    SwitchAdminPasswordController,
    MicrosoftNavigationController,
    OwnMicrosoftAccountController,
    LinkMicrosoftAccountController,
    UnlinkMicrosoftAccountController,
    OwnPasskeysController,
    OpenAuditController,
    OwnAuditPasswordController,
    AuditPasswordOfUserController,
    FreshProofController,
    OwnDevicesController,
    DevicesOfUserController,
    PasskeySignInController,
    UnlockUnitController,
  ],
  providers: [
    SessionIds,
    SessionCookie,
    TokenAuthentication,
    NewSessions,
    Throttle,
    OneTimeCodes,
    FreshProofs,
    ProveIdentityHandler,
    SendProofCodeHandler,
    EndDeviceHandler,
    EndOtherDevicesHandler,
    DeviceCookie,
    KnownDevices,
    PendingSignInCookie,
    PendingSignIns,
    PendingSignInAnswers,
    SignInAnswers,
    SendSignInCodeHandler,
    AskAdministratorHandler,
    ConfirmSignInHandler,
    DecideSignInHandler,
    CurrentUsers,
    SignInHandler,
    SignOutHandler,
    KnownAdminPassword,
    NewPasswords,
    VerifyAdminPasswordHandler,
    VerifyPasskeyHandler,
    OpenedRights,
    ChangeAdminPasswordHandler,
    SwitchAdminPasswordOffHandler,
    SwitchAdminPasswordOnHandler,
    FirstAdminPassword,
    MicrosoftProvider,
    MicrosoftAccountChanges,
    LinkMicrosoftAccountHandler,
    UnlinkMicrosoftAccountHandler,
    AttemptCookie,
    BrowserRedirect,
    ConfirmedAccounts,
    MicrosoftReturn,
    PasskeySite,
    PasskeyChallenges,
    PasskeyAnswers,
    AddPasskeyHandler,
    SecondFactors,
    KnownAuditPassword,
    OpenAuditByPasswordHandler,
    OpenAuditByPasskeyHandler,
    SetAuditPasswordHandler,
    RemoveAuditPasswordHandler,
    RemovePasskeyHandler,
    SignInWithPasskeyHandler,
    UnlockUnitHandler,
    { provide: FailedSignIns, useClass: ForgottenFailures },
    { provide: Lockouts, useClass: LockoutsOfUnits },
    { provide: SessionsOfResponder, useClass: Sessions },
    { provide: LiveSessions, useClass: OpenSessions },
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
  exports: [
    FailedSignIns,
    Lockouts,
    SessionsOfResponder,
    LiveSessions,
    KnownAdminPassword,
    KnownDevices,
    PasskeyAnswers,
    PasskeyChallenges,
    PasskeySite,
  ],
})
export class AuthModule {}

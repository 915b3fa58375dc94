import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { commandWithoutContext } from '../../platform/commands/command-of.js';
import { Refusal } from '../../platform/decisions/index.js';
import type { SeenDevice } from '../known-device/known-device.statements.js';
import { type BegunSession, NewSessions } from '../session/sessions.js';
import { type PasskeyAnswer, PasskeyAnswers } from './passkey-answers.js';
import { beginSessionWith } from './passkey.statements.js';

export class SignInWithPasskey extends commandWithoutContext<
  {
    answer: Omit<PasskeyAnswer, 'purpose'>;
    device: SeenDevice;
    /** The session of the request; the new session replaces it. */
    sessionBefore: string | undefined;
  },
  BegunSession
>() {}

@CommandHandler(SignInWithPasskey)
export class SignInWithPasskeyHandler implements ICommandHandler<SignInWithPasskey> {
  constructor(
    private readonly answers: PasskeyAnswers,
    private readonly sessions: NewSessions,
  ) {}

  /** @throws Refusal PASSKEY_NOT_ACCEPTED */
  async execute({ answer, device, sessionBefore }: SignInWithPasskey): Promise<BegunSession> {
    const { now } = answer;
    const passkey = await this.answers.ofKnown({ ...answer, purpose: 'sign-in' });
    const begun = await this.sessions.begin({
      insert: (session) => beginSessionWith(passkey, session, now),
      before: sessionBefore,
      device,
      confirmedBy: 'passkey',
      now,
    });
    if (!begun) throw new Refusal('PASSKEY_NOT_ACCEPTED');
    return begun;
  }
}

import { textLimits } from '@rigbook/contracts/kernel/text';
import { Input } from 'antd';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import type { Circumstances, LinkedRequest } from '../../../../lib/http/answers.js';
import { focusOn } from '../../../../lib/device/focus-on.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Notice } from '../../../../ui/content/notice.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { Field } from '../../../../ui/form/field.js';
import { FreeTextField } from '../../../../ui/form/free-text-field.js';
import { useSteps } from '../../shared/use-steps.js';
import { vehicleIn } from '../deciding/use-decision-steps.js';
import { passkeyOptionsOf, useDecideByLink, type LinkedDecision } from './use-linked-request.js';

/** What the page knows of passkeys, which belong to signing in. */
export interface Passkeys {
  readonly areThere: boolean;
  /** Has the browser answer with one. */
  readonly ask: (options: { readonly options: object }) => Promise<object>;
  /** Waits for a command; says what failed, unless the person gave up in the browser's dialog. */
  readonly attempt: (command: Promise<unknown>, failedTitle: string) => Promise<boolean>;
  /** No answer came of it on this side of the connection, which `attempt` has said. */
  readonly isTrouble: (error: unknown) => boolean;
}

interface Props {
  readonly link: string;
  readonly request: LinkedRequest & { readonly circumstances: Circumstances };
  readonly passkeys: Passkeys;
  readonly onDone: (step: LinkedDecision['step']) => void;
}

/** Approve or reject, then say who one is. */
export function DecisionForm({ link, request, passkeys, onDone }: Props) {
  const text = useText();
  const obstacleTo = useSteps();
  const [step, setStep] = useState<LinkedDecision['step']>();
  const [notes, setNotes] = useState('');
  const [reason, setReason] = useState('');
  const { booking, circumstances } = request;
  const canApprove = obstacleTo('approve', booking, { vehicle: vehicleIn(booking, circumstances) }) === null;
  if (step !== undefined)
    return (
      <Proof
        key={step}
        link={link}
        request={request}
        passkeys={passkeys}
        step={step}
        notes={notes}
        onNotes={setNotes}
        reason={reason}
        onReason={setReason}
        onBack={() => setStep(undefined)}
        onDone={onDone}
      />
    );
  return (
    <div className="grid grid-cols-[1fr_1fr] gap-3">
      {canApprove && (
        <Button look="primary" onClick={() => setStep('approve')}>
          {text('diary.approve')}
        </Button>
      )}
      <Button danger onClick={() => setStep('reject')}>
        {text('diary.reject')}
      </Button>
    </div>
  );
}

interface ProofProps extends Props {
  readonly step: LinkedDecision['step'];
  readonly notes: string;
  readonly onNotes: (notes: string) => void;
  /** for going below a floor of coverage */
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onBack: () => void;
}

function Proof({ link, request, passkeys, step, notes, onNotes, reason, onReason, onBack, onDone }: ProofProps) {
  const text = useText();
  const decide = useDecideByLink(link, request.booking);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const byPasskey = request.hasPasskey && passkeys.areThere;
  const approves = step === 'approve';
  const needsReason = approves && request.circumstances.belowFloors.length > 0;
  const isMissing = needsReason && reason.trim() === '';
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLElement>(null);

  const send = async (prove: LinkedDecision['prove']): Promise<boolean> => {
    setTried(true);
    if (isMissing) {
      focusOn(form.current?.querySelector<HTMLElement>('textarea'));
      return false;
    }
    const deciding = decide.mutateAsync({ step, notes, coverageReason: needsReason ? reason : undefined, prove });
    // a refusal stands above the buttons; what a passkey did not do on this side stands nowhere else
    const isSaidHere = await deciding.then(
      () => false,
      (error: unknown) => !passkeys.isTrouble(error),
    );
    const sent = !isSaidHere && (await passkeys.attempt(deciding, text('decide.failed')));
    if (sent) onDone(step);
    return sent;
  };
  const sendByPasskey = () =>
    send(async () => ({ passkey: { ...(await passkeys.ask(await passkeyOptionsOf(link))) } }));

  return (
    <section ref={form} className="grid gap-4 pt-4 border-t border-(--hairline)">
      <h2 ref={heading} tabIndex={-1} className="text-lg">
        {text(approves ? 'decide.approving' : 'decide.rejecting')}
      </h2>
      {needsReason && (
        <FreeTextField
          label={text('coverage.reason')}
          error={tried && isMissing ? text('coverage.reasonMissing') : undefined}
          most={textLimits.reason}
          value={reason}
          onChange={onReason}
        />
      )}
      <FreeTextField
        label={text(approves ? 'diary.adminNotes' : 'deciding.reason')}
        most={approves ? textLimits.adminNotes : textLimits.reason}
        lines={4}
        value={notes}
        onChange={onNotes}
      />
      <p className="text-soft">{text(request.decider ? 'decide.prove' : 'decide.proveOffice')}</p>
      <Refusal error={passkeys.isTrouble(decide.error) ? null : decide.error} live />
      {byPasskey && (
        <Button look="primary" wide busy={decide.isPending} onClick={() => void sendByPasskey()}>
          {text(approves ? 'decide.approveByPasskey' : 'decide.rejectByPasskey')}
        </Button>
      )}
      {request.takesPassword && (
        <ByPassword
          label={text(approves ? 'decide.approve' : 'decide.reject')}
          isFirst={!byPasskey}
          isPending={decide.isPending}
          onSend={(password) => send(async () => ({ password }))}
        />
      )}
      {!byPasskey && !request.takesPassword && (
        <Notice
          hue="orange"
          icon="lock"
          title={text(request.hasPasskey ? 'decide.passkeysElsewhere' : 'decide.noWay')}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Button onClick={onBack}>{text('deciding.back')}</Button>
        <Link to={paths.diaryBooking(request.booking.id)} className="inline-flex items-center min-h-(--target)">
          {text('decide.toAdministration')}
        </Link>
      </div>
    </section>
  );
}

interface PasswordProps {
  readonly label: string;
  /** The usual way here, since there is no passkey. */
  readonly isFirst: boolean;
  readonly isPending: boolean;
  /** Whether it was accepted. */
  readonly onSend: (password: string) => Promise<boolean>;
}

function ByPassword({ label, isFirst, isPending, onSend }: PasswordProps) {
  const text = useText();
  const [password, setPassword] = useState('');
  const [empty, setEmpty] = useState(false);
  const missing = text('decide.passwordMissing');
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setEmpty(password === '');
    if (password !== '' && !isPending && !(await onSend(password))) setPassword('');
  };
  return (
    <form className="grid gap-3" onSubmit={(event) => void submit(event)} noValidate>
      <Field label={text('decide.password')} error={empty ? missing : undefined}>
        {(control) => (
          <Input.Password
            {...control}
            dir="ltr"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => {
              setPassword(target.value);
              setEmpty(false);
            }}
          />
        )}
      </Field>
      <Button look={isFirst ? 'primary' : 'plain'} wide type="submit" busy={isPending}>
        {isPending ? text('decide.sending') : label}
      </Button>
    </form>
  );
}

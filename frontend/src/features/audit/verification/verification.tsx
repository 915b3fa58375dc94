import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { Icon } from '../../../ui/icon.js';
import { Panel } from '../../../ui/content/panel.js';
import { Notice } from '../../../ui/content/notice.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { VerificationBrokeOff, verifyLog } from '../api/verify-log.js';
import { SaveLog } from './save-log.js';
import styles from './verification.module.css';
import { verificationChecks, type VerificationCheck } from '@rigbook/contracts/audit/verification.words';
import { type VerificationStep } from '../../../lib/http/answers.js';
import { StatusTag } from '../../../ui/content/status-tag.js';
import { Copyable } from '../../../ui/content/copyable.js';
import { Facts } from '../../../ui/content/facts.js';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTimes } from '../../../lib/time/use-times.js';

/** Checks on demand whether the log matches its seals. */
export function Verification() {
  const text = useText();
  const { steps, state, error, run } = useVerification();
  const running = state === 'running';
  return (
    <div className={styles.verification}>
      <Panel title={text('verification.title')}>
        <div className="grid grid-cols-1 gap-4">
          <p className={styles.about}>{text('verification.about')}</p>
          <div>
            <Button look="primary" icon={<Icon name="shield" />} busy={running} onClick={run}>
              {text(state === 'never' ? 'verification.run' : running ? 'verification.running' : 'verification.again')}
            </Button>
          </div>
          {state === 'broken-off' && <SlotUnavailable error={error} />}
          {state === 'over' && <Verdict steps={steps} />}
          {state === 'never' ? (
            <Empty icon="shield">
              <p>{text('verification.never')}</p>
            </Empty>
          ) : (
            <CheckList steps={steps} running={running} />
          )}
        </div>
      </Panel>
      <SaveLog />
    </div>
  );
}

function SlotUnavailable({ error }: { error: unknown }) {
  const text = useText();
  return (
    <div role="alert">
      {error instanceof VerificationBrokeOff ? (
        <Notice hue="red" icon="alert">
          <p>{text('verification.brokeOff')}</p>
        </Notice>
      ) : (
        <Refusal error={error} />
      )}
    </div>
  );
}

interface Props {
  readonly steps: readonly VerificationStep[];
  readonly running: boolean;
}

/** Every check, with its result or that it is still to come. */
function CheckList({ steps, running }: Props) {
  const text = useText();
  return (
    <ol className={styles.checks} aria-label={text('verification.checks')} aria-busy={running}>
      {verificationChecks.map((check, index) => (
        <li key={check} className={styles.check}>
          <h3>{text(`verification.check.${check}`)}</h3>
          <Outcome step={steps[index]} underWay={running && steps.length === index} />
          <p className={styles.what}>{text(`verification.what.${check}`)}</p>
          <Found check={check} step={steps[index]} />
        </li>
      ))}
    </ol>
  );
}

function Outcome({ step, underWay }: { step: VerificationStep | undefined; underWay: boolean }) {
  const text = useText();
  if (step?.outcome === 'passed')
    return (
      <StatusTag hue="green" icon="check">
        {text('verification.outcome.passed')}
      </StatusTag>
    );
  if (step?.outcome === 'failed')
    return (
      <StatusTag hue="red" icon="alert">
        {text('verification.outcome.failed')}
      </StatusTag>
    );
  if (step)
    return (
      <StatusTag hue="yellow" icon="question">
        {text('verification.outcome.not-checked')}
      </StatusTag>
    );
  return (
    <StatusTag hue="grey" icon={underWay ? 'refresh' : 'clock'}>
      {text(underWay ? 'verification.outcome.underWay' : 'verification.outcome.waiting')}
    </StatusTag>
  );
}

function Found({ check, step }: { check: VerificationCheck; step: VerificationStep | undefined }) {
  const text = useText();
  if (!step) return null;
  if (step.outcome === 'not-checked') return <p>{text('verification.replayUnderWay')}</p>;
  return (
    <>
      <p>{text(`verification.counted.${check}`, { count: step.counted, aside: step.aside })}</p>
      {step.fault && <FaultInWords fault={step.fault} />}
    </>
  );
}

/** What is wrong, in a sentence, and the first event affected. */
function FaultInWords({ fault }: { fault: NonNullable<VerificationStep['fault']> }) {
  const text = useText();
  const { code, event, subject, between } = fault;
  const value = (name: string, of: string | null | undefined) =>
    of === null || of === undefined ? [] : [[name, <Copyable key={name} name={name} value={of} />] as const];
  return (
    <div className={styles.fault}>
      <p>
        <strong>{text(`verification.fault.${code}`)}</strong>
      </p>
      <Facts
        facts={[
          ...value(text('verification.subject'), subject),
          ...(between ? [[text('verification.between'), text('verification.numbers', between)] as const] : []),
          ...value(text('verification.position'), event?.position),
          ...value(text('verification.type'), event?.type),
          ...value(text('verification.stream'), event?.stream),
          ...value(text('verification.id'), event?.id),
        ]}
      />
    </div>
  );
}

interface Verification {
  /** results so far, in the order of the checks */
  readonly steps: readonly VerificationStep[];
  readonly state: 'never' | 'running' | 'broken-off' | 'over';
  readonly error: unknown;
  readonly run: () => void;
}

/** Starts on demand, and stops when the screen is left. */
function useVerification(): Verification {
  const [steps, setSteps] = useState<readonly VerificationStep[]>([]);
  const underWay = useRef<AbortController>(undefined);
  const { mutate, isIdle, isPending, error } = useMutation({
    mutationFn: () => {
      underWay.current = new AbortController();
      setSteps([]);
      return verifyLog((step) => setSteps((before) => [...before, step]), underWay.current.signal);
    },
  });
  useEffect(() => () => underWay.current?.abort(), []);
  const state = isIdle ? 'never' : isPending ? 'running' : error ? 'broken-off' : 'over';
  return { steps, state, error, run: () => mutate() };
}

/** The result in one sentence, with the head that proves it. */
function Verdict({ steps }: { steps: readonly VerificationStep[] }) {
  const text = useText();
  const times = useTimes();
  const head = steps.find(({ check }) => check === 'heads')?.head;
  const events = steps.find(({ check }) => check === 'chain')?.counted ?? 0;
  const at = steps.at(-1)?.checkedAt;
  const time = at === undefined ? '' : times.instantInSentence(at);
  if (steps.some(({ outcome }) => outcome === 'failed'))
    return (
      <Notice hue="red" icon="alert" live title={text('verification.failed')}>
        <p>{text('verification.failedNext', { time })}</p>
      </Notice>
    );
  const whole = steps.every(({ outcome }) => outcome === 'passed');
  return (
    <Notice
      hue={whole ? 'green' : 'yellow'}
      icon={whole ? 'check' : 'question'}
      live
      title={text(whole ? 'verification.passed' : 'verification.partly')}
    >
      <p>{text('verification.checkedAt', { time, count: events })}</p>
      {head && (
        <p>
          {text('verification.untilHead', { number: head.number, time: times.instantInSentence(head.signedAt) })}{' '}
          <Copyable name={text('verification.hash')} value={head.hash} short={16} />
        </p>
      )}
    </Notice>
  );
}

import { Alert, Timeline } from 'antd';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { Icon, type IconName } from '../../../ui/icon.js';
import { Panel } from '../../../ui/content/panel.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { VerificationBrokeOff, verifyLog } from '../api/verify-log.js';
import { SaveLog } from './save-log.js';
import {
  verificationChecks,
  type VerificationCheck,
  type VerificationOutcome,
} from '@rigbook/contracts/audit/verification.words';
import { type VerificationStep } from '../../../lib/http/answers.js';
import { StatusTag, type StatusHue } from '../../../ui/content/status-tag.js';
import { Details } from '../../../ui/content/details.js';
import { Copyable } from '../../../ui/content/copyable.js';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTimes } from '../../../lib/time/use-times.js';

/** Checks on demand whether the log matches its seals. */
export function Verification() {
  const text = useText();
  const { steps, state, error, run } = useVerification();
  const running = state === 'running';
  return (
    <div className="grid grid-cols-1 gap-4">
      <Panel title={text('verification.title')}>
        <div className="grid grid-cols-1 gap-4">
          <p className="max-w-[70ch]">{text('verification.about')}</p>
          <div className="print:hidden">
            <Button look="primary" icon={<Icon name="shield" />} busy={running} onClick={run}>
              {text(state === 'never' ? 'verification.run' : running ? 'verification.running' : 'verification.again')}
            </Button>
          </div>
          {state === 'broken-off' && <BrokenOff error={error} />}
          {state === 'over' && <Verdict steps={steps} />}
          {state === 'never' ? (
            <Empty icon="lock">{text('verification.never')}</Empty>
          ) : (
            <CheckList steps={steps} running={running} />
          )}
        </div>
      </Panel>
      <SaveLog />
    </div>
  );
}

function BrokenOff({ error }: { error: unknown }) {
  const text = useText();
  return error instanceof VerificationBrokeOff ? (
    <Alert type="error" showIcon title={text('verification.brokeOff')} />
  ) : (
    <div role="alert">
      <Refusal error={error} />
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
    <Timeline
      {...{ 'aria-label': text('verification.checks'), 'aria-busy': running }}
      items={verificationChecks.map((check, index) => ({
        key: check,
        color: colors[steps[index]?.outcome ?? 'waiting'],
        loading: running && steps.length === index,
        content: (
          <div className="grid gap-1">
            <div className="flex flex-wrap items-baseline justify-between gap-y-1 gap-x-4">
              <h3>{text(`verification.check.${check}`)}</h3>
              <Outcome step={steps[index]} underWay={running && steps.length === index} />
            </div>
            <p className="max-w-[70ch] text-soft">{text(`verification.what.${check}`)}</p>
            <Found check={check} step={steps[index]} />
          </div>
        ),
      }))}
    />
  );
}

const colors = {
  passed: 'green',
  failed: 'red',
  'not-checked': 'gray',
  'no-head-yet': 'gray',
  waiting: 'gray',
} as const;

const looks: Readonly<Record<VerificationOutcome, { readonly hue: StatusHue; readonly icon: IconName }>> = {
  passed: { hue: 'green', icon: 'check' },
  failed: { hue: 'red', icon: 'alert' },
  'not-checked': { hue: 'yellow', icon: 'question' },
  'no-head-yet': { hue: 'grey', icon: 'clock' },
};

function Outcome({ step, underWay }: { step: VerificationStep | undefined; underWay: boolean }) {
  const text = useText();
  if (step) return <StatusTag {...looks[step.outcome]}>{text(`verification.outcome.${step.outcome}`)}</StatusTag>;
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
  if (step.outcome === 'no-head-yet') return <p>{text('verification.noHeadYet')}</p>;
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
    of !== null && of !== undefined && ([name, <Copyable key={name} name={name} value={of} />] as const);
  return (
    <Alert
      role="note" // the verdict above is read aloud
      type="error"
      title={text(`verification.fault.${code}`)}
      description={
        <Details
          of={[
            value(text('verification.subject'), subject),
            between && [text('verification.between'), text('verification.numbers', between)],
            value(text('verification.position'), event?.position),
            value(text('verification.type'), event?.type),
            value(text('verification.stream'), event?.stream),
            value(text('verification.id'), event?.id),
          ]}
        />
      }
    />
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
      <Alert
        type="error"
        showIcon
        title={text('verification.failed')}
        description={text('verification.failedNext', { time })}
      />
    );
  const whole = steps.every(({ outcome }) => outcome === 'passed');
  return (
    <Alert
      type={whole ? 'success' : 'warning'}
      showIcon
      title={text(whole ? 'verification.passed' : 'verification.partly')}
      description={
        <>
          <p>{text('verification.checkedAt', { time, count: events })}</p>
          {head && (
            <p>
              {text('verification.untilHead', { number: head.number, time: times.instantInSentence(head.signedAt) })}{' '}
              <Copyable name={text('verification.hash')} value={head.hash} short={16} />
            </p>
          )}
        </>
      }
    />
  );
}

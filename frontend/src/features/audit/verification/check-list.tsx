import { verificationChecks, type VerificationCheck } from '@rigbook/contracts/audit/verification.words';
import type { VerificationStep } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { StatusTag } from '../../../ui/content/status-tag.js';
import { FaultInWords } from './fault-in-words.js';
import styles from './verification.module.css';

interface Props {
  readonly steps: readonly VerificationStep[];
  readonly running: boolean;
}

/** Every check, with what it found or that its turn is to come. */
export function CheckList({ steps, running }: Props) {
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

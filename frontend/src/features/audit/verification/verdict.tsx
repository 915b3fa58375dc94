import type { VerificationStep } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Copyable } from '../../../ui/content/copyable.js';
import { Notice } from '../../../ui/content/notice.js';

/** The whole in one sentence, with the head that speaks for it. */
export function Verdict({ steps }: { steps: readonly VerificationStep[] }) {
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

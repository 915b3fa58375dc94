import { textLimits, trimmedText } from '@rigbook/contracts/kernel/text';
import { type SyntheticEvent, useState } from 'react';
import type { DamageMatter } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { Panel } from '../../../ui/content/panel.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { FreeTextField } from '../../../ui/form/free-text-field.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { useContest } from './damage-matters.js';

/** A person whom the damage names says why it is not theirs. */
export function ContestForm({ matter }: { readonly matter: DamageMatter }) {
  const text = useText();
  const times = useTimes();
  const attempt = useAttempt();
  const [words, setWords] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const contest = useContest(matter.damage.id, trimmedText(words));
  const submit = async () => {
    const isEmpty = trimmedText(words) === '';
    setIsMissing(isEmpty);
    if (isEmpty) return;
    if (!(await attempt(contest.mutateAsync(), text('bracket.notSent')))) return;
    showToast({ title: text('bracket.contestDone'), tone: 'success' });
  };
  return (
    <div className="print:hidden">
      <Panel title={text('bracket.contestTitle')}>
        <form
          noValidate
          className="grid gap-3"
          onSubmit={(event: SyntheticEvent) => {
            event.preventDefault();
            void submit();
          }}
        >
          <p>{text('bracket.contestLead', { time: times.instantInSentence(matter.contestableUntil) })}</p>
          <FreeTextField
            label={text('bracket.words')}
            error={isMissing ? text('bracket.wordsMissing') : undefined}
            most={textLimits.contest}
            value={words}
            onChange={(written) => {
              setWords(written);
              setIsMissing(false);
            }}
          />
          <Refusal error={contest.error} />
          <div>
            <Button look="primary" type="submit" busy={contest.isPending}>
              {text('bracket.contest')}
            </Button>
          </div>
        </form>
      </Panel>
    </div>
  );
}

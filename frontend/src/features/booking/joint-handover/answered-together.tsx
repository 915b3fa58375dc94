import type { Day } from '@rigbook/contracts/kernel/time';
import { useLanguage } from '../../../lib/i18n/language.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Icon } from '../../../ui/icon.js';
import type { HandoverToConfirm } from './use-handover.js';

/** How the outgoing responder answered the checklist: what is not all right first, in their words. */
export function AnsweredTogether({ answers }: Pick<HandoverToConfirm, 'answers'>) {
  const wrong = answers.filter(({ isFine }) => !isFine);
  const fine = answers.filter(({ isFine }) => isFine);
  return (
    <ul>
      {[...wrong, ...fine].map((answer) => (
        <li key={answer.item} className={answer.isFine ? undefined : 'font-semibold text-(--red-ink)'}>
          <Icon name={answer.isFine ? 'check' : 'alert'} size={14} /> <Answer answer={answer} />
        </li>
      ))}
    </ul>
  );
}

interface AnswerProps {
  readonly answer: HandoverToConfirm['answers'][number];
}

function Answer({ answer: { label, isFine, words, reading, expiresOn } }: AnswerProps) {
  const text = useText();
  const times = useTimes();
  const { language } = useLanguage();
  const parts = [
    isFine ? label[language] : `${text('checks.notFine')}: ${label[language]}`,
    reading !== null && times.written(String(reading)),
    expiresOn !== null && text('defects.expiresOn', { day: times.fullDay(expiresOn as Day) }),
  ];
  return (
    <>
      {parts.filter(Boolean).join(' · ')}
      {words !== null && <bdi className="block font-normal whitespace-pre-line">{words}</bdi>}
    </>
  );
}

import type { Custody } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import styles from './custody.module.css';
import { CustodyAnswer } from './custody-answer.js';
import { useCustodyCsv } from './use-custody-csv.js';

/** Each fine with its answer; why there is none stands in its place. */
export function CustodyResult({ answers }: { answers: readonly Custody[] }) {
  const text = useText();
  const csv = useCustodyCsv();
  const unanswered = answers.filter(({ problem }) => problem !== null).length;
  return (
    <section className={styles.result} aria-label={text('custody.answers')}>
      <header className={styles.header}>
        <p role="status">{text('custody.answered', { count: answers.length, unanswered })}</p>
        <span className={styles.tools}>
          <a
            className={styles.download}
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(csv(answers))}`}
            download="custody.csv"
          >
            <Icon name="download" size={18} /> {text('custody.download')}
          </a>
          <Button small onClick={() => print()}>
            {text('audit.print')}
          </Button>
        </span>
      </header>
      <ol className={styles.answers}>
        {answers.map((answer) => (
          <li key={answer.line} className={styles.answer}>
            <CustodyAnswer answer={answer} numbered={answers.length > 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

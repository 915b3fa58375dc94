import type { Day } from '@rigbook/contracts/kernel/time';
import { useLanguage } from '../../../lib/i18n/language.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Details } from '../../../ui/content/details.js';
import { Part } from '../../../ui/content/part.js';
import { Icon } from '../../../ui/icon.js';
import { DamageList } from '../../fleet/shared/damage-list.js';
import { Parked } from '../../fleet/shared/parking/parked.js';
import styles from './booking-record.module.css';
import type { EntryOfType } from './entry-of-type.js';
import { factIfGiven } from './use-booking-record.js';

type Answers = NonNullable<EntryOfType<'VehicleCheckedIn'>['facts']['checklistAnswers']>;

type Parking = NonNullable<EntryOfType<'VehicleCheckedOut'>['facts']['parking']>;

interface FoundUnfit {
  readonly unfit: EntryOfType<'VehicleFoundUnfit'>;
}

/** What few records have: one part for all. */
export function OfFewRecords(of: { readonly answers: Answers } | Parking | FoundUnfit) {
  if ('unfit' in of) return <UnfitPart {...of} />;
  return 'answers' in of ? <AnsweredList answers={of.answers} /> : <Parked {...of} />;
}

/** A check-in with which no shift began: what was wrong, and what was said besides. */
function UnfitPart({ unfit: { facts } }: FoundUnfit) {
  const text = useText();
  const { checklistAnswers, preExistingDamage, damageReports, notes } = facts;
  return (
    <Part title={text('history.VehicleFoundUnfit')}>
      <Details
        of={[
          checklistAnswers && [text('view.checklist'), <AnsweredList key="checklist" answers={checklistAnswers} />],
          ...factIfGiven(text('view.preExistingDamage'), preExistingDamage),
          damageReports && [
            text('view.newDamage'),
            <DamageList key="new" reports={damageReports} none={text('view.noDamage')} />,
          ],
          ...factIfGiven(text('view.notes'), notes),
        ]}
      />
    </Part>
  );
}

/** How an edition was answered: what is not all right is listed, the rest can be opened. */
function AnsweredList({ answers }: { readonly answers: Answers }) {
  const text = useText();
  const fine = answers.filter(({ isFine }) => isFine);
  const wrong = answers.filter(({ isFine }) => !isFine);
  return (
    <>
      <details className={styles.ticked}>
        <summary>{text('view.ticked', { ticked: fine.length, all: answers.length })}</summary>
        <ul>
          {fine.map((answer) => (
            <li key={answer.item}>
              <Icon name="check" size={14} /> <Answer answer={answer} />
            </li>
          ))}
        </ul>
      </details>
      {wrong.length > 0 && (
        <ul className={styles.missing} aria-label={text('view.notAllRight')}>
          {wrong.map((answer) => (
            <li key={answer.item}>
              <Icon name="alert" size={14} /> {text('view.notAllRight')}: <Answer answer={answer} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Answer({ answer: { label, reading, expiresOn } }: { readonly answer: Answers[number] }) {
  const text = useText();
  const times = useTimes();
  const { language } = useLanguage();
  return (
    <>
      {[
        label[language],
        reading !== undefined && times.written(String(reading)),
        expiresOn !== undefined && text('view.goodUntil', { day: times.fullDay(expiresOn as Day) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </>
  );
}

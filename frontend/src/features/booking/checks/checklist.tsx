import type { AnswerProblem, AnswerProblemKind } from '@rigbook/contracts/checklists/answering.rules';
import { type ReactNode, useRef } from 'react';
import { useSeenRows } from '../../../lib/device/use-seen-rows.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Panel } from '../../../ui/content/panel.js';
import { ProgressBar } from '../../../ui/feedback/progress-bar.js';
import { TickBox } from '../../../ui/form/tick-box.js';
import { ItemAnswer, NotFine } from './item-answer.js';
import { type Said, type SaidOfItems, saidOf, type ShownItem } from './said.js';
import { AllFine } from './all-fine.js';
import styles from './checklist.module.css';

interface ProgressProps {
  readonly answered: number;
  readonly all: number;
  readonly children: ReactNode;
}

/** Answered items out of all. */
export function CheckInProgress({ answered, all, children }: ProgressProps) {
  const text = useText();
  const percent = Math.round((100 * answered) / all);
  const words = text('checkIn.complete', { percent });
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="text-xl font-bold tabular-nums">{words}</p>
        {children}
      </div>
      <ProgressBar percent={percent} label={words} />
    </div>
  );
}

type Items = readonly string[];

/** How the items of a group are answered beside their ticks. */
interface Answering {
  readonly bookingId: string;
  readonly said: SaidOfItems;
  /** Whether something that is required can be answered as not all right. */
  readonly takesRequired: boolean;
  readonly onSay: (item: string, change: (said: Said) => Said) => void;
}

interface Props {
  readonly title: string;
  readonly items: readonly ShownItem[];
  readonly ticked: Items;
  /** Of the items, after a submit that was refused because of them. */
  readonly problems: readonly AnswerProblem[];
  readonly answering: Answering;
  readonly onTick: (ticked: Items) => void;
}

/** Rows large enough to tick with gloves on; the whole row is the target. */
export function ItemGroup({ title, items, ticked, problems, answering, onTick }: Props) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const { seen, see } = useSeenRows(list);
  const isWrong = (id: string) => saidOf(answering.said, id).isWrong;
  const answered = items.filter(({ id }) => ticked.includes(id) || isWrong(id)).length;
  const open = items.map(({ id }) => id).filter((id) => !ticked.includes(id) && !isWrong(id));
  const problemOf = (id: string) => problems.find(({ item }) => item === id)?.kind;
  return (
    <Panel
      title={title}
      aside={
        <span className="text-soft tabular-nums">
          {text('checkIn.ticked', { ticked: answered, all: items.length })}
        </span>
      }
    >
      <ul ref={list} className={styles.items}>
        {items.map((item) => (
          <li key={item.id} data-row={item.id} onFocus={() => see(item.id)}>
            <Row
              item={item}
              isTicked={ticked.includes(item.id)}
              problem={problemOf(item.id)}
              answering={answering}
              onTick={(on) => onTick(on ? [...ticked, item.id] : ticked.filter((other) => other !== item.id))}
            />
          </li>
        ))}
      </ul>
      <AllFine
        group={title}
        open={open}
        unseen={open.filter((id) => !seen.has(id)).length}
        ticked={ticked}
        onChange={onTick}
      />
    </Panel>
  );
}

interface RowProps {
  readonly item: ShownItem;
  readonly isTicked: boolean;
  readonly problem: AnswerProblemKind | undefined;
  readonly answering: Answering;
  readonly onTick: (on: boolean) => void;
}

function Row({ item, isTicked, problem, answering, onTick }: RowProps) {
  const text = useText();
  const { id, label, detail, isRequired, isCritical } = item;
  const said = saidOf(answering.said, id);
  const canBeWrong = isCritical || !isRequired || answering.takesRequired;
  const isMissing = !isTicked && !said.isWrong && problem === 'unanswered';
  const say = (change: (said: Said) => Said) => answering.onSay(id, change);
  const tick = () => {
    if (!isTicked && said.isWrong) say((now) => ({ ...now, isWrong: false }));
    onTick(!isTicked);
  };
  const toggleWrong = () => {
    if (!said.isWrong && isTicked) onTick(false);
    say((now) => ({ ...now, isWrong: !now.isWrong }));
  };
  return (
    <>
      <div className="flex items-center">
        <label className={`${styles.item} flex-1`} data-missing={isMissing || undefined}>
          <TickBox name={id} checked={isTicked} aria-required={isRequired} onChange={tick} />
          <span className="flex-1">
            {label}
            {detail !== '' && <span className="block text-soft text-sm">{detail}</span>}
          </span>
          {(isRequired || isCritical) && (
            <span className="text-soft text-xs font-semibold">
              {text(isCritical ? 'checks.critical' : 'checkIn.required')}
            </span>
          )}
        </label>
        {canBeWrong && <NotFine label={label} isWrong={said.isWrong} onToggle={toggleWrong} />}
      </div>
      <ItemAnswer
        bookingId={answering.bookingId}
        item={item}
        said={said}
        canBeWrong={canBeWrong}
        problem={problem}
        onChange={say}
      />
    </>
  );
}

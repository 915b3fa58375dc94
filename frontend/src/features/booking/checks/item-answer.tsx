import type { AnswerProblemKind } from '@rigbook/contracts/checklists/answering.rules';
import { textLimits } from '@rigbook/contracts/kernel/text';
import { Input } from 'antd';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Field } from '../../../ui/form/field.js';
import { FreeTextField } from '../../../ui/form/free-text-field.js';
import { PhotoField } from '../../fleet/shared/photos/photo-field.js';
import type { Said, ShownItem } from './said.js';

const mostTyped = 20;

export type ChangeSaid = (change: (said: Said) => Said) => void;

interface Props {
  readonly bookingId: string;
  readonly item: ShownItem;
  readonly said: Said;
  /** Whether it can be answered as not all right. Otherwise what is found outside its limits is for the office. */
  readonly canBeWrong: boolean;
  /** the answer is not enough; said once the form was sent */
  readonly problem: AnswerProblemKind | undefined;
  readonly onChange: ChangeSaid;
}

/** What an item asks for beside its tick: a number, a day, a photo; and what is wrong with it. */
export function ItemAnswer({ bookingId, item, said, canBeWrong, problem, onChange }: Props) {
  const text = useText();
  const limits = useLimits(item.wantsNumber);
  const { wantsNumber, wantsExpiry, wantsPhoto } = item;
  const { isWrong, words, number, expiresOn, photoIds } = said;
  const errorOf = (...kinds: readonly AnswerProblemKind[]) =>
    problem && kinds.includes(problem)
      ? text(`checks.problem.${!canBeWrong && isOutside(problem) ? 'must-be-fine' : problem}`)
      : undefined;
  if (!isWrong && !wantsNumber && !wantsExpiry && !wantsPhoto) return null;
  return (
    <div className="grid gap-3 px-2 pb-3">
      {wantsNumber && (
        <Field
          label={wantsNumber.unit === '' ? text('checks.number') : text('checks.numberIn', { unit: wantsNumber.unit })}
          hint={limits}
          error={errorOf('number-missing', 'number-outside')}
        >
          {(control) => (
            <Input
              {...control}
              name={`${item.id}-number`}
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
              value={number}
              onChange={({ target }) => onChange((now) => ({ ...now, number: target.value.slice(0, mostTyped) }))}
            />
          )}
        </Field>
      )}
      {wantsExpiry && (
        <Field label={text('checks.expiresOn')} error={errorOf('expiry-missing', 'expired')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              name={`${item.id}-expiry`}
              min="2000-01-01"
              max="2099-12-31"
              value={expiresOn}
              onChange={({ target }) => onChange((now) => ({ ...now, expiresOn: target.value }))}
            />
          )}
        </Field>
      )}
      {isWrong && (
        <FreeTextField
          label={text('checks.words')}
          error={errorOf('words-missing')}
          most={textLimits.defectWords}
          value={words}
          onChange={(typed) => onChange((now) => ({ ...now, words: typed }))}
        />
      )}
      {(isWrong || wantsPhoto) && (
        <>
          {wantsPhoto && <p className="text-sm">{text('checks.photoWanted')}</p>}
          {errorOf('photo-missing') && <p className="text-(--red-ink) text-sm">{errorOf('photo-missing')}</p>}
          <PhotoField
            of={bookingId}
            photoIds={photoIds}
            onChange={(update) => onChange((now) => ({ ...now, photoIds: update(now.photoIds) }))}
          />
        </>
      )}
    </div>
  );
}

const isOutside = (problem: AnswerProblemKind): boolean => problem === 'number-outside' || problem === 'expired';

/** Within which a number is all right. */
function useLimits(wanted: ShownItem['wantsNumber']): string | undefined {
  const text = useText();
  if (!wanted) return undefined;
  const { least, most } = wanted;
  if (least !== null && most !== null) return text('checks.between', { least: String(least), most: String(most) });
  if (least !== null) return text('checks.atLeast', { least: String(least) });
  return most === null ? undefined : text('checks.atMost', { most: String(most) });
}

interface ToggleProps {
  readonly label: string;
  readonly isWrong: boolean;
  readonly onToggle: () => void;
}

/** The other answer to an item than its tick. */
export function NotFine({ label, isWrong, onToggle }: ToggleProps) {
  const text = useText();
  return (
    <Button
      small
      look="quiet"
      danger={isWrong}
      aria-pressed={isWrong}
      aria-label={text('checks.notFineNamed', { item: label })}
      onClick={onToggle}
    >
      {text('checks.notFine')}
    </Button>
  );
}

import { type BrokenRule, type OverridableRule } from '@rigbook/contracts/booking/requesting/overriding.rules';
import { textLimits } from '@rigbook/contracts/kernel/text';
import { useEffect, useRef } from 'react';
import { focusOn } from '../../../../lib/device/focus-on.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Notice } from '../../../../ui/content/notice.js';
import { FreeTextField } from '../../../../ui/form/free-text-field.js';
import { Icon } from '../../../../ui/icon.js';
import { TickBox } from '../../../../ui/form/tick-box.js';

interface Props {
  readonly broken: readonly BrokenRule[];
  readonly overridden: readonly OverridableRule[];
  readonly reason: string;
  /** After an attempt to book. */
  readonly asked: boolean;
  readonly onOverride: (overridden: readonly OverridableRule[]) => void;
  readonly onReason: (reason: string) => void;
}

/** Each rule that the booking breaks, to be overridden by a tick of its own, and one reason for all of them. The first takes the focus: it may be out of sight. */
export function RulesToOverride({ broken, overridden, reason, asked, onOverride, onReason }: Props) {
  const text = useText();
  const inWords = useBrokenRuleInWords();
  const rules = useRef<HTMLFieldSetElement>(null);
  useEffect(() => focusOn(rules.current?.querySelector('input')), []);
  const isLeft = broken.some(({ rule }) => !overridden.includes(rule));
  return (
    <div className="grid gap-3">
      <Notice hue="orange" icon="alert" live>
        <p>{text('bookFor.broken')}</p>
      </Notice>
      <fieldset ref={rules} className="grid gap-1">
        <legend className="font-semibold">{text('bookFor.override')}</legend>
        {broken.map((one) => (
          <label key={one.rule} className="flex items-center gap-2 min-h-12">
            <TickBox
              checked={overridden.includes(one.rule)}
              aria-invalid={asked && !overridden.includes(one.rule)}
              onChange={({ target }) =>
                onOverride(
                  target.checked ? [...overridden, one.rule] : overridden.filter((other) => other !== one.rule),
                )
              }
            />
            <span>{inWords(one)}</span>
          </label>
        ))}
        {asked && isLeft && (
          <p className="text-(--danger) font-medium">
            <Icon name="alert" size={16} /> {text('bookFor.overrideNeeded')}
          </p>
        )}
      </fieldset>
      <FreeTextField
        label={text('textOfEvent.overrideReason')}
        hint={text('bookFor.reasonHint')}
        error={asked && overridden.length > 0 && reason.trim() === '' ? text('bookFor.reasonNeeded') : undefined}
        most={textLimits.reason}
        value={reason}
        onChange={onReason}
      />
    </div>
  );
}

function useBrokenRuleInWords() {
  const text = useText();
  const times = useTimes();
  return ({ rule, week }: BrokenRule): string =>
    week === undefined
      ? text(`overridable.${rule}`)
      : text('bookFor.weekOver', {
          rule: text(`overridable.${rule}`),
          day: times.date(week.weekStartsOn),
          hours: week.hoursUsed + week.hoursRequested,
        });
}

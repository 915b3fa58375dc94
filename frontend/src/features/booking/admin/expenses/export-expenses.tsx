import { addDays, dayOf } from '@rigbook/contracts/kernel/calendar';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../../lib/i18n/language.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useZone } from '../../../../lib/time/zone.js';
import { dayIn } from '../../../../lib/typed.js';
import { Button } from '../../../../ui/button.js';
import { Panel } from '../../../../ui/content/panel.js';
import { Choice } from '../../../../ui/form/choice.js';
import { DayPicker } from '../../../../ui/form/day-picker.js';
import { Field } from '../../../../ui/form/field.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { exportExpenses } from '../api/expenses.js';
import { canBeCounted } from '../usage/usage-days.js';

/** The file for the bookkeeper: by the days on which it was paid, the month before unless others are chosen. */
export function ExportExpenses() {
  const text = useText();
  const attempt = useAttempt();
  const { language } = useLanguage();
  const lastOfMonth = addDays(firstOf(dayOf(useNow(), useZone())), -1);
  const [typed, setTyped] = useState<Written>({ from: firstOf(lastOfMonth), to: lastOfMonth });
  const [which, setWhich] = useState<'approved' | 'all'>('approved');
  const save = useMutation({ mutationFn: (days: Days) => exportExpenses(days, language) });
  const days = daysIn(typed);
  const submit = () => {
    if (days === undefined) return;
    const wanted = which === 'all' ? days : { ...days, status: which };
    void attempt(save.mutateAsync(wanted), text('expenses.office.exportFailed'));
  };
  const field = (name: 'from' | 'to', label: string, error?: string) => (
    <Field label={label} error={error}>
      {(control) => (
        <DayPicker
          {...control}
          value={typed[name]}
          onChange={(value) => setTyped((now) => ({ ...now, [name]: value }))}
        />
      )}
    </Field>
  );
  return (
    <Panel title={text('expenses.office.export')}>
      <form
        className="grid grid-cols-1 gap-3 items-start min-[700px]:grid-cols-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {field('from', text('expenses.office.exportFrom'))}
        {field(
          'to',
          text('expenses.office.exportTo'),
          days === undefined ? text('expenses.office.exportDays') : undefined,
        )}
        <Choice
          label={text('expenses.office.exportWhich')}
          value={which}
          options={[
            { value: 'approved' as const, label: text('expenses.status.approved') },
            { value: 'all' as const, label: text('expenses.office.all') },
          ]}
          onChange={setWhich}
        />
        <div>
          <Button type="submit" busy={save.isPending} disabled={days === undefined}>
            {text('expenses.office.exportDo')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

interface Written {
  readonly from: string;
  readonly to: string;
}
type Days = Parameters<typeof exportExpenses>[0];

function daysIn({ from, to }: Written): Days | undefined {
  const days = { from: dayIn(from), to: dayIn(to) };
  if (days.from === null || days.to === null) return undefined;
  const both = { from: days.from, to: days.to };
  return canBeCounted(both) ? both : undefined;
}

const firstOf = (day: Days['from']) => `${day.slice(0, 'YYYY-MM'.length)}-01` as Days['from'];

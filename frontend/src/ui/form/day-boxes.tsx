import { Input } from 'antd';
import { useText } from '../../lib/i18n/use-text.js';
import { Field } from './field.js';

const edges = ['from', 'to'] as const;

interface Props {
  readonly days: Readonly<Partial<Record<(typeof edges)[number], string>>>;
  /** The problem of the two days. */
  readonly problem?: string | undefined;
  /** Called with the day in the box, empty if none is valid. */
  readonly onDay: (edge: (typeof edges)[number], day: string) => void;
}

/** The first and the last day, both included. */
export function DayBoxes({ days, problem, onDay }: Props) {
  const text = useText();
  return edges.map((edge) => (
    <Field key={edge} label={text(`diary.${edge}`)} error={edge === 'to' ? problem : undefined}>
      {(control) => (
        <Input {...control} type="date" value={days[edge] ?? ''} onChange={({ target }) => onDay(edge, target.value)} />
      )}
    </Field>
  ));
}

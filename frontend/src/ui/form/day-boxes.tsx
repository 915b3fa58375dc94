import { Input } from 'antd';
import { useText } from '../../lib/i18n/use-text.js';
import { Field } from './field.js';

const edges = ['from', 'to'] as const;

interface Props {
  readonly days: Readonly<Partial<Record<(typeof edges)[number], string>>>;
  /** What is wrong with the two of them. */
  readonly problem?: string | undefined;
  /** Told what stands in the box, empty where no day does. */
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

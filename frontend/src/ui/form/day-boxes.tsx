import { useText } from '../../lib/i18n/use-text.js';
import { DayPicker } from './day-picker.js';
import { Field } from './field.js';

const edges = ['from', 'to'] as const;

interface Props {
  readonly days: Readonly<Partial<Record<(typeof edges)[number], string>>>;
  /** The problem of the two days. */
  readonly problem?: string | undefined;
  /** Called with the chosen day, empty if there is none. */
  readonly onDay: (edge: (typeof edges)[number], day: string) => void;
}

/** The first and the last day, both included. */
export function DayBoxes({ days, problem, onDay }: Props) {
  const text = useText();
  return edges.map((edge) => (
    <Field key={edge} label={text(`diary.${edge}`)} error={edge === 'to' ? problem : undefined}>
      {(control) => <DayPicker {...control} value={days[edge] ?? ''} onChange={(day) => onDay(edge, day)} />}
    </Field>
  ));
}

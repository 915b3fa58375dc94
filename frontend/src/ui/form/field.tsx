import { useId, type ReactNode } from 'react';
import { Icon } from '../icon.js';

interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
  readonly status: 'error' | '';
}

interface Props {
  readonly label: ReactNode;
  readonly hint?: ReactNode | undefined;
  readonly error?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A control with its label above, its hint and its problem below, all read aloud together. */
export function Field({ label, hint, error, children }: Props) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className="text-soft text-sm">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error !== undefined,
        status: error === undefined ? '' : 'error',
      })}
      {error !== undefined && (
        <p id={errorId} className="text-(--danger) font-medium">
          <Icon name="alert" size={16} /> {error}
        </p>
      )}
    </div>
  );
}

import { LONGEST_FINES_FILE, MOST_FINES } from '@rigbook/contracts/audit/fines.rules';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { Field } from '../../../ui/form/field.js';
import { Icon } from '../../../ui/icon.js';
import styles from './custody.module.css';

interface Props {
  readonly busy: boolean;
  readonly onChoose: (csv: string) => void;
}

/** A file of fines; one that is no text is refused here, everything else is said by the answer. */
export function FinesFile({ busy, onChoose }: Props) {
  const text = useText();
  const [unreadable, setUnreadable] = useState(false);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const csv = await textOf(file);
    setUnreadable(csv === undefined);
    if (csv !== undefined) onChoose(csv);
  };
  return (
    <div>
      <Field
        label={text('custody.file')}
        hint={text('custody.fileHint', { most: MOST_FINES })}
        error={unreadable ? text('custody.notText') : undefined}
      >
        {({ status: _status, ...control }) => (
          <span className={styles.choose} aria-busy={busy || undefined}>
            <Icon name="upload" />
            <span aria-hidden>{text(busy ? 'custody.loading' : 'custody.choose')}</span>
            {/* over its button, since browsers write on their own in their own language */}
            <input
              {...control}
              type="file"
              accept=".csv,text/csv,text/plain"
              disabled={busy}
              onChange={({ target }) => {
                void choose(target.files?.[0]);
                target.value = '';
              }}
            />
          </span>
        )}
      </Field>
    </div>
  );
}

async function textOf(file: File): Promise<string | undefined> {
  try {
    const csv = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return csv.includes('\0') || csv.length > LONGEST_FINES_FILE ? undefined : csv;
  } catch {
    return undefined;
  }
}

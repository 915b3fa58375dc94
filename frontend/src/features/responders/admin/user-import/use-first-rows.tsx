import { useState, type ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';

const AT_ONCE = 50;

/** The first rows of a long list, and a button for more: a thousand at once would slow the page down. */
export function useFirstRows<Row>(rows: readonly Row[]): { readonly some: readonly Row[]; readonly more: ReactNode } {
  const text = useText();
  const [most, setMost] = useState(AT_ONCE);
  const left = rows.length - most;
  return {
    some: rows.slice(0, most),
    more: left > 0 && (
      <div>
        <Button small onClick={() => setMost(most + AT_ONCE)}>
          {text('userImport.more', { count: Math.min(left, AT_ONCE) })}
        </Button>
      </div>
    ),
  };
}

import { useState } from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import { Button } from '../button.js';

interface Props {
  readonly small?: boolean;
  /** Completes the page first, such as a list that is loaded page by page. */
  readonly prepare?: () => Promise<unknown>;
}

/** Opens the browser's printing dialog, which also saves as PDF. */
export function PrintButton({ small = false, prepare }: Props) {
  const text = useText();
  const [preparing, setPreparing] = useState(false);
  const press = async () => {
    setPreparing(true);
    try {
      await prepare?.();
    } finally {
      setPreparing(false);
    }
    // by then the page shows what was loaded
    requestAnimationFrame(() => print());
  };
  return (
    <span className="print:hidden">
      <Button small={small} busy={preparing} onClick={() => void press()}>
        {text('paper.print')}
      </Button>
    </span>
  );
}

import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Notice } from '../../../../ui/content/notice.js';
import styles from './deciding.module.css';
import type { Decision } from '../api/decisions.js';
import { useDecisions } from './use-decisions.js';

interface Props {
  readonly decision: Decision;
  readonly onUndo: () => void;
}

/** What was decided and is not done yet, with the way back while there is one. */
export function UnderWay({ decision, onUndo }: Props) {
  const text = useText();
  const { held } = useDecisions();
  return (
    <Notice hue="blue" icon="clock">
      <div className={styles.underWay}>
        <span>{text(decision.approved ? 'deciding.approving' : 'deciding.rejecting')}</span>
        {held === decision && (
          <Button small onClick={onUndo}>
            {text('deciding.undo')}
          </Button>
        )}
      </div>
    </Notice>
  );
}

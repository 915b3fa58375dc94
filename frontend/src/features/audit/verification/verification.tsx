import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { Icon } from '../../../ui/icon.js';
import { Panel } from '../../../ui/content/panel.js';
import { Notice } from '../../../ui/content/notice.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { VerificationBrokeOff } from '../api/verify-log.js';
import { CheckList } from './check-list.js';
import { SaveLog } from './save-log.js';
import { useVerification } from './use-verification.js';
import { Verdict } from './verdict.js';
import styles from './verification.module.css';

/** Whether the log is what was sealed, checked when an auditor asks. */
export function Verification() {
  const text = useText();
  const { steps, state, error, run } = useVerification();
  const running = state === 'running';
  return (
    <div className={styles.verification}>
      <Panel title={text('verification.title')}>
        <div className={styles.parts}>
          <p className={styles.about}>{text('verification.about')}</p>
          <div>
            <Button look="primary" icon={<Icon name="shield" />} busy={running} onClick={run}>
              {text(state === 'never' ? 'verification.run' : running ? 'verification.running' : 'verification.again')}
            </Button>
          </div>
          {state === 'broken-off' && <WhyNot error={error} />}
          {state === 'over' && <Verdict steps={steps} />}
          {state === 'never' ? (
            <Empty icon="shield">
              <p>{text('verification.never')}</p>
            </Empty>
          ) : (
            <CheckList steps={steps} running={running} />
          )}
        </div>
      </Panel>
      <SaveLog />
    </div>
  );
}

function WhyNot({ error }: { error: unknown }) {
  const text = useText();
  return (
    <div role="alert">
      {error instanceof VerificationBrokeOff ? (
        <Notice hue="red" icon="alert">
          <p>{text('verification.brokeOff')}</p>
        </Notice>
      ) : (
        <Refusal error={error} />
      )}
    </div>
  );
}

import { useNavigate } from 'react-router';
import { paths } from '../../../config/paths.js';
import type { Agreement } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { Facts } from '../../../ui/content/facts.js';
import { Panel } from '../../../ui/content/panel.js';
import styles from './agreement.module.css';

/** Who signs for what and when; the way to the signature while one is wanted. */
export function SignatureBlock({ agreement }: { agreement: Agreement }) {
  const text = useText();
  const times = useTimes();
  const navigate = useNavigate();
  const { userName, unitNumber, vehicleName, agreementDate, bookingId, status, signedAt } = agreement;
  const name = userName?.trim() || text('agreement.notAvailable');
  const unit = unitNumber || text('agreement.notAvailable');
  return (
    <Panel title={text('agreement.signatureBlock')}>
      <Facts
        facts={[
          [text('agreement.responder'), text('person.nameAndUnit', { name, unit })],
          [text('agreement.vehicle'), <bdi key="vehicle">{vehicleName}</bdi>],
          [text('agreement.date'), times.fullDay(agreementDate)],
        ]}
      />
      {signedAt === null && (
        <div className={styles.sign}>
          <Button
            look="primary"
            wide
            disabled={status !== 'approved'}
            onClick={() => void navigate(paths.signature(bookingId))}
          >
            {text('agreement.sign')}
          </Button>
          <p>{text('agreement.note')}</p>
        </div>
      )}
    </Panel>
  );
}

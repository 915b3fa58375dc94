import { signedDocument } from '../../../config/paths.js';
import type { Agreement } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Notice } from '../../../ui/content/notice.js';

/** "Approved for immediate use" only where that is true. */
export function AgreementBanner({ agreement: { bookingId, status, signedAt } }: { agreement: Agreement }) {
  const text = useText();
  const times = useTimes();
  if (signedAt !== null)
    return (
      <Notice hue="green" icon="check" title={text('agreement.signed', { time: times.instantInSentence(signedAt) })}>
        <a href={signedDocument(bookingId)} download>
          {text('agreement.pdf')}
        </a>
      </Notice>
    );
  if (status === 'approved')
    return (
      <Notice hue="green" icon="check" title={text('agreement.approved')}>
        <p>{text('agreement.approvedText')}</p>
      </Notice>
    );
  if (status === 'pending') return <Notice hue="violet" icon="clock" title={text('agreement.pending')} />;
  const label = text(`bookingStatus.${status}`);
  return <Notice hue="grey" icon="info" title={text('agreement.closed', { status: label })} />;
}

import { signedDocument } from '../../../config/paths.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Copyable } from '../../../ui/content/copyable.js';
import { Facts } from '../../../ui/content/facts.js';
import type { EntryOf } from './entry-of.js';
import styles from './booking-record.module.css';
import { Part } from '../../../ui/content/part.js';

interface Props {
  readonly bookingId: string;
  readonly signed: EntryOf<'AgreementSigned'>;
}

/** Where its signer was erased, as the log says, the document and the name went along; the hash stays. Otherwise it should be there. */
export function AgreementPart({ bookingId, signed: { recordedAt, facts } }: Props) {
  const text = useText();
  const times = useTimes();
  const { signerName, agreementVersion, pdfSha256, document } = facts;
  return (
    <Part title={text('view.agreement')}>
      <Facts
        facts={[
          [text('milestone.signed'), times.instant(recordedAt)],
          ...(signerName === null ? [] : [[text('view.signedAs'), <bdi key="name">{signerName}</bdi>] as const]),
          [text('view.edition'), <bdi key="edition">{agreementVersion}</bdi>],
          [
            text('view.document'),
            document !== 'kept' ? (
              text(document === 'erased' ? 'view.documentErased' : 'view.documentMissing')
            ) : (
              <a
                key="document"
                className={styles.onScreen}
                href={signedDocument(bookingId)}
                target="_blank"
                rel="noreferrer"
              >
                {text('view.openDocument')}
              </a>
            ),
          ],
          [text('view.hash'), <Copyable key="hash" name={text('view.hash')} value={pdfSha256} short={16} />],
        ]}
      />
    </Part>
  );
}

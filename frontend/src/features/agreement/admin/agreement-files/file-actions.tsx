import { Link } from 'react-router';
import { paths, signedDocument } from '../../../../config/paths.js';
import type { AgreementFile } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import styles from './agreement-files.module.css';
import type { Checks } from './use-checks.js';

/** What is shown of one page of signed agreements, in a table or in cards. */
export interface FileListProps {
  readonly files: readonly AgreementFile[];
  readonly checks: Checks;
}

/** The document, the booking, and the check; of a document that is gone only the check could find it again. */
export function FileActions({ file, checks }: { file: AgreementFile; checks: Checks }) {
  const text = useText();
  const named = { person: usePerson()(file.user), vehicle: file.vehicle.name };
  return (
    <div className="flex gap-y-1 gap-x-3 items-center">
      {file.document === 'kept' && (
        <a
          href={signedDocument(file.bookingId)}
          target="_blank"
          rel="noreferrer"
          className={styles.link}
          aria-label={text('files.pdfNamed', named)}
        >
          {text('files.pdf')}
        </a>
      )}
      <Link
        to={paths.diaryBooking(file.bookingId)}
        className={styles.link}
        aria-label={text('files.bookingNamed', named)}
      >
        {text('files.booking')}
      </Link>
      {file.document !== 'erased' && (
        <Button
          small
          busy={checks.of(file.bookingId)?.state === 'under way'}
          aria-label={text('files.checkNamed', named)}
          onClick={() => void checks.check(file.bookingId)}
        >
          {text('files.check')}
        </Button>
      )}
    </div>
  );
}

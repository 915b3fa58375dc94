import { Link } from 'react-router';
import { paths, signedDocument } from '../../../../config/paths.js';
import type { AgreementFile } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import type { Checks } from './use-checks.js';

const link = 'inline-flex items-center min-h-8 pointer-coarse:min-h-12 pointer-coarse:min-w-12';

/** Open the document, open the booking, and check. A missing document can still be checked, in case it is back. */
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
          className={link}
          aria-label={text('files.pdfNamed', named)}
        >
          {text('files.pdf')}
        </a>
      )}
      <Link to={paths.diaryBooking(file.bookingId)} className={link} aria-label={text('files.bookingNamed', named)}>
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

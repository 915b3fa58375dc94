import { currentEdition, editionOf } from '@rigbook/contracts/agreement/editions';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../config/paths.js';
import type { Agreement } from '../../../lib/http/answers.js';
import { isNotFound } from '../../../lib/http/problem.js';
import { useLanguage } from '../../../lib/i18n/language.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Empty } from '../../../ui/empty.js';
import { ErrorScreen } from '../../../ui/error-screen.js';
import { LinkButton } from '../../../ui/link-button.js';
import { PageTitle } from '../../../ui/page-title.js';
import { DocumentSkeleton } from '../../../ui/skeleton.js';
import { agreementQuery } from '../api/get-agreement.js';
import styles from './agreement.module.css';
import { AgreementBanner } from './agreement-banner.js';
import { AgreementDetails } from './agreement-details.js';
import { AgreementFooter } from './agreement-footer.js';
import { AgreementText } from './agreement-text.js';
import { SignatureBlock } from './signature-block.js';

export function AgreementScreen({ bookingId }: { bookingId: string }) {
  const text = useText();
  const { data: agreement, error, refetch } = useQuery(agreementQuery(bookingId));
  if (agreement !== undefined) return <AgreementDocument agreement={agreement} />;
  if (isNotFound(error))
    return (
      <Empty icon="question">
        <p>{text('agreement.notFound')}</p>
        <p>{text('booking.notFoundHint')}</p>
        <LinkButton to={paths.home}>{text('shift.backHome')}</LinkButton>
      </Empty>
    );
  return error ? (
    <ErrorScreen error={error} retry={() => void refetch()} />
  ) : (
    <DocumentSkeleton label={text('agreement.loading')} />
  );
}

/** The edition that was signed, or the one that is signed now. */
function AgreementDocument({ agreement }: { agreement: Agreement }) {
  const { language } = useLanguage();
  const edition = editionOf(agreement.agreementVersion) ?? currentEdition;
  return (
    <article className={styles.document}>
      <PageTitle title={edition.title[language]} />
      <AgreementBanner agreement={agreement} />
      <AgreementDetails agreement={agreement} />
      {edition.sections.map((section) => (
        <AgreementText key={section.id} section={section} />
      ))}
      <SignatureBlock agreement={agreement} />
      <AgreementFooter version={edition.version} />
    </article>
  );
}

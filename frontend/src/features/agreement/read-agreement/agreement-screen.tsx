import { currentEdition, editionOf } from '@rigbook/contracts/agreement/editions';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { paths } from '../../../config/paths.js';
import type { Agreement } from '../../../lib/http/answers.js';
import { isNotFound } from '../../../lib/http/problem.js';
import { useLanguage } from '../../../lib/i18n/language.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { LinkButton } from '../../../ui/link-button.js';
import { PageTitle } from '../../../ui/content/page-title.js';
import { DocumentSkeleton } from '../../../ui/feedback/skeleton.js';
import styles from './agreement.module.css';
import { AgreementBanner } from './agreement-banner.js';
import { AgreementDetails } from './agreement-details.js';
import { AgreementText } from './agreement-text.js';
import { SignatureBlock } from './signature-block.js';
import { agreementExpiresAt } from '@rigbook/contracts/agreement/agreement.rules';
import { useNow } from '../../../lib/time/use-now.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

const agreementQuery = (bookingId: string) =>
  queryOptions({
    queryKey: keys.agreement(bookingId),
    queryFn: (): Promise<Agreement> =>
      bodyOf(api.GET('/api/agreements/{bookingId}', { params: { path: { bookingId } } })),
    refetchOnMount: 'always',
  });

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

function AgreementFooter({ version }: { version: string }) {
  const text = useText();
  const times = useTimes();
  const now = useNow();
  return (
    <footer className={styles.footer}>
      <p>{text('agreement.generated', { time: times.instant(now) })}</p>
      <p>{text('agreement.expires', { time: times.instant(agreementExpiresAt(now)) })}</p>
      <p>{text('agreement.version', { version })}</p>
    </footer>
  );
}

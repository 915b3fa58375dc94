import { Result } from 'antd';
import { useErrorText } from '../../lib/http/error-text.js';
import { ApiError } from '../../lib/http/problem.js';
import { useText } from '../../lib/i18n/use-text.js';
import { Button } from '../button.js';
import { Icon } from '../icon.js';

interface Props {
  readonly error: unknown;
  readonly retry: () => void;
  /** h2 on a page that has its title already */
  readonly heading?: 'h1' | 'h2';
}

/** A whole page of the desk that could not be loaded. A part of a page says it in an ErrorScreen. */
export function PageFailure({ error, retry, heading: Heading = 'h1' }: Props) {
  const text = useText();
  const errorText = useErrorText();
  return (
    <div role="alert">
      <Result
        icon={<Icon name="alert" size={48} />}
        title={<Heading>{errorText(error)}</Heading>}
        subTitle={
          error instanceof ApiError &&
          error.code !== undefined && (
            <bdi dir="ltr">{[error.code, error.correlationId].filter(Boolean).join(' · ')}</bdi>
          )
        }
        extra={<Button onClick={retry}>{text('error.tryAgain')}</Button>}
      />
    </div>
  );
}

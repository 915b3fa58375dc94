import { useText } from '../../lib/i18n/use-text.js';
import { useErrorText } from '../../lib/http/error-text.js';
import { ApiError } from '../../lib/http/problem.js';
import { Button } from '../button.js';
import { Icon } from '../icon.js';

interface Props {
  readonly error: unknown;
  readonly retry?: (() => void) | undefined;
}

/** What failed to load and why, with a retry; code and correlation id are in small print for support. */
export function ErrorScreen({ error, retry }: Props) {
  const text = useText();
  const errorText = useErrorText();
  return (
    <div className="grid justify-items-center gap-3 py-8 px-4 text-center [&>svg]:text-(--danger)" role="alert">
      <Icon name="alert" size={28} />
      <p className="max-w-[48ch] wrap-anywhere">{errorText(error)}</p>
      {retry !== undefined && <Button onClick={retry}>{text('error.tryAgain')}</Button>}
      {error instanceof ApiError && error.code !== undefined && (
        <p className="text-2xs text-soft wrap-anywhere" dir="ltr">
          {[error.code, error.correlationId].filter(Boolean).join(' · ')}
        </p>
      )}
    </div>
  );
}

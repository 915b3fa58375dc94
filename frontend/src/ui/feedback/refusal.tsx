import { Link } from 'react-router';
import { paths } from '../../config/paths.js';
import { useErrorText, useFieldProblemText } from '../../lib/http/error-text.js';
import { ApiError } from '../../lib/http/problem.js';
import { useText } from '../../lib/i18n/use-text.js';
import { Notice } from '../content/notice.js';

interface Props {
  readonly error: unknown;
  /** Read aloud as it appears: where no toast says it, too. */
  readonly live?: boolean;
}

/** Why a form was refused; stays above its buttons while the person corrects it. */
export function Refusal({ error, live = false }: Props) {
  const text = useText();
  const errorText = useErrorText();
  const fieldProblemText = useFieldProblemText();
  if (!error) return null;
  return (
    <Notice hue="red" icon="alert" live={live}>
      <p>{errorText(error)}</p>
      {error instanceof ApiError && (
        <>
          {error.fields.length > 1 && (
            <ul className="mt-1 ps-5 list-disc">
              {error.fields.map((problem) => (
                <li key={problem.field}>{fieldProblemText(problem)}</li>
              ))}
            </ul>
          )}
          {error.code === 'LICENCE_NOT_VERIFIED' && <Link to={paths.licence}>{text('licence.step.do')}</Link>}
          {error.code !== undefined && (
            <p className="mt-1 text-2xs">
              <bdi dir="ltr">{[error.code, error.correlationId].filter(Boolean).join(' · ')}</bdi>
            </p>
          )}
        </>
      )}
    </Notice>
  );
}

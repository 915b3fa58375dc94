import type { AgreementVerdict } from '@rigbook/contracts/agreement/agreement-check.rules';
import type { AgreementFile } from '../../../../lib/http/answers.js';
import { useErrorText } from '../../../../lib/http/error-text.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import type { IconName } from '../../../../ui/icon.js';
import { StatusTag, type StatusHue } from '../../../../ui/content/status-tag.js';
import type { Check } from './use-checks.js';

const looks: Readonly<Record<AgreementVerdict, { readonly hue: StatusHue; readonly icon: IconName }>> = {
  genuine: { hue: 'green', icon: 'check' },
  altered: { hue: 'red', icon: 'alert' },
  missing: { hue: 'red', icon: 'alert' },
  erased: { hue: 'grey', icon: 'trash' },
};

interface Props {
  readonly file: AgreementFile;
  readonly check: Check | undefined;
}

/** What is known of the document: the result of its check or, without one, whether it exists. */
export function CheckOutcome({ file, check }: Props) {
  const text = useText();
  const errorText = useErrorText();
  if (check?.state === 'answered') return <Verdict verdict={check.verdict} />;
  if (check?.state === 'unanswered')
    return (
      <span className="inline-flex max-w-full items-center gap-2">
        <StatusTag hue="orange" icon="question">
          {text('files.notAnswered')}
        </StatusTag>
        <span className="text-soft">{errorText(check.error)}</span>
      </span>
    );
  return file.document === 'kept' ? (
    <span className="text-soft">{text('files.notChecked')}</span>
  ) : (
    <Verdict verdict={file.document} />
  );
}

function Verdict({ verdict }: { verdict: AgreementVerdict }) {
  const text = useText();
  return <StatusTag {...looks[verdict]}>{text(`verdict.${verdict}`)}</StatusTag>;
}

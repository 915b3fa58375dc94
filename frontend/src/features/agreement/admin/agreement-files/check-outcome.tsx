import type { AgreementVerdict } from '@rigbook/contracts/agreement/agreement-check.rules';
import type { AgreementFile } from '../../../../lib/http/answers.js';
import { useErrorText } from '../../../../lib/http/error-text.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Copyable } from '../../../../ui/content/copyable.js';
import type { IconName } from '../../../../ui/icon.js';
import { StatusTag, type StatusHue } from '../../../../ui/content/status-tag.js';
import styles from './agreement-files.module.css';
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
  if (check?.state === 'answered')
    return (
      <div className="grid justify-items-start gap-1">
        <Verdict verdict={check.verdict} />
        {check.verdict === 'altered' && (
          <dl className={styles.hashes}>
            <Hash name={text('files.hashAtSigning')} value={check.eventSha256} />
            <Hash name={text('files.hashNow')} value={check.documentSha256 ?? ''} />
          </dl>
        )}
      </div>
    );
  if (check?.state === 'unanswered')
    return (
      <div className="grid justify-items-start gap-1">
        <StatusTag hue="orange" icon="question">
          {text('files.notAnswered')}
        </StatusTag>
        <p className="text-soft">{errorText(check.error)}</p>
      </div>
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

function Hash({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Copyable name={name} value={value} short={16} />
      </dd>
    </div>
  );
}

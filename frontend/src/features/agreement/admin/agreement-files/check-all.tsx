import { Alert } from 'antd';
import type { AgreementFile } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Copyable } from '../../../../ui/content/copyable.js';
import { Icon } from '../../../../ui/icon.js';
import type { Checks } from './use-checks.js';
import { VehicleName } from '../../../fleet/shared/vehicle-name.js';

interface Props {
  readonly files: readonly AgreementFile[];
  readonly checks: Checks;
}

/** Checks all shown documents and sums up the results, problems first. */
export function CheckAll({ files, checks }: Props) {
  const text = useText();
  const { progress, checkAll } = checks;
  const verdictOf = ({ bookingId }: AgreementFile) => {
    const check = checks.of(bookingId);
    return check?.state === 'answered' ? check.verdict : undefined;
  };
  const verdicts = files.map(verdictOf).filter((verdict) => verdict !== undefined);
  const wrong = files.filter((file) => {
    const verdict = verdictOf(file) ?? (file.document === 'kept' ? undefined : file.document);
    return verdict === 'altered' || verdict === 'missing';
  });
  const checked = { checked: verdicts.length };
  const status = () => {
    if (progress) return text('files.checking', progress);
    if (verdicts.length === 0) return text('files.shown', { shown: files.length });
    if (wrong.length > 0) return text('files.checked', checked);
    return text(verdicts.every((verdict) => verdict === 'genuine') ? 'files.allGenuine' : 'files.noneWrong', checked);
  };

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        icon={<Icon name="shield" />}
        busy={progress !== undefined}
        onClick={() => void checkAll(files.map(({ bookingId }) => bookingId))}
      >
        {text('files.checkAll')}
      </Button>
      <p role="status" className="text-soft">
        {status()}
      </p>
      {wrong.length > 0 && (
        <Alert
          className="basis-full"
          showIcon
          type="error"
          title={text('files.alarm', { count: wrong.length })}
          description={
            <>
              <p>{text('files.alarmDetail')}</p>
              {wrong.map((file) => (
                <Hashes key={file.bookingId} file={file} checks={checks} />
              ))}
            </>
          }
        />
      )}
    </div>
  );
}

/** Of an altered document: what it was, and what it is now. */
function Hashes({ file, checks }: { readonly file: AgreementFile; readonly checks: Checks }) {
  const text = useText();
  const person = usePerson();
  const check = checks.of(file.bookingId);
  if (check?.state !== 'answered' || check.verdict !== 'altered') return null;
  const hashes = [
    [text('files.hashAtSigning'), check.eventSha256],
    [text('files.hashNow'), check.documentSha256 ?? ''],
  ] as const;
  return (
    <div className="mt-2">
      <p className="font-semibold">
        {person(file.user)}, <VehicleName vehicle={file.vehicle} />
      </p>
      <dl>
        {hashes.map(([name, value]) => (
          <div key={name} className="flex flex-wrap items-center gap-x-2 text-xs">
            <dt>{name}</dt>
            <dd className="whitespace-nowrap">
              <Copyable name={name} value={value} short={16} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

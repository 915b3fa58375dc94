import { Alert, Steps } from 'antd';
import { useState, useEffect, useRef, type ReactNode } from 'react';
import type { UserImport } from '../../../../lib/http/answers.js';
import { useIdempotencyKey } from '../../../../lib/http/idempotency-key.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useCheckImport, useImportUsers } from '../api/users.js';
import { ChooseFile } from './choose-file.js';
import { ImportOutcome } from './import-outcome.js';
import { ImportPreview } from './import-preview.js';
import { readFile, type FileText } from './read-file.js';

/** Choose a file, read what it would do, import: three steps, of which only the last one stores. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const attempt = useAttempt();
  const check = useCheckImport();
  const save = useImportUsers();
  const [file, setFile] = useState<FileText>();
  const [outcome, setOutcome] = useState<UserImport>();
  const csv = file && 'csv' in file ? file.csv : undefined;
  const key = useIdempotencyKey(csv);
  const problem = file && 'problem' in file ? file.problem : undefined;

  const choose = async (chosen: File) => {
    check.reset();
    save.reset();
    const read = await readFile(chosen);
    setFile(read);
    if ('csv' in read) check.mutate(read.csv);
  };
  const confirm = async () => {
    if (csv === undefined) return;
    const sending = save.mutateAsync({ csv, key });
    if (await attempt(sending, text('userImport.failed'))) setOutcome(await sending);
  };

  if (outcome)
    return (
      <Dialog title={text('userImport.doneTitle')} width={960} onClose={onClose}>
        <Step key="outcome" nth={2}>
          <ImportOutcome outcome={outcome} />
        </Step>
        <Actions>
          <Button look="primary" onClick={onClose}>
            {text('userImport.close')}
          </Button>
        </Actions>
      </Dialog>
    );
  if (check.data && file)
    return (
      <Dialog title={text('userImport.title')} width={960} onClose={save.isPending ? undefined : onClose}>
        <Step key="preview" nth={1}>
          <ImportPreview name={file.name} preview={check.data} />
        </Step>
        <Refusal error={save.error} />
        <Actions>
          <Button onClick={() => save.isPending || check.reset()}>{text('userImport.other')}</Button>
          {check.data.registered > 0 && (
            <Button look="primary" busy={save.isPending} onClick={() => void confirm()}>
              {save.isPending
                ? text('userImport.importing')
                : text('userImport.confirm', { count: check.data.registered })}
            </Button>
          )}
        </Actions>
      </Dialog>
    );
  return (
    <Dialog title={text('userImport.title')} width={560} onClose={onClose}>
      <Step key="choice" nth={0}>
        <ChooseFile busy={check.isPending} onChoose={(chosen) => void choose(chosen)}>
          {problem && <Alert showIcon type="error" title={file?.name} description={text(`userImport.${problem}`)} />}
          <Refusal error={check.error} />
        </ChooseFile>
      </Step>
      <Actions>
        <Button onClick={onClose}>{text('dialog.cancel')}</Button>
      </Actions>
    </Dialog>
  );
}

const steps = ['file', 'rows', 'outcome'] as const;

/** One step of the dialog. It takes the focus, so that keyboard and screen reader start at its beginning. */
function Step({ nth, children }: { readonly nth: number; readonly children: ReactNode }) {
  const text = useText();
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    here.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={here} tabIndex={-1} className="flex flex-col gap-4 scroll-mt-20 outline-none!">
      <Steps
        size="small"
        responsive={false}
        titlePlacement="vertical"
        current={nth}
        {...(nth === steps.length - 1 && { status: 'finish' })}
        items={steps.map((step) => ({ title: text(`userImport.step.${step}`) }))}
      />
      {children}
    </div>
  );
}

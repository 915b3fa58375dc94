import { textLimits } from '@rigbook/contracts/kernel/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { useState } from 'react';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { Panel } from '../../../../ui/content/panel.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { FreeTextField } from '../../../../ui/form/free-text-field.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { vehicleKeysQuery } from '../../api/vehicle-keys.js';

/** Where the keys are and which codes open the vehicle: read only when somebody asks, since each look is recorded. Never printed. */
export function KeysPanel({ vehicleId }: { readonly vehicleId: string }) {
  const text = useText();
  const [shown, setShown] = useState(false);
  return (
    <div className="print:hidden">
      <Panel title={text('vehicleKeys.panel')}>
        {shown ? (
          <Shown vehicleId={vehicleId} onHide={() => setShown(false)} />
        ) : (
          <div className="grid gap-3 justify-items-start">
            <p className="text-soft">{text('vehicleKeys.lead')}</p>
            <Button onClick={() => setShown(true)}>{text('vehicleKeys.show')}</Button>
          </div>
        )}
      </Panel>
    </div>
  );
}

function Shown({ vehicleId, onHide }: { readonly vehicleId: string; readonly onHide: () => void }) {
  const text = useText();
  const times = useTimes();
  const { data, error, refetch } = useQuery(vehicleKeysQuery(vehicleId));
  if (error) return <ErrorScreen error={error} retry={() => void refetch()} />;
  if (data === undefined) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  return (
    <div className="grid gap-3">
      {data.isLost && <Alert showIcon type="warning" title={text('vehicleKeys.mustBeWritten')} />}
      {data.changedAt !== null && (
        <p className="text-soft">{text('vehicleKeys.written', { time: times.instantInSentence(data.changedAt) })}</p>
      )}
      <KeysForm key={data.changedAt} vehicleId={vehicleId} known={data.text ?? ''} onHide={onHide} />
    </div>
  );
}

interface FormProps {
  readonly vehicleId: string;
  readonly known: string;
  readonly onHide: () => void;
}

function KeysForm({ vehicleId, known, onHide }: FormProps) {
  const text = useText();
  const attempt = useAttempt();
  const [written, setWritten] = useState(known);
  const change = useChangeKeys(vehicleId);
  const submit = async () => {
    if (!(await attempt(change.mutateAsync(written), text('vehicleKeys.notSaved')))) return;
    showToast({ title: text('vehicleKeys.saved'), tone: 'success' });
  };
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FreeTextField
        label={text('vehicleKeys.text')}
        hint={text('vehicleKeys.hint')}
        most={textLimits.vehicleKeys}
        value={written}
        onChange={setWritten}
      />
      <Refusal error={change.error} />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" type="submit" busy={change.isPending} disabled={written === known}>
          {text('vehicleKeys.save')}
        </Button>
        <Button onClick={onHide}>{text('vehicleKeys.hide')}</Button>
      </div>
    </form>
  );
}

function useChangeKeys(vehicleId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (written: string) =>
      bodyOf(
        api.PUT('/api/admin/vehicles/{id}/keys', { params: { path: { id: vehicleId } }, body: { text: written } }),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.vehicleKeys(vehicleId) }),
  });
}

import type { EmergencyContactId } from '@rigbook/contracts/settings/emergency-contacts.words';
import { Checkbox, Input } from 'antd';
import { useRef, useState } from 'react';
import { focusOn } from '../../../../lib/device/focus-on.js';
import type { Settings } from '../../../../lib/http/answers.js';
import { useSentence } from '../../../../lib/i18n/use-sentence.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions } from '../../../../ui/dialog.js';
import { Field } from '../../../../ui/form/field.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useChangeSettings } from '../api/settings.js';
import { ConfirmNewDevices } from './confirm-new-devices.js';
import { EmergencyNumberFields } from './emergency-number-fields.js';
import { SettingsChoices } from './settings-choices.js';
import {
  changesIn,
  changesToSend,
  draftOf,
  problemIn,
  textFields,
  withoutSaved,
  wrongNumbersIn,
} from './settings-draft.js';
import type { SettingsDraft, TextField } from './settings-draft.js';

const inputs = {
  organizationName: { dir: 'auto', autoComplete: 'organization' },
  contactEmail: { dir: 'ltr', inputMode: 'email', autoComplete: 'off' },
  whatsappNumber: { dir: 'ltr', inputMode: 'tel', autoComplete: 'off' },
} as const;

/** Keeps typed text until it is saved or discarded. Changes made by others in the meantime are kept. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const text = useText();
  const sentence = useSentence();
  const attempt = useAttempt();
  const change = useChangeSettings();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Partial<SettingsDraft>>({});
  const [shown, setShown] = useState<readonly TextField[]>([]);
  const [shownNumbers, setShownNumbers] = useState<readonly EmergencyContactId[]>([]);
  const draft = { ...draftOf(settings), ...typed };
  const changes = changesIn(typed, settings);
  const changed = Object.keys(changes).length > 0;

  const put = (part: Partial<SettingsDraft>) => setTyped({ ...typed, ...part });
  const errorOf = (field: TextField) => {
    const problem = shown.includes(field) ? problemIn(draft, field) : undefined;
    return problem && sentence(problem);
  };
  const discard = () => {
    setTyped({});
    setShown([]);
    setShownNumbers([]);
    change.reset();
  };

  const submit = async () => {
    if (!changed) return;
    const wrong = textFields.filter((field) => problemIn(draft, field) !== undefined);
    const wrongNumbers = wrongNumbersIn(draft);
    setShown(wrong);
    setShownNumbers(wrongNumbers);
    const first = wrong[0] ?? wrongNumbers[0];
    if (first) return focusOn(form.current?.querySelector<HTMLElement>(`[name="${first}"]`));
    if (!(await attempt(change.mutateAsync(changesToSend(changes)), text('settings.failed')))) return;
    setTyped((now) => withoutSaved(now, changes));
    setShown([]);
    showToast({ title: text('settings.saved'), description: text('settings.savedDetail'), tone: 'success' });
  };

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {textFields.map((field) => (
        <Field
          key={field}
          label={text(`settings.${field}`)}
          hint={field === 'organizationName' ? undefined : text(`settings.${field}Hint`)}
          error={errorOf(field)}
        >
          {(control) => (
            <Input
              {...control}
              {...inputs[field]}
              name={field}
              value={draft[field]}
              onChange={({ target }) => put({ [field]: target.value })}
              onBlur={() => setShown([...new Set([...shown, field])])}
            />
          )}
        </Field>
      ))}
      <EmergencyNumberFields
        numbers={draft.emergencyNumbers}
        shown={shownNumbers}
        onChange={(emergencyNumbers) => put({ emergencyNumbers })}
      />
      <SettingsChoices draft={draft} put={put} />
      {(
        [
          'emergencyTakes',
          'waitlistApproves',
          'handingOnNeedsApproval',
          'holdVehicleWithMajorDamage',
          'parkingPlaceRequired',
        ] as const
      ).map((field) => (
        <div key={field}>
          <Checkbox
            className="min-h-(--target) items-center"
            checked={draft[field]}
            onChange={({ target }) => put({ [field]: target.checked })}
          >
            {text(`settings.${field}`)}
          </Checkbox>
          <p className="text-soft text-md">{text(`settings.${field}Hint`)}</p>
        </div>
      ))}
      <ConfirmNewDevices
        checked={draft.confirmNewDevices}
        onChange={(confirmNewDevices) => put({ confirmNewDevices })}
      />
      <Refusal error={change.error} />
      <Actions>
        {changed && <Button onClick={discard}>{text('settings.discard')}</Button>}
        <Button look="primary" type="submit" busy={change.isPending} aria-disabled={!changed}>
          {text(change.isPending ? 'settings.saving' : 'settings.save')}
        </Button>
      </Actions>
    </form>
  );
}

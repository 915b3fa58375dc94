import { profileFields, profileFormErrors, trimmed } from '@rigbook/contracts/responders/profile.rules';
import type { FormErrors, ProfileField, ProfileForm } from '@rigbook/contracts/responders/profile.rules';
import { departments } from '@rigbook/contracts/responders/responder.words';
import { Input } from 'antd';
import { useRef, useState } from 'react';
import { focusOn } from '../../../lib/device/focus-on.js';
import type { CurrentUser } from '../../../lib/http/answers.js';
import { useSentence } from '../../../lib/i18n/use-sentence.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Actions, Dialog, DialogForm } from '../../../ui/dialog.js';
import { Field } from '../../../ui/form/field.js';
import { NativeSelect } from '../../../ui/form/native-select.js';
import { Notice } from '../../../ui/content/notice.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { useUpdateProfile, type Profile } from '../api/update-profile.js';

const inputs = {
  firstName: { autoComplete: 'given-name', inputMode: 'text' },
  lastName: { autoComplete: 'family-name', inputMode: 'text' },
  email: { autoComplete: 'email', inputMode: 'email' },
  phoneNumber: { autoComplete: 'tel-national', inputMode: 'tel' },
} as const;

/** Blocks everything else until the five fields are filled in. */
export function CompleteProfileDialog({ user }: { user: CurrentUser }) {
  const text = useText();
  const sentence = useSentence();
  const attempt = useAttempt();
  const update = useUpdateProfile();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors<ProfileField>>({});
  const [profile, setProfile] = useState<ProfileForm>(
    () => Object.fromEntries(profileFields.map((field) => [field, user[field] ?? ''])) as ProfileForm,
  );

  const type = (field: ProfileField, value: string) => {
    setProfile({ ...profile, [field]: value });
    setErrors({ ...errors, [field]: undefined });
  };
  const errorOf = (field: ProfileField) => errors[field] && sentence(errors[field]);

  const submit = async () => {
    const found = profileFormErrors(profile);
    setErrors(found);
    const wrong = profileFields.find((field) => found[field] !== undefined);
    if (wrong !== undefined) {
      focusOn(form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`));
      return;
    }
    const command = update.mutateAsync(trimmed(profile) as Profile);
    if (await attempt(command, text('profile.failed')))
      showToast({ title: text('profile.updated'), description: text('profile.updatedDetail'), tone: 'success' });
  };

  return (
    <Dialog title={text('profile.title')} width={560}>
      <DialogForm ref={form} onSubmit={submit}>
        <p>{text('profile.firstTime', { unit: user.unitNumber })}</p>
        <Notice hue="blue" icon="info" title={text('profile.nextSteps')}>
          <ol className="ps-5 list-decimal">
            <li>{text('profile.step1')}</li>
            <li>{text('profile.step2')}</li>
            <li>{text('profile.step3')}</li>
          </ol>
        </Notice>
        <div className="grid gap-4 sm:grid-cols-[1fr_1fr] sm:items-start">
          {(['firstName', 'lastName', 'email', 'phoneNumber'] as const).map((field) => (
            <Field key={field} label={text(`profile.${field}`)} error={errorOf(field)}>
              {(control) => (
                <Input
                  {...control}
                  {...inputs[field]}
                  name={field}
                  dir={field === 'email' || field === 'phoneNumber' ? 'ltr' : 'auto'}
                  value={profile[field]}
                  onChange={({ target }) => type(field, target.value)}
                />
              )}
            </Field>
          ))}
          <Field label={text('profile.department')} error={errorOf('department')}>
            {(control) => (
              <NativeSelect
                {...control}
                name="department"
                value={profile.department}
                onChange={({ target }) => type('department', target.value)}
              >
                <option value="" disabled>
                  {text('profile.chooseDepartment')}
                </option>
                {departments.map((department) => (
                  <option key={department} value={department}>
                    {text(`department.${department}`)}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        </div>
        <Refusal error={update.error} />
        <Actions>
          <Button look="primary" type="submit" busy={update.isPending}>
            {text(update.isPending ? 'profile.submitting' : 'profile.submit')}
          </Button>
        </Actions>
      </DialogForm>
    </Dialog>
  );
}

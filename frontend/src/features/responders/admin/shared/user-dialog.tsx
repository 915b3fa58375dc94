import { digitsOf, phoneLastFour, trimmed } from '@rigbook/contracts/responders/profile.rules';
import { userFormDepartments, type Department } from '@rigbook/contracts/responders/responder.words';
import { userFormErrors, type UserForm, type UserFormField } from '@rigbook/contracts/responders/user-form.rules';
import { Checkbox, Input } from 'antd';
import { useRef, useState } from 'react';
import { focusOn } from '../../../../lib/device/focus-on.js';
import type { User } from '../../../../lib/http/answers.js';
import { useSentence } from '../../../../lib/i18n/use-sentence.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog, DialogForm } from '../../../../ui/dialog.js';
import { Field } from '../../../../ui/form/field.js';
import { NativeSelect } from '../../../../ui/form/native-select.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useSaveUser, type UserRecord } from '../api/users.js';
import { EndedByNewNumber, EndsWithNewNumber } from './new-phone-number.js';
import styles from './user-dialog.module.css';

const typedFields = ['unitNumber', 'firstName', 'lastName', 'email', 'phoneNumber'] as const;
const formFields: readonly UserFormField[] = [...typedFields, 'department'];
const inputs = {
  unitNumber: { dir: 'ltr', inputMode: 'numeric', maxLength: 3 },
  firstName: { dir: 'auto' },
  lastName: { dir: 'auto' },
  email: { dir: 'ltr', inputMode: 'email' },
  phoneNumber: { dir: 'ltr', inputMode: 'tel' },
} as const;

const formOf = (user: User | undefined): UserForm => ({
  unitNumber: user?.unitNumber ?? '',
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  email: user?.email ?? '',
  phoneNumber: user?.phoneNumber ?? '',
  phoneLastFour: user?.phoneLastFour ?? '',
  department: user?.department ?? '',
});

/** Only the changes: another administrator may be changing the rest. */
const changesOf = (user: User, record: UserRecord): Partial<UserRecord> =>
  Object.fromEntries(Object.entries(record).filter(([field, value]) => value !== user[field as keyof UserRecord]));

/** Adds a user, or changes the given one. The last digits of the phone follow from its number. */
export function UserDialog({ user, onClose }: { user?: User; onClose: () => void }) {
  const text = useText();
  const sentence = useSentence();
  const attempt = useAttempt();
  const save = useSaveUser(user?.id);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(() => formOf(user));
  const [rights, setRights] = useState({ isAdmin: user?.isAdmin ?? false, isAuditor: user?.isAuditor ?? false });
  const [errors, setErrors] = useState<Partial<Record<UserFormField, string>>>({});

  const put = (field: UserFormField, value: string) => {
    setTyped({ ...typed, [field]: value, ...(field === 'phoneNumber' && { phoneLastFour: phoneLastFour(value) }) });
    setErrors({ ...errors, [field]: undefined });
  };
  const errorOf = (field: UserFormField) => errors[field] && sentence(errors[field]);
  // a user may be in a department that the form does not offer
  const departments = [...new Set([...userFormDepartments, ...(user?.department ? [user.department] : [])])];

  const submit = async () => {
    const found = userFormErrors(typed);
    setErrors(found);
    const wrong = formFields.find((field) => found[field] !== undefined);
    if (wrong !== undefined) return focusOn(form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`));
    const record = { ...trimmed(typed), ...rights } as UserRecord;
    const saving = save.mutateAsync(user ? changesOf(user, record) : record);
    if (!(await attempt(saving, text(user ? 'userForm.updateFailed' : 'userForm.addFailed')))) return;
    // stays until it is read
    if ((await saving).ended) return;
    showToast({ title: text(user ? 'userForm.updated' : 'userForm.added'), tone: 'success' });
    onClose();
  };

  if (save.data?.ended)
    return (
      <Dialog title={text('userForm.editNamed', { unit: save.data.unitNumber })} onClose={onClose}>
        <EndedByNewNumber ended={save.data.ended} onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog
      title={user ? text('userForm.editNamed', { unit: user.unitNumber }) : text('userForm.add')}
      focusFirstField={user === undefined}
      onClose={onClose}
    >
      <DialogForm ref={form} onSubmit={submit}>
        {typedFields.map((field) => (
          <Field key={field} label={text(`userForm.${field}`)} error={errorOf(field)}>
            {(control) => (
              <Input
                {...control}
                {...inputs[field]}
                name={field}
                autoComplete="off"
                value={typed[field]}
                onChange={({ target }) => put(field, target.value)}
              />
            )}
          </Field>
        ))}
        <Field label={text('userForm.phoneLastFour')} hint={text('userForm.phoneLastFourHint')}>
          {(control) => <Input {...control} dir="ltr" readOnly value={typed.phoneLastFour} />}
        </Field>
        {user && digitsOf(typed.phoneNumber) !== user.phoneNumber && <EndsWithNewNumber user={user} />}
        <Field label={text('userForm.department')} error={errorOf('department')}>
          {(control) => (
            <NativeSelect
              {...control}
              name="department"
              value={typed.department}
              onChange={({ target }) => put('department', target.value)}
            >
              <option value="" disabled>
                {text('profile.chooseDepartment')}
              </option>
              {departments.map((department: Department) => (
                <option key={department} value={department}>
                  {text(`department.${department}`)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <div className={styles.checks}>
          {(['isAdmin', 'isAuditor'] as const).map((right) => (
            <Checkbox
              key={right}
              checked={rights[right]}
              onChange={({ target }) => setRights({ ...rights, [right]: target.checked })}
            >
              {text(`userForm.${right}`)}
            </Checkbox>
          ))}
        </div>
        <Refusal error={save.error} />
        <Actions>
          <Button onClick={onClose}>{text('dialog.cancel')}</Button>
          <Button look="primary" type="submit" busy={save.isPending}>
            {text(save.isPending ? 'userForm.saving' : 'userForm.save')}
          </Button>
        </Actions>
      </DialogForm>
    </Dialog>
  );
}

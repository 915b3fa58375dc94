import { digitsOf, phoneLastFour, trimmed } from '@rigbook/contracts/responders/profile.rules';
import { userFormDepartments } from '@rigbook/contracts/responders/responder.words';
import { userFormErrors, type UserForm } from '@rigbook/contracts/responders/user-form.rules';
import { Checkbox, Form, Input, Select } from 'antd';
import type { User } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Dialog } from '../../../../ui/dialog.js';
import { FormBody, FormField } from '../../../../ui/form/form-dialog.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useSaveUser, type UserRecord } from '../api/users.js';
import { EndedByNewNumber, EndsWithNewNumber } from './new-phone-number.js';

type Values = UserForm & Pick<UserRecord, 'isAdmin' | 'isAuditor' | 'takesInEmergency'>;

const inputs = {
  unitNumber: { dir: 'ltr', inputMode: 'numeric', maxLength: 3 },
  firstName: { dir: 'auto' },
  lastName: { dir: 'auto' },
  email: { dir: 'ltr', inputMode: 'email' },
  phoneNumber: { dir: 'ltr', inputMode: 'tel' },
} as const;

const valuesOf = (user: User | undefined): Values => ({
  unitNumber: user?.unitNumber ?? '',
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  email: user?.email ?? '',
  phoneNumber: user?.phoneNumber ?? '',
  phoneLastFour: user?.phoneLastFour ?? '',
  department: user?.department ?? '',
  isAdmin: user?.isAdmin ?? false,
  isAuditor: user?.isAuditor ?? false,
  ...(user && { takesInEmergency: user.takesInEmergency }),
});

const rightsOf = (user: User | undefined) =>
  [...(user ? (['takesInEmergency'] as const) : []), 'isAdmin', 'isAuditor'] as const;

/** Only the changes: another administrator may be changing the rest. */
const changesOf = (user: User, record: UserRecord): Partial<UserRecord> =>
  Object.fromEntries(Object.entries(record).filter(([field, value]) => value !== user[field as keyof UserRecord]));

/** Adds a user, or changes the given one. The last digits of the phone follow from its number. */
export function UserDialog({ user, onClose }: { readonly user?: User; readonly onClose: () => void }) {
  const text = useText();
  const attempt = useAttempt();
  const save = useSaveUser(user?.id);
  const [form] = Form.useForm<Values>();
  // undefined before the field is there
  const typedNumber = Form.useWatch('phoneNumber', form) as string | undefined;
  const phoneNumber = typedNumber ?? user?.phoneNumber ?? '';
  // a user may be in a department that the form does not offer
  const departments = [...new Set([...userFormDepartments, ...(user?.department ? [user.department] : [])])];

  const submit = async ({ isAdmin, isAuditor, takesInEmergency, ...typed }: Values) => {
    const digits = phoneLastFour(typed.phoneNumber);
    const rights = { isAdmin, isAuditor, ...(user && { takesInEmergency }) };
    const record = { ...trimmed({ ...typed, phoneLastFour: digits }), ...rights } as UserRecord;
    const saving = save.mutateAsync(user ? changesOf(user, record) : record);
    if (!(await attempt(saving, text(user ? 'userForm.updateFailed' : 'userForm.addFailed')))) return;
    // stays until it is read
    if ((await saving).ended) return;
    showToast({ title: text(user ? 'userForm.updated' : 'userForm.added'), tone: 'success' });
    onClose();
  };

  return (
    <Dialog
      title={user ? text('userForm.editNamed', { unit: user.unitNumber }) : text('userForm.add')}
      focusFirstField={user === undefined}
      onClose={onClose}
    >
      {save.data?.ended ? (
        <EndedByNewNumber ended={save.data.ended} onClose={onClose} />
      ) : (
        <FormBody<Values>
          form={form}
          initial={valuesOf(user)}
          problems={({ isAdmin: _isAdmin, isAuditor: _isAuditor, takesInEmergency: _takes, ...typed }) =>
            userFormErrors({ ...typed, phoneLastFour: phoneLastFour(typed.phoneNumber) })
          }
          submit={text('userForm.save')}
          submitting={text('userForm.saving')}
          command={save}
          onSubmit={submit}
          onClose={onClose}
        >
          {(['unitNumber', 'firstName', 'lastName', 'email', 'phoneNumber'] as const).map((field) => (
            <FormField key={field} name={field} label={text(`userForm.${field}`)}>
              <Input {...inputs[field]} name={field} autoComplete="off" />
            </FormField>
          ))}
          <Form.Item
            htmlFor="last-four"
            label={text('userForm.phoneLastFour')}
            extra={text('userForm.phoneLastFourHint')}
          >
            <Input id="last-four" dir="ltr" readOnly value={phoneLastFour(phoneNumber)} />
          </Form.Item>
          {user && digitsOf(phoneNumber) !== user.phoneNumber && <EndsWithNewNumber user={user} />}
          <FormField name="department" label={text('userForm.department')}>
            <Select
              options={[
                { value: '', label: text('profile.chooseDepartment'), disabled: true },
                ...departments.map((value) => ({ value, label: text(`department.${value}`) })),
              ]}
            />
          </FormField>
          <div className="grid">
            {rightsOf(user).map((right) => (
              <Form.Item key={right} name={right} valuePropName="checked" noStyle>
                <Checkbox className="min-h-(--target) items-center">{text(`userForm.${right}`)}</Checkbox>
              </Form.Item>
            ))}
          </div>
        </FormBody>
      )}
    </Dialog>
  );
}

import { Alert } from 'antd';
import type { SharedAdminPassword } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';

export type AdminWithoutPasskey = SharedAdminPassword['withoutPasskey'][number];

interface Props {
  readonly title: string;
  readonly admins: readonly AdminWithoutPasskey[];
  readonly hint: string;
}

/** A warning that names administrators, and says what helps. */
export function AdminsWithoutPasskey({ title, admins, hint }: Props) {
  const person = usePerson();
  return (
    <Alert
      showIcon
      type="warning"
      title={title}
      description={
        <>
          <ul className="my-1 ps-5 list-disc">
            {admins.map((admin) => (
              <li key={admin.id}>{person(admin)}</li>
            ))}
          </ul>
          <p>{hint}</p>
        </>
      }
    />
  );
}

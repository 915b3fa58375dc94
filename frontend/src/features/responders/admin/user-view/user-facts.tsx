import { Descriptions } from 'antd';
import type { User } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';

/** Who they are, how to reach them, and their rights. */
export function UserFacts({ user }: { user: User }) {
  const text = useText();
  const rights = [
    user.isAdmin && text('users.isAdmin'),
    user.isAuditor && text('users.isAuditor'),
    !user.isAdmin && !user.isAuditor && text('users.isUser'),
    user.takesInEmergency && text('users.takesInEmergency'),
  ].filter(Boolean);
  return (
    <Descriptions
      column={1}
      size="small"
      items={[
        { label: text('users.unit'), children: <bdi>{user.unitNumber}</bdi> },
        {
          label: text('users.department'),
          children: text(user.department === null ? 'userView.noProfile' : `department.${user.department}`),
        },
        ...(user.email === null
          ? []
          : [
              {
                label: text('userForm.email'),
                children: (
                  <a
                    href={`mailto:${user.email}`}
                    className="inline-flex items-center max-sm:min-h-12 pointer-coarse:min-h-12"
                  >
                    <bdi dir="ltr">{user.email}</bdi>
                  </a>
                ),
              },
            ]),
        {
          label: text('users.phone'),
          children: (
            <a
              href={`tel:${user.phoneNumber}`}
              className="inline-flex items-center max-sm:min-h-12 pointer-coarse:min-h-12"
            >
              <bdi dir="ltr">{user.phoneNumber}</bdi>
            </a>
          ),
        },
        { label: text('userView.rights'), children: rights.join(', ') },
      ]}
    />
  );
}

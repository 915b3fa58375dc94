import type { User } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Facts } from '../../../../ui/content/facts.js';

/** Who they are, how to reach them, and their rights. */
export function UserFacts({ user }: { user: User }) {
  const text = useText();
  const rights = [
    user.isAdmin && text('users.isAdmin'),
    user.isAuditor && text('users.isAuditor'),
    !user.isAdmin && !user.isAuditor && text('users.isUser'),
  ].filter(Boolean);
  return (
    <Facts
      facts={[
        [text('users.unit'), <bdi key="unit">{user.unitNumber}</bdi>],
        ...(user.department === null
          ? [[text('users.department'), text('userView.noProfile')] as const]
          : [[text('users.department'), text(`department.${user.department}`)] as const]),
        ...(user.email === null
          ? []
          : [
              [
                text('userForm.email'),
                <a key="email" href={`mailto:${user.email}`}>
                  <bdi dir="ltr">{user.email}</bdi>
                </a>,
              ] as const,
            ]),
        [
          text('users.phone'),
          <a key="phone" href={`tel:${user.phoneNumber}`}>
            <bdi dir="ltr">{user.phoneNumber}</bdi>
          </a>,
        ],
        [text('userView.rights'), rights.join(', ')],
      ]}
    />
  );
}

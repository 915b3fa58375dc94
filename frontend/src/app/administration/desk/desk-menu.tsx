import { Badge, Menu } from 'antd';
import { Link, useLocation, useSearchParams } from 'react-router';
import { paths } from '../../../config/paths.js';
import { useSession } from '../../../features/auth/use-session.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { chooseWithSpace } from '../../../ui/choose-with-space.js';
import { Icon } from '../../../ui/icon.js';
import { addressOf, type DeskPage, groupsFor, icons, pageAt } from './desk-pages.js';
import styles from './desk.module.css';
import { useDeskCounts } from './use-desk-counts.js';

interface Props {
  /** Shows icons only, with a dot where something waits. */
  readonly folded?: boolean;
  readonly onChoose?: () => void;
}

/** Every page of the desk in its group, with how many wait there. */
export function DeskMenu({ folded = false, onChoose }: Props) {
  const text = useText();
  const session = useSession();
  const counts = useDeskCounts();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isAdmin = session?.isAdmin === true;

  const item = (page: DeskPage) => {
    const count = counts[page] ?? 0;
    const name = text(`desk.page.${page}`);
    return {
      key: page,
      title: count > 0 ? text('desk.named', { name, count }) : name,
      icon: (
        <Badge dot={folded && count > 0} offset={[-2, 4]}>
          <Icon name={icons[page]} />
        </Badge>
      ),
      label: (
        <Link to={addressOf(page)} className="flex items-center justify-between gap-2">
          {name}
          {count > 0 && (
            <span className={styles.count}>
              {count} <span className="sr-only">{text('desk.waiting')}</span>
            </span>
          )}
        </Link>
      ),
    };
  };
  return (
    <nav aria-label={text(isAdmin ? 'admin.title' : 'audit.title')}>
      <Menu
        className={styles.menu ?? ''}
        mode="inline"
        inlineIndent={10}
        inlineCollapsed={folded}
        selectedKeys={[pageAt(pathname, search)]}
        onClick={onChoose ?? (() => undefined)}
        onKeyDown={chooseWithSpace}
        items={[
          ...groupsFor({ isAdmin }).map(({ name, pages }) => ({
            key: `group-${name}`,
            type: 'group' as const,
            label: text(`desk.group.${name}`),
            children: pages.map(item),
          })),
          { key: 'line', type: 'divider' as const },
          {
            key: 'close',
            title: text(isAdmin ? 'admin.close' : 'desk.home'),
            // antd keeps a distance from an element that takes its class
            icon: (
              <span>
                <Icon name="close" />
              </span>
            ),
            label: <Link to={paths.home}>{text(isAdmin ? 'admin.close' : 'desk.home')}</Link>,
          },
        ]}
      />
    </nav>
  );
}

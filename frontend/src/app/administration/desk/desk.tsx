import { Drawer, Layout } from 'antd';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { useSession } from '../../../features/auth/use-session.js';
import { useDeviceChoice } from '../../../lib/device/use-device-choice.js';
import { useMediaQuery } from '../../../lib/device/use-media-query.js';
import { directionOf, useLanguage } from '../../../lib/i18n/language.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { Paper } from '../../paper/paper.js';
import { DeskMenu } from './desk-menu.js';
import styles from './desk.module.css';
import { Opening } from './opening.js';
import { pageOfDesk } from './desk-pages.js';
import { useDeskCounts } from './use-desk-counts.js';

/** Beside an open menu there is room for the tables of the lists. */
const roomForMenu = '(min-width: 1280px)';
const MENU_WIDTH = 264;
const FOLDED_WIDTH = 64;

/** The frame of administration and audit: the menu at the side, in a drawer where there is no room for both. */
export function Desk() {
  const isRoomy = useMediaQuery(roomForMenu);
  return (
    <Layout hasSider={isRoomy} className={styles.desk ?? ''}>
      {isRoomy ? <SideMenu /> : <MenuInDrawer />}
      <div id={pageOfDesk} tabIndex={-1} className="flex-1 min-w-0 outline-none">
        <Paper>
          <Outlet />
        </Paper>
      </div>
      <Opening />
    </Layout>
  );
}

/** Folded or open, as chosen on this device. */
function SideMenu() {
  const text = useText();
  const [menu, setMenu] = useDeviceChoice('desk-menu', ['open', 'folded'], 'open');
  const folded = menu === 'folded';
  return (
    <Layout.Sider
      role="none" // it lies inside the page's main part; the navigation in it is what to find
      theme="light"
      className={styles.side ?? ''}
      width={MENU_WIDTH}
      collapsedWidth={FOLDED_WIDTH}
      collapsed={folded}
    >
      <DeskMenu folded={folded} />
      <div className={styles.fold}>
        <Button
          look="quiet"
          icon={<Icon name={folded ? 'next' : 'previous'} />}
          aria-expanded={!folded}
          aria-label={text(folded ? 'desk.unfold' : 'desk.fold')}
          onClick={() => setMenu(folded ? 'open' : 'folded')}
        >
          {folded ? undefined : text('desk.fold')}
        </Button>
      </div>
    </Layout.Sider>
  );
}

function MenuInDrawer() {
  const text = useText();
  const { language } = useLanguage();
  const counts = useDeskCounts();
  const isAdmin = useSession()?.isAdmin === true;
  const [isOpen, setOpen] = useState(false);
  const waiting = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <div className="mb-3 print:hidden">
        <Button icon={<Icon name="menu" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {text('desk.open')}
          {waiting > 0 && (
            <span className={styles.count}>
              {waiting} <span className="sr-only">{text('desk.waiting')}</span>
            </span>
          )}
        </Button>
      </div>
      <Drawer
        title={text(isAdmin ? 'admin.title' : 'audit.title')}
        placement={directionOf[language] === 'rtl' ? 'right' : 'left'}
        size="min(320px, 88vw)"
        rootClassName={styles.drawer ?? ''}
        open={isOpen}
        onClose={() => setOpen(false)}
      >
        <DeskMenu onChoose={() => setOpen(false)} />
      </Drawer>
    </>
  );
}

import { useLocation, useSearchParams } from 'react-router';
import { useText } from '../../lib/i18n/use-text.js';
import { tabAt } from './admin-tabs.js';
import { pageAt } from './desk/desk-pages.js';

/** The name of the open page of administration. A vehicle's file, the sheet of stickers, bookings at risk and expenses have their own heading. */
export function useDashboardTitle(): string | undefined {
  const text = useText();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const open = tabAt(pathname, search);
  if (open === 'vehicle' || open === 'stickers' || open === 'at-risk' || open === 'expenses') return undefined;
  return pageAt(pathname, search) === 'requests' ? text('desk.page.requests') : text(`admin.tab.${open}`);
}

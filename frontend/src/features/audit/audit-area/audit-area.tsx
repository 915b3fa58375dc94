import { useSearchParams } from 'react-router';
import { useText } from '../../../lib/i18n/use-text.js';
import { PageTitle } from '../../../ui/page-title.js';
import { TabLinks } from '../../../ui/tab-links.js';
import { tabNames, tabs } from './tabs.js';

/** What auditors read. The tab stands in the address. */
export function AuditArea() {
  const text = useText();
  const [search] = useSearchParams();
  const open = tabNames.find((name) => name === search.get('tab')) ?? tabNames[0] ?? 'bookings';
  const Tab = tabs[open];
  return (
    <>
      <PageTitle title={text('audit.title')} />
      <TabLinks label={text('audit.tabs')} tabs={tabNames} open={open} nameOf={(name) => text(`audit.tab.${name}`)} />
      <Tab />
    </>
  );
}

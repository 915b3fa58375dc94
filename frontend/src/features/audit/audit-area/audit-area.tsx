import { useSearchParams } from 'react-router';
import { useText } from '../../../lib/i18n/use-text.js';
import { PageTitle } from '../../../ui/content/page-title.js';
import { AccessRecord } from '../access-record/access-record.js';
import { BookingHistories } from '../booking-histories/booking-histories.js';
import { Custody } from '../custody/custody.js';
import { Replay } from '../replay/replay.js';
import { Export } from '../export/export.js';
import { Verification } from '../verification/verification.js';

/** The audit's tabs in order, by their names in the address; `audit.tab.<name>` is the label. */
const tabs = {
  bookings: BookingHistories,
  replay: Replay,
  custody: Custody,
  access: AccessRecord,
  export: Export,
  verification: Verification,
} as const;

const tabNames = Object.keys(tabs) as TabName[];

/** The screens for auditors. The tab is in the address; its name is the heading. */
export function AuditArea() {
  const text = useText();
  const [search] = useSearchParams();
  const open = tabNames.find((name) => name === search.get('tab')) ?? tabNames[0] ?? 'bookings';
  const Tab = tabs[open];
  return (
    <>
      <PageTitle title={text(`audit.tab.${open}`)} />
      <Tab />
    </>
  );
}

type TabName = keyof typeof tabs;

import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { DocumentSkeleton } from '../../../ui/feedback/skeleton.js';
import { type Checklists, useChecklists } from './use-checklists.js';

interface Props {
  readonly bookingId: string;
  readonly children: (checklists: Checklists) => ReactNode;
}

/** A form that begins with a checklist. Without an answer of the server it begins with what this device knows. */
export function ChecklistsLoader({ bookingId, children }: Props) {
  const text = useText();
  const checklists = useChecklists(bookingId);
  return checklists ? children(checklists) : <DocumentSkeleton label={text('checks.loading')} />;
}

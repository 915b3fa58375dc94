import { useEffect } from 'react';
import { ReasonDialog } from './reason-dialog.js';
import { reasonsAsked, useReasonsAsked } from './reasons-asked.js';

/** Stands beside a list: neither a row that goes nor a list drawn again touches the question. */
export function ReasonQuestion() {
  const asked = useReasonsAsked();
  useEffect(() => reasonsAsked.clear, []); // left by Back, it is not asked again
  return asked.length > 0 && <ReasonDialog asked={asked} />;
}

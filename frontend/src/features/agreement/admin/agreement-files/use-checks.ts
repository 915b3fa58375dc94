import { useEffect, useRef, useState } from 'react';
import type { AgreementVerification } from '../../../../lib/http/answers.js';
import { verifyAgreement } from '../api/agreement-files.js';

/** What is known of a document chosen for a check. */
export type Check =
  | { readonly state: 'under way' }
  | { readonly state: 'unanswered'; readonly error: unknown }
  | ({ readonly state: 'answered' } & AgreementVerification);

export interface Checks {
  readonly of: (bookingId: string) => Check | undefined;
  readonly check: (bookingId: string) => Promise<void>;
  /** Progress of checking all, while it runs. */
  readonly progress: { readonly checked: number; readonly all: number } | undefined;
  readonly checkAll: (bookingIds: readonly string[]) => Promise<void>;
}

/** One at a time, since the server reads a whole document for each. */
const AT_ONCE = 3;

export function useChecks(): Checks {
  const [checks, setChecks] = useState<ReadonlyMap<string, Check>>(new Map());
  const [progress, setProgress] = useState<Checks['progress']>();
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => void (gone.current = true);
  }, []);

  const note = (bookingId: string, check: Check) => setChecks((known) => new Map(known).set(bookingId, check));
  const check = async (bookingId: string) => {
    note(bookingId, { state: 'under way' });
    try {
      note(bookingId, { state: 'answered', ...(await verifyAgreement(bookingId)) });
    } catch (error) {
      note(bookingId, { state: 'unanswered', error });
    }
  };
  const checkAll = async (bookingIds: readonly string[]) => {
    const all = bookingIds.length;
    const waiting = [...bookingIds];
    setProgress({ checked: 0, all });
    const inTurn = async () => {
      for (let next = waiting.shift(); next !== undefined && !gone.current; next = waiting.shift()) {
        await check(next);
        setProgress((now) => now && { ...now, checked: now.checked + 1 });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, inTurn));
    setProgress(undefined);
  };

  return { of: (bookingId) => checks.get(bookingId), check, progress, checkAll };
}

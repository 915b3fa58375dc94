import { useQuery } from '@tanstack/react-query';
import type { Shortfall } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Notice } from '../../../../ui/content/notice.js';
import { StatusTag } from '../../../../ui/content/status-tag.js';
import { ShortfallLines } from '../../vehicle-coverage/shortfall-lines.js';
import { belowTogetherQuery, requestsBelowQuery } from '../api/coverage.js';

/** With what a decision rests on: what approving leaves. */
export function BelowFloors({ shortfalls }: { readonly shortfalls: readonly Shortfall[] }) {
  const text = useText();
  if (shortfalls.length === 0) return null;
  return (
    <Notice hue="orange" icon="alert" title={text('coverage.leaves')}>
      <ShortfallLines shortfalls={shortfalls} />
    </Notice>
  );
}

/** With the chosen requests: what approving all of them leaves, before any of them is sent. */
export function BelowTogether({ ids }: { readonly ids: readonly string[] }) {
  const text = useText();
  const shortfalls = useQuery(belowTogetherQuery(ids)).data?.flatMap(({ below }) => below) ?? [];
  if (shortfalls.length === 0) return null;
  return (
    <Notice hue="orange" icon="alert" title={text('coverage.leavesTogether')}>
      <ShortfallLines shortfalls={shortfalls} />
    </Notice>
  );
}

/** In a list of bookings: what approving this one leaves, if that is too few. */
export function BelowFloorTag({ bookingId }: { readonly bookingId: string }) {
  const text = useText();
  const found = useQuery(requestsBelowQuery).data?.find((request) => request.bookingId === bookingId);
  if (!found) return null;
  return (
    <span className="grid gap-0.5">
      <StatusTag hue="orange" icon="alert">
        {text('coverage.tag')}
      </StatusTag>
      <span className="text-xs">
        <ShortfallLines shortfalls={found.below} />
      </span>
    </span>
  );
}

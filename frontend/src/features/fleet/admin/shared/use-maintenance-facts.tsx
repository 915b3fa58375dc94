import { isMaintenanceOverdue } from '@rigbook/contracts/fleet/maintenance.rules';
import type { ReactNode } from 'react';
import type { FleetVehicle } from '../../../../lib/http/answers.js';
import { useSentence } from '../../../../lib/i18n/use-sentence.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { StatusTag } from '../../../../ui/content/status-tag.js';

type Fact = readonly [name: string, value: ReactNode];

/** Start, expected end and reason of a maintenance. Missing facts are left out, except the end. */
export function useMaintenanceFacts({ startedAt, expectedEndAt, reason }: NonNullable<FleetVehicle['maintenance']>) {
  const text = useText();
  const sentence = useSentence();
  const times = useTimes();
  const overdue = isMaintenanceOverdue(expectedEndAt, useNow());
  const facts: readonly Fact[] = [
    ...(startedAt === null ? [] : [[text('maintenance.since'), times.instant(startedAt)] as const]),
    [
      text('maintenance.until'),
      <span key="until" className="flex flex-wrap items-center gap-y-1 gap-x-2">
        {expectedEndAt === null ? text('maintenance.untilUnknown') : times.instant(expectedEndAt)}
        {overdue && (
          <StatusTag hue="red" icon="alert">
            {text('maintenance.overdue')}
          </StatusTag>
        )}
      </span>,
    ],
    ...(reason === null
      ? []
      : [
          [
            text('maintenance.why'),
            <bdi key="why" className="wrap-anywhere whitespace-pre-line">
              {sentence(reason)}
            </bdi>,
          ] as const,
        ]),
  ];
  return facts;
}

import { useQuery } from '@tanstack/react-query';
import type { DamageMatter } from '../../../lib/http/answers.js';
import { usePerson } from '../../../lib/i18n/use-person.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { wholeName } from '../../../lib/i18n/whole-name.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { PageTitle } from '../../../ui/content/page-title.js';
import { Panel } from '../../../ui/content/panel.js';
import { PrintButton } from '../../../ui/content/print-button.js';
import { PageFailure } from '../../../ui/feedback/page-failure.js';
import { DocumentSkeleton } from '../../../ui/feedback/skeleton.js';
import { DamageSeverityTag } from '../shared/damage-severity-tag.js';
import { useDamageWhere } from '../shared/vehicle-drawing/use-damage-where.js';
import { BracketFacts } from './bracket-facts.js';
import { ContestForm } from './contest-form.js';
import { DamagePhotos } from './damage-photos.js';
import { damageMatterQuery } from './damage-matters.js';
import { SeenBefore } from './seen-before.js';
import { SettleForm } from './settle-form.js';
import { WhatWasSaid } from './what-was-said.js';

interface Props {
  readonly damageId: string;
  /** an administrator */
  readonly settles: boolean;
}

/** One damage on one page, to read, to print and to quarrel about. */
export function DamageScreen({ damageId, settles }: Props) {
  const text = useText();
  const { data: matter, error, refetch } = useQuery(damageMatterQuery(damageId));
  if (error && matter === undefined) return <PageFailure error={error} retry={() => void refetch()} />;
  if (matter === undefined) return <DocumentSkeleton label={text('bracket.loading')} />;
  return (
    <>
      <PageTitle title={text('bracket.title', { vehicle: wholeName(matter.damage.vehicle.name) })}>
        <PrintButton />
      </PageTitle>
      <div className="grid grid-cols-1 gap-4 max-w-180">
        <Reported matter={matter} />
        <Panel title={text('bracket.how')}>
          <BracketFacts bracket={matter.bracket} />
        </Panel>
        <SeenBefore matter={matter} />
        <Panel title={text('bracket.said')}>
          <WhatWasSaid matter={matter} />
        </Panel>
        {matter.mayContest && <ContestForm matter={matter} />}
        {settles && matter.maySettle && <SettleForm matter={matter} />}
        {settles && !matter.maySettle && <p className="text-soft print:hidden">{text('bracket.settledByOther')}</p>}
      </div>
    </>
  );
}

function Reported({ matter: { damage } }: { readonly matter: DamageMatter }) {
  const times = useTimes();
  const text = useText();
  const person = usePerson();
  const where = useDamageWhere();
  return (
    <Panel title={where(damage)} aside={<DamageSeverityTag severity={damage.severity} />}>
      <p className="wrap-anywhere whitespace-pre-line">
        <bdi>{damage.description}</bdi>
      </p>
      <p className="text-soft">
        {text('bracket.reported', {
          time: times.instantInSentence(damage.reportedAt),
          person: person(damage.reportedBy),
        })}
      </p>
      {damage.seenBy && <p className="text-soft">{text('bracket.seenWith', { person: person(damage.seenBy) })}</p>}
      {damage.resolution && (
        <p className="text-soft">
          {text('bracket.resolved', { time: times.instantInSentence(damage.resolution.resolvedAt) })}
        </p>
      )}
      <DamagePhotos damageId={damage.id} sightingId={null} />
    </Panel>
  );
}

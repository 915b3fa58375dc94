import { canonicalOrNothing, type Json } from '../format/canonical-json.js';
import type { SealedEvent } from '../format/sealed-event.js';
import type { Findings } from '../report/report.js';
import type { DossierFiles } from './dossier-files.js';

const UNFIT = 'checklist-unfit.json';

/** Check-ins that found the vehicle unfit, against their events. Dossiers of before have no such file; their events have the answers. */
export function checkUnfit(dossier: DossierFiles, events: readonly SealedEvent[], findings: Findings): void {
  const unfit = events.filter(({ type }) => type === 'VehicleFoundUnfit');
  if (dossier.bytes(UNFIT) === undefined) {
    if (unfit.length > 0)
      findings.note('checklist', `There is no ${UNFIT}: what made the vehicle unfit is in the events alone.`);
    return;
  }
  const expected = unfit.map(({ id, recordedAt, data }) => ({
    eventId: id,
    checkedAt: recordedAt,
    edition: data['checklistEdition'] ?? null,
    answers: data['checklistAnswers'] ?? null,
    preExistingDamage: data['preExistingDamage'] ?? null,
    notes: data['notes'] ?? null,
  })) satisfies Json;
  if (canonicalOrNothing(dossier.object(UNFIT)?.['events'] ?? null) === canonicalOrNothing(expected))
    findings.holds('checklist', `${UNFIT} matches the events.`);
  else findings.broken('checklist', `${UNFIT} and the events disagree.`, unfit[0]);
}

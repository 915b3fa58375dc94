import type { ReturnDraft } from '../check-out/return-form.js';
import { type DamageFindings, isBegun, reportsWith } from '../damage/damage-form.js';

/** A checkout that was begun before, with what both entered at the vehicle: nothing of either is lost, and nothing stands twice. */
export function withReturned(kept: ReturnDraft, returned: ReturnDraft): ReturnDraft {
  const isEmpty = kept.mileage.trim() === '';
  const { mileage, confirmed } = isEmpty ? returned : kept;
  return {
    mileage,
    ...(confirmed !== undefined && { confirmed }),
    fuel: kept.fuel ?? returned.fuel,
    notes: bothNotes(kept.notes, returned.notes),
    damage: bothFindings(kept.damage, returned.damage),
  };
}

const bothNotes = (kept: string, more: string): string =>
  kept.includes(more.trim()) ? kept : [kept.trimEnd(), more].filter(Boolean).join('\n');

function bothFindings(kept: DamageFindings, more: DamageFindings): DamageFindings {
  // of two that were begun, the later one stays in the form, and the one before if it is complete, too
  const begun = isBegun(more.begun) ? more.begun : kept.begun;
  const before = isBegun(more.begun) ? reportsWith(kept) : kept.reports;
  const known = new Set([...before.map(idOf), idOf(begun)]);
  const reports = [
    ...before.filter((report) => idOf(report) !== idOf(begun)),
    ...more.reports.filter((report) => !known.has(idOf(report))),
  ];
  const isNone = reports.length === 0 && !isBegun(begun);
  return { noDamage: isNone && (kept.noDamage || more.noDamage), reports, begun };
}

const idOf = (report: { readonly reportId?: string | undefined; readonly description: string }): string =>
  report.reportId ?? report.description;

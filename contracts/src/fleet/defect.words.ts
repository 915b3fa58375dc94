import { checklistOccasions } from '../checklists/checklist.words.js';

/** When a defect is found: as a checklist is answered, or seen by somebody who does not have the vehicle. Stored in events: never rename. */
export const defectOccasions = [...checklistOccasions, 'seen'] as const;
export type DefectOccasion = (typeof defectOccasions)[number];

/** Where a defect stands. Stored in events: never rename. */
export const defectStates = ['open', 'acknowledged', 'planned', 'fixed', 'declined'] as const;
export type DefectState = (typeof defectStates)[number];

/** A defect that still stands is shown to the next holder; one that is closed is fixed, or was declined. */
export const defectStandings = ['standing', 'closed'] as const;
export type DefectStanding = (typeof defectStandings)[number];

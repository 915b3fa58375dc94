/** How papers are kept and served: a PDF as it was sent, a photo re-encoded. Stored in events: never rename. */
export const paperMediaTypes = ['application/pdf', 'image/jpeg'] as const;
export type PaperMediaType = (typeof paperMediaTypes)[number];

/** Papers of one service. */
export const MOST_PAPERS_OF_SERVICE = 6;

/** A paper that was erased stays in the list, so that nobody looks for it. */
export const servicePaperStates = ['here', 'erased'] as const;
export type ServicePaperState = (typeof servicePaperStates)[number];

/** Below this width, lists of the administration become cards; on paper they stay tables. */
export const tooNarrowForTables = 'screen and (max-width: 1023px)';

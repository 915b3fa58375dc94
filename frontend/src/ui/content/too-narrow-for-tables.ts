/** Below this width, lists of the administration become cards. */
export const tooNarrowForTables = '(max-width: 899px)';

// one file for all of them: who opens one opens the next
export { CorrectInHistory } from './correct-in-history.js';
export { CorrectReadingDialog } from './correct-reading-dialog.js';
export { KeepReadingDialog } from './keep-reading-dialog.js';

/** In one file: each file that uses the day picker brings it closer to those that every dialog loads. */
export { DoneDialog } from './done-dialog.js';
export { ErasePaperDialog } from './erase-paper-dialog.js';
export { PlanDialog } from './plan-dialog.js';

/** One file for the browser: the pages of the desk differ by what they load themselves. */
export { AdminPage } from './admin.page.js';
export { AuditPage } from './audit.page.js';
export { DeskPage } from './desk.page.js';

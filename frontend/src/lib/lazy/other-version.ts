import { announceNewVersion } from '../new-version.js';
import { holdsWork } from './unsaved-work.js';

const key = 'rigbook.left-versions';

/** The address of the page's first script contains a hash of what it loads. */
const thisVersion = (): string => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

/**
 * The server no longer has the files of this page: another version was deployed. Loads that version at once if nothing typed or chosen
 * would be lost, and once from each version, since during a deployment the old and the new one may answer in turn; otherwise offers it.
 */
export function leaveThisVersion(): void {
  if (holdsWork() || alreadyLeft()) offerOtherVersion();
  else void loadOtherVersion();
}

/** For a file that nobody waits for. */
export const offerOtherVersion = (): void => announceNewVersion(() => void loadOtherVersion());

/** A service worker would serve the page of this version again. */
async function loadOtherVersion(): Promise<void> {
  if ('serviceWorker' in navigator) {
    const worker = await navigator.serviceWorker.getRegistration().catch(() => undefined);
    await worker?.unregister().catch(() => undefined);
  }
  window.location.reload();
}

function alreadyLeft(): boolean {
  try {
    const left = JSON.parse(sessionStorage.getItem(key) ?? '[]') as readonly string[];
    if (left.includes(thisVersion())) return true;
    sessionStorage.setItem(key, JSON.stringify([...left, thisVersion()]));
    return false;
  } catch {
    return true; // without a memory it could go on for ever
  }
}

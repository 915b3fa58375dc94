export interface ToastContent {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'neutral' | 'success' | 'destructive';
  /** An action offered while the toast is shown. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Names what a form lacks. It goes with the next change there, since it may lie over the very fields. */
  readonly asksForMore?: boolean;
}

export interface Toast extends ToastContent {
  readonly id: number;
  readonly open: boolean;
}

/** How long a dismissed toast is kept before it is removed, in milliseconds. */
const removalDelayMs = 1_000_000;

let toast: Toast | undefined;
let removal: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function put(next: Toast | undefined): void {
  toast = next;
  for (const changed of listeners) changed();
}

/** Shows the toast in place of any other. Returns the id to dismiss it. */
export function showToast(content: ToastContent): number {
  clearTimeout(removal);
  lastId += 1;
  put({ ...content, id: lastId, open: true });
  return lastId;
}

/** Dismisses that toast if it is still shown, or any toast if none is given. */
export function dismissToast(id = toast?.id): void {
  if (toast?.open !== true || toast.id !== id) return;
  put({ ...toast, open: false });
  clearTimeout(removal);
  removal = setTimeout(() => put(undefined), removalDelayMs);
}

export const toastStore = {
  subscribe: (changed: () => void): (() => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  current: (): Toast | undefined => toast,
};

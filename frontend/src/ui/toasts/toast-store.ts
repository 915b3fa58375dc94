export interface ToastContent {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'neutral' | 'success' | 'destructive';
}

export interface Toast extends ToastContent {
  readonly id: number;
  readonly open: boolean;
}

/** How long a dismissed toast is kept before it is forgotten, in milliseconds (docs/conformance.md#toasts-and-tooltips). */
const removalDelayMs = 1_000_000;

let toast: Toast | undefined;
let removal: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function put(next: Toast | undefined): void {
  toast = next;
  for (const changed of listeners) changed();
}

/** Shows the toast; one at a time, so it takes the place of any other. */
export function showToast(content: ToastContent): void {
  clearTimeout(removal);
  lastId += 1;
  put({ ...content, id: lastId, open: true });
}

export function dismissToast(): void {
  if (toast?.open !== true) return;
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

const ours = 'rigbook.';

/**
 * What this device remembers (language, theme, half-filled forms). Storage may be full, blocked or hold outdated data;
 * then the device remembers nothing.
 */
export const deviceStorage = {
  read<T>(key: string): T | undefined {
    try {
      const text = localStorage.getItem(ours + key);
      return text === null ? undefined : (JSON.parse(text) as T);
    } catch {
      return undefined;
    }
  },
  write(key: string, value: unknown): boolean {
    try {
      localStorage.setItem(ours + key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(ours + key);
    } catch {
      // nothing was remembered, so there is nothing to forget
    }
  },
  /** Calls with each key that another window of this browser removes. */
  onRemovedElsewhere(removed: (key: string) => void): void {
    window.addEventListener('storage', ({ key, newValue }) => {
      if (newValue === null && key?.startsWith(ours)) removed(key.slice(ours.length));
    });
  },
  /** Every key with that prefix. */
  keys(beginning: string): readonly string[] {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(ours + beginning))
        .map((key) => key.slice(ours.length));
    } catch {
      return [];
    }
  },
};

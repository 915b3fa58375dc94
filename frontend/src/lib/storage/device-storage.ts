const ours = 'rigbook.';

/** What the device has no room for. It lasts as long as the page. */
const inMemory = new Map<string, string>();

/**
 * What this device remembers (language, theme, half-filled forms). Storage may be full, blocked or hold outdated data;
 * then the page remembers it, and the device does not.
 */
export const deviceStorage = {
  read<T>(key: string): T | undefined {
    try {
      const text = inMemory.get(key) ?? localStorage.getItem(ours + key);
      return text === null ? undefined : (JSON.parse(text) as T);
    } catch {
      return undefined;
    }
  },
  /** False if it is lost with the page. */
  write(key: string, value: unknown): boolean {
    const text = JSON.stringify(value);
    try {
      localStorage.setItem(ours + key, text);
      inMemory.delete(key);
      return true;
    } catch {
      inMemory.set(key, text);
      return false;
    }
  },
  remove(key: string): void {
    inMemory.delete(key);
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
    const known = [...storedKeys(), ...inMemory.keys()].filter((key) => key.startsWith(beginning));
    return [...new Set(known)];
  },
};

function storedKeys(): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(ours))
      .map((key) => key.slice(ours.length));
  } catch {
    return [];
  }
}

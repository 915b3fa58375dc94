/** Lets the browser paint and answer a press before more work follows. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

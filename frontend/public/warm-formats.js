// A worker that start.ts begins. The first number and the first date in a browser's process make it list all its languages, which keeps a
// slow phone busy for a fifth of a second. Here that happens while the scripts of the page are still on their way.
new Intl.NumberFormat().format(1);
new Intl.DateTimeFormat().format(1);
globalThis.close();

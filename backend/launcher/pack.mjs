// npm run pack: everything that an installation without the repository needs, in one file
await import('./build.main.mjs');
await import('../scripts/pack.mjs');

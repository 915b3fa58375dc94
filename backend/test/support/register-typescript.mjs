import { register } from 'node:module';

// for `node --import`: programs that tests start run from the sources too
register('./typescript.mjs', import.meta.url);

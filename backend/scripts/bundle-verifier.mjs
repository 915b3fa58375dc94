import { rmSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';

// writes the verifier as one file; it knows nothing of the server, so it shares no part of the server's bundle
const verifier = path.resolve(import.meta.dirname, '../verifier');
rmSync(path.join(verifier, 'dist'), { recursive: true, force: true });
const bundle = await rolldown({
  input: path.join(verifier, 'src/main.ts'),
  platform: 'node',
  tsconfig: path.join(verifier, 'tsconfig.json'),
  external: ['yauzl'],
  resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
});
await bundle.write({ dir: path.join(verifier, 'dist'), format: 'esm', entryFileNames: '[name].js' });
await bundle.close();

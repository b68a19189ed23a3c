import { run } from './run.mjs';

const development = process.argv.includes('--dev');
run(development ? 'src/server/dev.ts' : 'src/server/main.ts', [], { build: !development });

import { SERVER } from './build.mjs';
import { run } from './run.mjs';

const development = process.argv.includes('--dev');
run(development ? 'src/app/server/dev.ts' : SERVER, [], { development, keepRunning: !development });

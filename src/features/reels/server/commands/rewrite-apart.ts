import { rewriteVideo } from './rewrite.ts';

/** The process ends itself if a file makes it use more memory; the JavaScript heap has a limit of its own. */
const MOST_MEMORY = 512 * 1024 * 1024;

const [from = '', to = ''] = process.argv.slice(2);
setInterval(() => process.memoryUsage.rss() > MOST_MEMORY && process.exit(9), 50).unref();
process.stdout.write(JSON.stringify(await rewriteVideo(from, to)));

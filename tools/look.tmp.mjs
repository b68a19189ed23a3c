import { chromium } from '@playwright/test';
const [,, who, sizes, themes, ...paths] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run'] });
for (const size of sizes.split(',')) { const [w,h] = size.split('x').map(Number);
 for (const theme of themes.split(',')) {
  const c = await b.newContext({ viewport: { width: w, height: h }, hasTouch: w < 900, isMobile: w < 900, colorScheme: theme, baseURL: 'http://127.0.0.1:4600' });
  if (who !== 'visitor') await c.request.post('/api/auth/sign-in', { data: { email: `${who}@plateful.test`, password: 'plateful-demo' } });
  const p = await c.newPage();
  for (const path of paths) { await p.goto(path, { waitUntil: 'networkidle' }).catch(() => {}); await p.waitForTimeout(400);
   await p.screenshot({ path: `/tmp/look/${who}-${path.replace(/[^a-z0-9]+/gi, '_').slice(0,40)}-${size}-${theme}.png` }); }
  await c.close(); } }
await b.close();

import { expect, open, stopClock, test } from './plateful.ts';

test('the contact form asks for every field, sends for 1.5 seconds without a call, and says when it is sent', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/contact');
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  for (const [field, missing] of [
    ['Name', 'Please enter your name'],
    ['Email', 'Please enter your email'],
    ['Subject', 'Please enter a subject'],
    ['Message', 'Please enter a message'],
  ] as const)
    await expect(page.getByRole('textbox', { name: field })).toHaveAccessibleDescription(missing);
  await page.getByLabel('Name').fill('Casey');
  await page.getByLabel('Email').fill('casey');
  await page.getByLabel('Subject').fill('Soup');
  await page.getByRole('textbox', { name: 'Message' }).fill('It was good.');
  await send.click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await page.getByLabel('Email').fill('casey@plateful.test');

  await stopClock(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/(rpc|api)\//.test(request.url())) calls.push(request.url());
  });
  await send.click();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await page.clock.runFor(1_400);
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await page.clock.runFor(200);
  await expect(send).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(page.getByText('Message sent!').first()).toBeVisible();
  expect(calls).toEqual([]);
});

test('the newsletter is chosen by topic, and subscribed to on a page outside', async ({ page, context }) => {
  await context.route('https://letters.plateful.test/**', (route) => route.fulfill({ body: 'Welcome' }));
  await open(page, '/newsletter');
  const topic = (name: string) => page.getByRole('checkbox', { name });
  await expect(topic('Weekly recipes')).toBeChecked();
  for (const name of ['Cooking tips', 'Meal planning', 'Special offers'])
    await expect(topic(name)).not.toBeChecked();
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  const email = page.getByRole('main').getByRole('textbox', { name: 'Email' });
  await subscribe.click();
  await expect(email).toHaveAccessibleDescription('Please enter your email');
  await email.fill('casey');
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  await email.fill('casey@plateful.test');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/(rpc|api)\//.test(request.url())) calls.push(request.url());
  });
  const outside = context.waitForEvent('page');
  await subscribe.click();
  await expect(await outside).toHaveURL('https://letters.plateful.test/');
  await expect(page).toHaveURL('/newsletter');
  expect(calls).toEqual([]);
});
